/** Africa, with the Canaries; the columns are described in named-place.ts. */
export const africa = `
HECA HESX | Cairo, Al Qahirah, Le Caire, Kairo, Il Cairo, El Cairo, Kair | Heliopolis
HEAX | Alexandria, Alexandrie, Alessandria d'Egitto, Alejandría, Al Iskandariyah | Borg El Arab
HEGN | Hurghada, Al Ghardaqah
HESH | Sharm el-Sheikh, Charm el-Cheikh, Scharm asch-Schaich
HELX | Luxor, Louxor, Al Uqsur
HESN | Aswan, Assouan, Assuan, Asuán
HLLM | Tripoli, Tarabulus, Tripolis | Mitiga
HLLB | Benghazi, Bengasi
DTTA | Tunis, Tunisi, Túnez, Tunes | Carthage
DTNH | Enfidha, Hammamet, Sousse, Susa
DTTJ | Djerba, Jerba, Dscherba
DAAG | Algiers, Alger, Algier, Algeri, Argel, Al Jazair | Dar El Beïda
DAOO | Oran, Wahran | Es Sénia
DABC | Constantine, Qusantinah
DABB | Annaba, Bône
GMMN | Casablanca, Dar el Beida | Nouasseur
GMMX | Marrakech, Marrakesh, Marrakesch
GMTT | Tangier, Tanger, Tangeri
GMME | Rabat, Salé
GMFF | Fes, Fez | Saïss
GMAD | Agadir | Al Massira
GMFO | Oujda, Wajda
GMMW | Nador
GQNO | Nouakchott, Nuakschott
GOBD | Dakar, Dacar | Diass
GBYD | Banjul, Gambia | Yundum
GGOV | Bissau, Bissão
GFLL | Freetown | Lungi
GLRB | Monrovia | Harbel
DIAP | Abidjan | Port-Bouët
DGAA | Accra, Akkra
DNMM | Lagos | Ikeja
DFFD | Ouagadougou, Wagadugu
FTTJ | N'Djamena, Ndjamena, Fort-Lamy
FKKD | Douala, Duala
FKYS | Yaoundé, Yaunde
FZAA | Kinshasa, Léopoldville | N'djili
FZQA | Lubumbashi, Élisabethville
FNBJ FNLU | Luanda
GVAC | Sal, Espargos
GVBA | Boa Vista
HSSK | Khartoum, Khartum, Chartum, Al Khartum, Jartum
HAAB | Addis Ababa, Addis-Abeba, Adís Abeba | Bole
HHAS | Asmara, Asmera
HDAM | Djibouti, Dschibuti, Gibuti, Yibuti
HCMM | Mogadishu, Mogadischu, Mogadiscio, Muqdisho
HKJK | Nairobi | Embakasi
HKMO | Mombasa, Mombassa
HTDA | Dar es Salaam, Daressalam
HTZA | Zanzibar, Sansibar, Unguja
HTKJ | Kilimanjaro, Arusha, Moshi, Kilimandscharo
HUEN | Entebbe, Kampala
FWKI | Lilongwe
FYWH | Windhoek, Windhuk
FYWB | Walvis Bay, Walfischbucht
FAOR FALA | Johannesburg, Joburg, Egoli, Pretoria, Tshwane | Kempton Park, Jan Smuts
FACT | Cape Town, Kaapstad, Kapstadt, Le Cap, Città del Capo, Ciudad del Cabo, Cidade do Cabo
FALE | Durban, eThekwini | La Mercy
FAPE | Port Elizabeth, Gqeberha
FDSK | Manzini, Mbabane
FQMA | Maputo, Lourenço Marques
FMMI | Antananarivo, Tananarive
FMNN | Nosy Be, Nossi-Bé
FIMP | Mauritius, Île Maurice, Maurice, Port Louis, Mauricio | Plaisance
FMEE | Saint-Denis, La Réunion, Réunion | Sainte-Marie
FSIA | Victoria, Mahé, Seychelles, Seychellen
FMCH | Moroni, Comoros, Comores
FMCZ | Mayotte, Mamoudzou, Dzaoudzi
GCLP | Gran Canaria, Las Palmas | Gando
GCTS GCXO | Tenerife, Teneriffa | Granadilla, Reina Sofía
GCXO | Santa Cruz de Tenerife, La Laguna | Los Rodeos
GCRR | Lanzarote, Arrecife
GCFV | Fuerteventura, Puerto del Rosario
GCLA | La Palma
`;
