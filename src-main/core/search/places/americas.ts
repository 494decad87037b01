/** The Americas, with Greenland; the columns are described in named-place.ts. */
export const americas = `
KJFK KLGA KEWR | New York, New York City, Nueva York, Nova Iorque, Nuova York, Nowy Jork | Queens
KLAX KBUR | Los Angeles
KBUR | Burbank, Hollywood
KORD KMDW | Chicago | Rosemont
KSFO | San Francisco | Millbrae, San Bruno
KSJC | San Jose, Silicon Valley
KDCA KIAD KBWI | Washington, Washington D.C., Washington DC | Arlington
KMIA KFLL | Miami
KMCO | Orlando, Disney World
KDFW KDAL | Dallas, Fort Worth
KIAH KHOU | Houston
KBOS | Boston | East Boston
KPHL | Philadelphia, Philadelphie, Filadelfia
KSEA | Seattle, Tacoma | SeaTac
KMSP | Minneapolis, Saint Paul
KDTW | Detroit | Romulus
KMSY | New Orleans, La Nouvelle-Orléans, Nueva Orleans | Kenner
KSTL | St. Louis | Lambert
KCVG | Cincinnati
KSAV | Savannah, Hilton Head
KBDL | Hartford | Windsor Locks
KGSO | Greensboro, High Point
KRNO | Reno, Lake Tahoe
KBUF | Buffalo, Niagara Falls
KORF | Norfolk, Virginia Beach
KDJT | West Palm Beach, Palm Beach
KEGE | Vail, Eagle
KJAC | Jackson Hole, Jackson
KBZN | Bozeman, Yellowstone
PHNL | Honolulu, Oahu, Hawaii, Waikiki
PHOG | Maui, Kahului
PHKO | Kona, Kailua-Kona
PHLI | Kauai, Lihue
CYYZ CYTZ | Toronto | Mississauga, Malton
CYUL | Montréal | Dorval
CYVR | Vancouver | Sea Island
CYEG | Edmonton | Nisku, Leduc
CYQB | Québec, Quebec City
CYHZ | Halifax | Enfield
CYFB | Iqaluit, Frobisher Bay
BGGH | Nuuk, Godthåb
BGSF | Kangerlussuaq, Søndre Strømfjord
MMMX MMSM MMTO | Mexico City, Ciudad de México, Mexiko-Stadt, Mexico, Cidade do México, Città del Messico
MMUN | Cancún, Riviera Maya, Playa del Carmen
MMMY | Monterrey | Apodaca
MMSD | Los Cabos, San José del Cabo, Cabo San Lucas
MMLO | León, Guanajuato | Silao
MGGT | Guatemala City, Ciudad de Guatemala, Guatemala-Stadt, Guatemala
MZBZ | Belize City, Belice, Belize
MSLP | San Salvador | Comalapa
MHTG MHPR | Tegucigalpa
MROC | San José | Alajuela
MRLB | Liberia, Guanacaste
MPTO MPMG | Panama City, Ciudad de Panamá, Panama-Stadt, Panamá | Tocumen
MUHA | Havana, La Habana, La Havane, Havanna, L'Avana, Hawana | Boyeros
MUVR | Varadero
MYNN | Nassau, Bahamas
MKJP | Kingston, Jamaica | Palisadoes
MDSD | Santo Domingo, Saint-Domingue | Punta Caucedo
MTPP | Port-au-Prince, Puerto Príncipe
TJSJ | San Juan, Puerto Rico | Isla Verde
TFFR | Pointe-à-Pitre, Guadeloupe | Les Abymes
TFFF | Fort-de-France, Martinique | Le Lamentin
TNCM | Sint Maarten, Saint-Martin, St. Maarten, Philipsburg
TFFJ | Saint-Barthélemy, St. Barts, St. Barths, Gustavia
TBPB | Bridgetown, Barbados
TTPP | Port of Spain, Trinidad | Piarco
TNCC | Curaçao, Willemstad
TNCA | Aruba, Oranjestad
TLPL TLPC | Saint Lucia, Castries
TAPA | Antigua, St. John's
TGPY | Grenada, St. George's
MWCR | Grand Cayman, George Town
TXKF | Bermuda, Hamilton, Bermudes
SVMI | Caracas | Maiquetía, La Guaira
SKBO | Bogotá | Fontibón
SKRG | Medellín | Rionegro
SKCL | Cali | Palmira
SKBQ | Barranquilla | Soledad
SEQM | Quito | Tababela
SPJC | Lima | Callao
SPZO | Cusco, Cuzco, Qosqo, Machu Picchu
SLLP | La Paz, El Alto
SLVR | Santa Cruz, Santa Cruz de la Sierra
SCEL | Santiago, Santiago de Chile, Santiago du Chili | Pudahuel
SCIP | Easter Island, Isla de Pascua, Rapa Nui, Île de Pâques, Osterinsel, Hanga Roa
SAEZ SABE | Buenos Aires, Buenos Ayres | Ezeiza
SAZS | Bariloche
SUMU | Montevideo | Carrasco
SGAS | Asunción, Assunção | Luque
SBGR SBSP SBKP | São Paulo, San Pablo | Guarulhos
SBGL SBRJ | Rio de Janeiro, Rio | Ilha do Governador
SBSV | Salvador, Bahia
SBCT | Curitiba | São José dos Pinhais
SBCF | Belo Horizonte | Confins
SBEG | Manaus, Manaos
SBFI | Foz do Iguaçu, Iguazu, Iguassu
SARI | Puerto Iguazú, Cataratas
SOCA | Cayenne, Guyane | Matoury, Rochambeau
SMJP | Paramaribo | Zanderij
SYCJ | Georgetown | Timehri
EGYP | Falkland Islands, Stanley, Port Stanley, Islas Malvinas | Mount Pleasant
`;
