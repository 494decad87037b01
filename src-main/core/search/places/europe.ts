/** Europe, with Cyprus and the Faroes; the columns are described in named-place.ts. */
export const europe = `
LOWW | Vienna, Wien, Vienne, Viena, Wenen, Bécs, Vídeň, Viedeň, Wiedeń, Dunaj, Beč, Viyana | Schwechat
LOWS | Salzburg, Salzbourg, Salisburgo, Salzburgo
LOWG | Graz | Feldkirchen, Thalerhof
LOWK | Klagenfurt, Celovec
LOWL | Linz | Hörsching
LSZH | Zurich, Zurigo, Curych | Kloten, Rümlang, Oberglatt
LSGG | Geneva, Genève, Genf, Ginevra, Ginebra, Genebra, Ženeva, Genewa | Meyrin, Le Grand-Saconnex, Cointrin
LFSB | Basel, Bâle, Basilea, Bazel, Mulhouse, Mülhausen, Freiburg, Fribourg-en-Brisgau | Blotzheim, Hésingue
LSZB | Bern, Berne, Berna | Belp
LSZA | Lugano | Agno
LSZR | St. Gallen, Saint-Gall, San Gallo | Altenrhein
LSGS | Sion, Sitten
EDDF EDFH | Frankfurt, Francfort, Francoforte, Frankfurt am Main
EDDM | Munich, München, Muenchen, Monaco di Baviera, Munique, Mnichov, Monachium | Freising, Erding, Hallbergmoos
EDDB | Berlin, Berlino, Berlim, Berlijn, Berlynas | Schönefeld, Selchow
EDDK | Cologne, Köln, Koeln, Colonia, Keulen, Kolonia, Bonn | Wahn, Porz
EDDL | Düsseldorf, Duesseldorf | Lohausen
EDLV | Weeze, Niederrhein, Kleve
EDDH | Hamburg, Hambourg, Amburgo, Hamburgo | Fuhlsbüttel
EDDS | Stuttgart, Stoccarda | Echterdingen, Leinfelden
EDDN | Nuremberg, Nürnberg, Nuernberg, Norimberga, Norymberga, Norimberk
EDDV | Hanover, Hannover, Hanovre | Langenhagen
EDDW | Bremen, Brême, Brema
EDDP | Leipzig, Lipsia, Lipsk, Lipsko, Halle | Schkeuditz
EDDC | Dresden, Dresde, Dresda, Drezno, Drážďany | Klotzsche
EDDG | Münster, Muenster, Osnabrück, Osnabrueck | Greven
EDDR | Saarbrücken, Saarbruecken, Sarrebruck
EDDE | Erfurt, Weimar
EDSB | Karlsruhe, Baden-Baden | Rheinmünster, Söllingen
EDJA | Memmingen, Allgäu
EDLP | Paderborn, Lippstadt
EDHL | Lübeck, Luebeck, Lubecca
EDXW | Sylt, Westerland
EBBR EBCI | Brussels, Brussel, Bruxelles, Bruessel, Bruselas, Bruxelas, Brusel, Bruksela | Zaventem
EBCI | Charleroi | Gosselies
EBAW | Antwerp, Antwerpen, Anvers, Anversa, Amberes | Deurne
EBLG | Liège, Luik, Lüttich, Luettich, Liegi, Lieja | Bierset
EBOS | Ostend, Oostende, Ostende, Bruges, Brugge, Brujas
EHAM | Amsterdam | Schiphol, Haarlemmermeer
EHRD | Rotterdam, The Hague, Den Haag, La Haye, L'Aia, La Haya | Zestienhoven
EHBK | Maastricht, Aachen, Aix-la-Chapelle, Aquisgrana, Aquisgrán | Beek
EHGG | Groningen, Groningue, Groninga | Eelde
ELLX | Luxembourg, Luxemburg, Lëtzebuerg, Lussemburgo, Luxemburgo | Findel
LFPG LFPO LFOB | Paris, Parigi, Parijs, Paryż, Paříž | Roissy
LFOB | Beauvais | Tillé
LFML | Marseille, Marseilles, Marsiglia, Marsella, Marselha, Aix-en-Provence | Marignane
LFMN | Nice, Nizza, Niza, Nissa, Cannes, Monaco, Monte Carlo
LFLL | Lyon, Lyons, Lione, Lión | Colombier-Saugnieu, Satolas
LFBO | Toulouse, Tolosa | Blagnac
LFBD | Bordeaux, Burdeos, Bordèu | Mérignac
LFST | Strasbourg, Straßburg, Strasburgo, Estrasburgo, Strossburi | Entzheim
LFRS | Nantes, Naoned | Bouguenais
LFQQ | Lille, Lilla, Rijsel | Lesquin
LFRN | Rennes, Roazhon
LFMT | Montpellier, Montpelhièr | Mauguio
LFRB | Brest | Guipavas
LFKJ | Ajaccio, Aiacciu
LFBZ | Biarritz, Bayonne, Bayona | Anglet
LFMP | Perpignan, Perpinyà, Perpiñán | Rivesaltes
LFLB | Chambéry | Le Bourget-du-Lac
LFLS | Grenoble | Saint-Geoirs
LFTW | Nîmes | Garons
LFTH | Toulon, Tolone, Tolón | Hyères
LFJL | Metz, Nancy | Goin
EGLL EGKK EGSS EGGW EGLC | London, Londres, Londra, Londen, Londyn, Lontoo | Hounslow
EGBB | Birmingham | Solihull
EGCC | Manchester | Wythenshawe, Ringway
EGPH | Edinburgh, Édimbourg, Edimburgo, Edinburg, Dùn Èideann | Ingliston, Turnhouse
EGPF EGPK | Glasgow, Glaschu | Abbotsinch, Paisley
EGGP | Liverpool | Speke
EGGD | Bristol | Lulsgate
EGNT | Newcastle, Newcastle upon Tyne | Woolsington, Ponteland
EGNM | Leeds, Bradford | Yeadon
EGNX | East Midlands, Nottingham, Derby, Leicester | Castle Donington
EGAA EGAC | Belfast, Béal Feirste | Aldergrove
EGPD | Aberdeen | Dyce
EGPE | Inverness | Dalcross
EGFF | Cardiff, Caerdydd | Rhoose
EGHI | Southampton | Eastleigh
EGTE | Exeter
EGSH | Norwich
EGAE | Derry, Londonderry, Doire
EIDW | Dublin, Dublino, Baile Átha Cliath | Swords, Collinstown
EICK | Cork, Corcaigh
EINN | Shannon, Limerick, Luimneach
EIKN | Knock, Ireland West
EKCH | Copenhagen, København, Koebenhavn, Copenhague, Kopenhagen, Copenaghen, Kodaň, Kopenhaga, Köpenhamn | Kastrup, Tårnby
ESMS | Malmö, Malmoe
EKAH | Aarhus, Århus | Tirstrup
EKYT | Aalborg, Ålborg
ENGM ENTO | Oslo | Gardermoen, Ullensaker
ENTO | Sandefjord | Torp
ENBR | Bergen | Flesland
ENVA | Trondheim, Nidaros | Værnes, Stjørdal
ENZV | Stavanger | Sola
ENTC | Tromsø, Tromsoe | Langnes
ENBO | Bodø, Bodoe
ENAL | Ålesund, Aalesund | Vigra
ESSA ESSB ESKN | Stockholm, Estocolmo, Stoccolma, Tukholma, Sztokholm | Arlanda, Märsta, Sigtuna
ESGG | Gothenburg, Göteborg, Goeteborg, Gotemburgo, Gotenburg | Landvetter
ESSV | Visby, Gotland
EFHK | Helsinki, Helsingfors, Helsínquia | Vantaa, Vanda
EFTU | Turku, Åbo
EFTP | Tampere, Tammerfors
EFOU | Oulu, Uleåborg
EFVA | Vaasa, Vasa
EFRO | Rovaniemi, Lapland, Lappi
BIKF BIRK | Reykjavík | Keflavík
EKVG | Tórshavn, Faroe Islands, Føroyar, Färöer, Îles Féroé | Sørvágur
LIRF LIRA | Rome, Roma, Rom, Rzym, Řím, Rooma | Fiumicino
LIMC LIML LIME | Milan, Milano, Mailand, Milão, Mediolan | Malpensa, Ferno, Gallarate, Varese
LIML | Linate | Segrate, Peschiera Borromeo
LIME | Bergamo, Bergame | Orio al Serio
LIPZ LIPH | Venice, Venezia, Venedig, Venise, Venecia, Veneza, Wenecja, Benátky, Venetië | Tessera, Mestre
LIPH | Treviso, Trévise
LIRN | Naples, Napoli, Neapel, Nápoles, Neapol, Napels | Capodichino
LIRQ | Florence, Firenze, Florenz, Florencia, Florença, Florencja, Florencie | Peretola
LIRP | Pisa, Pise
LIMF | Turin, Torino, Turim, Turyn | Caselle
LIMJ | Genoa, Genova, Genua, Gênes, Zena | Sestri Ponente
LIPE | Bologna, Bologne, Bolonia, Bolonha | Borgo Panigale
LIPX | Verona, Vérone | Villafranca
LIPQ | Trieste, Triest, Trst, Gorizia | Ronchi dei Legionari
LIEE | Cagliari, Casteddu | Elmas
LIEO | Olbia | Costa Smeralda
LIEA | Alghero, L'Alguer | Fertilia
LICJ | Palermo, Palerme | Punta Raisi, Cinisi
LICC | Catania, Catane | Fontanarossa
LIBD | Bari | Palese
LICA | Lamezia Terme
LIPY | Ancona, Ancône | Falconara
LIPR | Rimini, San Marino
LIRZ | Perugia, Pérouse
LEMD | Madrid, Madryt | Barajas
LEBL LEGE | Barcelona, Barcelone, Barcellona | El Prat
LEGE | Girona, Gerona, Gérone, Costa Brava | Vilobí
LERS | Reus, Tarragona
LEZL | Seville, Sevilla, Siviglia, Sevilha | San Pablo
LEVC | Valencia, Valence, Valenza | Manises
LEMG | Málaga | Churriana, Torremolinos
LEAL | Alicante, Alacant, Elche, Elx | El Altet
LEBB | Bilbao, Bilbo | Loiu
LEPA | Palma, Palma de Mallorca, Mallorca, Majorca, Majorque, Maiorca | Son Sant Joan
LEIB | Ibiza, Eivissa
LEMH | Menorca, Minorca, Minorque, Mahón, Maó
LEST | Santiago de Compostela, Saint-Jacques-de-Compostelle | Lavacolla
LECO | A Coruña, La Coruña, La Corogne, Corunna
LEAS | Asturias, Oviedo, Gijón, Avilés
LESO | San Sebastián, Donostia, Saint-Sébastien | Hondarribia
LEZG | Zaragoza, Saragossa, Saragosse, Saragozza
LEGR | Granada, Grenade, Jaén
LEJR | Jerez, Xérès, Cádiz, Cadix
LEMI | Murcia, Murcie | Corvera
LPPT | Lisbon, Lisboa, Lissabon, Lisbonne, Lisbona, Lizbona | Portela
LPPR | Porto, Oporto | Pedras Rubras, Maia
LPFR | Faro, Algarve
LPMA | Funchal, Madeira, Madère | Santa Cruz
LPPD | Ponta Delgada, Azores, Açores, Azoren
LPLA | Terceira, Angra do Heroísmo | Lajes
EPWA EPMO | Warsaw, Warszawa, Warschau, Varsovie, Varsavia, Varsovia, Varšava | Okęcie
EPKK | Kraków, Cracow, Krakau, Cracovie, Cracovia | Balice
EPGD | Gdańsk, Danzig, Danzica, Gdynia, Sopot | Rębiechowo
EPWR | Wrocław, Breslau, Vratislav, Breslavia
EPPO | Poznań, Posen | Ławica
EPKT | Katowice, Kattowitz | Pyrzowice
EPLL | Łódź, Lodsch | Lublinek
EPSC | Szczecin, Stettin | Goleniów
EPBY | Bydgoszcz, Bromberg
EPRZ | Rzeszów | Jasionka
LKPR | Prague, Praha, Prag, Praga | Ruzyně
LKTB | Brno, Brünn, Bruenn
LKMT | Ostrava, Ostrau | Mošnov
LZIB | Bratislava, Pressburg, Pozsony, Prešporok | Ivanka
LZKZ | Košice, Kaschau, Kassa
LHBP | Budapest, Budapeszt | Ferihegy, Vecsés
LHDC | Debrecen, Debreczin
LJLJ | Ljubljana, Laibach, Lubiana, Liubliana | Brnik
LDZA | Zagreb, Agram, Zagabria | Pleso, Velika Gorica
LDSP | Split, Spalato | Kaštela
LDDU | Dubrovnik | Čilipi
LDPL | Pula, Pola
LDRI | Rijeka, Fiume | Krk
LDZD | Zadar, Zara
LYBE | Belgrade, Beograd, Belgrad, Belgrado, Bělehrad | Surčin
LYNI | Niš, Nish, Nissa
LQSA | Sarajevo, Sarajewo, Sarayevo
LQTZ | Tuzla
LYPG | Podgorica | Golubovci
LYTV | Tivat, Kotor, Cattaro, Budva
LATI | Tirana, Tiranë | Rinas
LWSK | Skopje, Skopie, Skoplje, Üsküp
BKPR | Pristina, Prishtina, Prishtinë
LGAV | Athens, Athina, Athen, Athènes, Atene, Atenas, Ateny | Spata
LGTS | Thessaloniki, Salonica, Saloniki, Thessalonique, Salonicco, Tesalónica, Solun, Selanik | Thermi
LGIR | Heraklion, Iraklio, Iráklion, Candia, Crete, Kriti, Kreta
LGSA | Chania, Hania, La Canée | Souda
LGKR | Corfu, Kerkyra, Korfu, Corfou
LGRP | Rhodes, Rodos, Rhodos, Rodi, Rodas
LGSR | Santorini, Santorin, Thira, Thera
LGKO | Kos, Cos
LGZA | Zakynthos, Zante
LGKF | Kefalonia, Cephalonia, Céphalonie
LBSF | Sofia, Sofiya | Vrazhdebna
LBBG | Burgas, Bourgas
LBPD | Plovdiv, Philippopolis
LROP LRBS | Bucharest, București, Bukarest, Bucarest, Bucareste, Bukareszt, Bukurešť | Otopeni
LRCL | Cluj, Cluj-Napoca, Klausenburg, Kolozsvár
LRTR | Timișoara, Temeswar, Temeschburg, Temesvár
LRSB | Sibiu, Hermannstadt, Nagyszeben
LRIA | Iași, Jassy
LRBV | Brașov, Kronstadt, Brassó | Ghimbav
LRCK | Constanța, Konstanza | Mihail Kogălniceanu
LUKK | Chișinău, Kishinev, Kischinau, Kichinev
UKBB UKKK | Kyiv, Kiev, Kiew, Kijów, Kyjev, Kijev | Boryspil, Zhuliany
UKLL | Lviv, Lvov, Lemberg, Lwów, Leopoli
UKOO | Odesa, Odessa
UKHH | Kharkiv, Kharkov, Charkiw, Charkow
UKDD | Dnipro, Dnepropetrovsk, Dnipropetrovsk
UMGG | Gomel, Homel
UMBB | Brest, Brest-Litovsk
EVRA | Riga, Ryga
EYVI | Vilnius, Wilna, Wilno, Vilna, Vilnjus
EYKA | Kaunas, Kowno | Karmėlava
EYPA | Palanga, Klaipėda, Memel
EETN | Tallinn, Reval, Tallin | Ülemiste
UUEE UUDD UUWW UUBW | Moscow, Moskva, Moskau, Moscou, Mosca, Moscú, Moscovo, Moskwa, Москва | Sheremetyevo, Khimki
UUDD | Domodedovo
ULLI | Saint Petersburg, Sankt Petersburg, Sankt-Peterburg, Saint-Pétersbourg, San Pietroburgo, San Petersburgo, Leningrad, Petersburg, Санкт-Петербург | Pulkovo
UMKK | Kaliningrad, Königsberg, Koenigsberg, Królewiec | Khrabrovo
URSS | Sochi, Sotschi, Sotchi, Soči, Сочи | Adler
USSS | Yekaterinburg, Jekaterinburg, Ekaterinburg, Екатеринбург | Koltsovo
UWKD | Kazan, Kasan, Казань
UWWW | Samara, Самара
UWGG | Nizhny Novgorod, Nischni Nowgorod, Нижний Новгород
URRP | Rostov-on-Don, Rostow, Rostov, Ростов-на-Дону
URKK | Krasnodar, Краснодар
UWUU | Ufa, Уфа
URWW | Volgograd, Wolgograd, Stalingrad, Волгоград
USPP | Perm, Пермь
ULMM | Murmansk, Мурманск
ULAA | Arkhangelsk, Archangelsk, Архангельск
LMML | Valletta, Malta, La Valette, La Valletta | Luqa
LCLK | Larnaca, Larnaka, Nicosia, Nikosia, Nicosie, Lefkosia
LCPH | Paphos, Pafos, Baf
EGJJ | Jersey, Saint Helier
EGJB | Guernsey, Guernesey
EGNS | Isle of Man, Douglas | Ronaldsway, Ballasalla
`;
