/** Asia, with Turkey and the Caucasus; the columns are described in named-place.ts. */
export const asia = `
LTFM LTFJ | Istanbul, Stambul, Estambul, Stamboul, Constantinople, Konstantinopel | Arnavutköy
LTAC | Ankara, Angora | Esenboğa
LTBJ | Izmir, Smyrna, Smyrne, Smirne, Esmirna | Gaziemir
LTAI | Antalya, Adalia
LTFE | Bodrum | Milas
LTBS | Dalaman, Marmaris, Fethiye
LTCG | Trabzon, Trebizond, Trapezunt
UGTB | Tbilisi, Tiflis, Tbilissi
UGKO | Kutaisi, Koutaïssi
UGSB | Batumi, Batoumi
UDYZ | Yerevan, Jerewan, Erevan, Erivan | Zvartnots
UBBB | Baku, Bakı, Bakou
LLBG | Tel Aviv, Jerusalem, Gerusalemme, Jerusalén, Yerushalayim | Lod
LLER | Eilat, Elat | Timna
OJAI | Amman, Aman | Zizya
OJAQ | Aqaba, Akaba
OLBA | Beirut, Beyrouth, Bayrut, Beirute | Khalde
OSDI | Damascus, Dimashq, Damas, Damaskus, Damasco
OSAP | Aleppo, Alep, Halab, Alepo
ORBI | Baghdad, Bagdad, Bagdá
ORMM | Basra, Bassora, Basora
ORER | Erbil, Arbil, Hewlêr
OIIE OIII | Tehran, Teheran, Teerã
OIFM | Isfahan, Esfahan, Ispahan
OISS | Shiraz, Schiras, Chiraz
OIMM | Mashhad, Meshed, Maschhad
OITT | Tabriz, Täbris
OERK | Riyadh, Riad, Ar Riyad, Riyad
OEJN | Jeddah, Jidda, Djeddah, Dschidda, Gedda, Yeda, Mecca, Makkah, La Mecque, Mekka
OEMA | Medina, Médine, Al Madinah, Madinah
OEDF | Dammam, Ad Dammam, Khobar
OKKK | Kuwait, Kuwait City, Koweït, Kuwait-Stadt, Al Kuwayt
OBBI | Manama, Bahrain, Bahreïn, Baréin, Muharraq
OTHH | Doha, Ad Dawhah, Dauha
OMDB OMDW | Dubai, Dubayy | Garhoud
OMAA | Abu Dhabi, Abou Dabi, Abou Dhabi, Abu Zaby, Abu Dabi
OMSJ | Sharjah, Charjah, Schardscha
OOMS | Muscat, Maskat, Mascate, Masqat | Seeb
OOSA | Salalah, Dhofar
OYSN | Sana'a, Sanaa, Sana
OAKB | Kabul, Kaboul, Cabul
OPKC | Karachi, Karatschi
OPLA | Lahore, Lahaur
OPIS | Islamabad, Rawalpindi
OPPS | Peshawar, Pischawar
VIDP | Delhi, New Delhi, Neu-Delhi, Nouvelle-Delhi, Nuova Delhi, Nueva Delhi, Dilli | Palam
VABB | Mumbai, Bombay, Bombaim | Andheri
VECC | Kolkata, Calcutta, Kalkutta, Calcuta | Dum Dum
VOMM | Chennai, Madras | Meenambakkam
VOBL | Bangalore, Bengaluru | Devanahalli
VOHS | Hyderabad, Haiderabad | Shamshabad
VOCI | Kochi, Cochin, Cochim | Nedumbassery
VOTV | Thiruvananthapuram, Trivandrum
VOCL | Kozhikode, Calicut | Karipur
VOGO VOGA | Goa | Dabolim
VAAH | Ahmedabad, Amdavad
VAPO | Pune, Poona | Lohegaon
VEGT | Guwahati, Gauhati
VEBN | Varanasi, Benares, Banaras
VIJP | Jaipur, Dschaipur
VOVI | Visakhapatnam, Vizag
VOMY | Mysore, Mysuru
VOTR | Tiruchirappalli, Trichy
VOML | Mangalore, Mangaluru
VCBI | Colombo, Colombo-Negombo | Katunayake, Negombo
VNKT | Kathmandu, Katmandu, Katmandou
VNPR VNPK | Pokhara
VGHS | Dhaka, Dacca
VGEG | Chittagong, Chattogram
VQPR | Paro, Thimphu, Thimphou
VRMM | Malé, Maldives, Malediven, Maldive, Maldivas | Hulhulé
VYYY | Yangon, Rangoon, Rangun | Mingaladon
VTBS VTBD | Bangkok, Krung Thep | Suvarnabhumi, Bang Phli
VTSM | Ko Samui, Koh Samui
VTBU | Pattaya | U-Tapao
VDTI VDPP | Phnom Penh
VDSA | Siem Reap, Angkor
VLVT | Vientiane, Viangchan
VLLB | Luang Prabang
VVTS | Ho Chi Minh City, Saigon, Thành phố Hồ Chí Minh, Ho-Chi-Minh-Stadt | Tan Binh
VVNB | Hanoi | Noi Bai
VVDN | Da Nang, Tourane
VVCR | Nha Trang | Cam Ranh
VVPQ | Phu Quoc
VVCI | Hai Phong
WMKK WMSA | Kuala Lumpur | Sepang
WMKP | Penang, Pinang, George Town | Bayan Lepas
WMKJ | Johor Bahru | Senai
WSSS | Singapore, Singapur, Singapour, Singapura, Xinjiapo | Changi
WBSB | Bandar Seri Begawan, Brunei
WIII WIHH | Jakarta, Djakarta, Dschakarta, Giacarta, Yakarta | Tangerang, Cengkareng
WADD | Denpasar, Bali | Kuta, Tuban
WARR | Surabaya | Juanda, Sidoarjo
WAHI | Yogyakarta, Jogjakarta, Jogja | Kulon Progo
WAAA | Makassar, Ujung Pandang
WIMM | Medan | Kualanamu
WADL | Lombok, Mataram
WICA | Bandung | Kertajati
RPLL | Manila, Manille | Pasay, Parañaque
RPVM | Cebu, Mactan, Lapu-Lapu
RPLC | Clark, Angeles City
VHHH | Hong Kong, Xianggang, 香港 | Chek Lap Kok, Lantau
VMMC | Macau, Macao, 澳門 | Taipa
RCTP RCSS | Taipei, Taipeh, Taibei, 台北 | Taoyuan, Dayuan
RCKH | Kaohsiung, Gaoxiong, 高雄
RCMQ | Taichung, Taizhong, 台中
ZBAA ZBAD | Beijing, Peking, Pékin, Pechino, Pequim, 北京 | Shunyi
ZSPD ZSSS | Shanghai, Schanghai, Shangai, Xangai, Szanghaj, 上海 | Pudong
ZGGG | Guangzhou, Canton, Kanton, 广州 | Baiyun
ZGSZ | Shenzhen, 深圳 | Baoan
ZUTF ZUUU | Chengdu, Tschengtu, 成都
ZUCK | Chongqing, Chungking, Tschungking, 重庆
ZLXY | Xi'an, Sian, 西安 | Xianyang
ZSNJ | Nanjing, Nanking, Nankin, Nanchino, 南京 | Lukou
ZHHH | Wuhan, 武汉 | Hankou
ZSHC | Hangzhou, Hangchow, 杭州 | Xiaoshan
ZBTJ | Tianjin, Tientsin, 天津
ZYTX | Shenyang, Mukden, 沈阳
ZYTL | Dalian, Dairen, 大连
ZYHB | Harbin, Charbin, 哈尔滨
ZSQD | Qingdao, Tsingtao, 青岛 | Jiaozhou
ZSAM | Xiamen, Amoy, 厦门
ZSFZ | Fuzhou, Foochow, 福州
ZPPP | Kunming, 昆明
ZWWW | Urumqi, Urumtschi, Ouroumtsi, 乌鲁木齐
ZULS | Lhasa, 拉萨
ZJSY | Sanya, 三亚
ZJHK | Haikou, 海口
ZGHA | Changsha, 长沙
ZHCC | Zhengzhou, 郑州
ZWSH | Kashgar, Kashi, Kaschgar
ZMCK | Ulaanbaatar, Ulan Bator, Oulan-Bator
RJTT RJAA | Tokyo, Tokio, Tóquio, 東京
RJAA | Narita, 成田
RJBB RJOO | Osaka, 大阪, Kyoto, Kioto, 京都 | Izumisano, Sennan
RJBE | Kobe, 神戸
RJGG RJNA | Nagoya, Nagoja, 名古屋 | Tokoname
RJFF | Fukuoka, Hakata, 福岡
RJCC | Sapporo, 札幌 | Chitose
RJOA | Hiroshima, 広島
RJFU | Nagasaki, 長崎
ROAH | Okinawa, Naha, 那覇
RJSS | Sendai, 仙台
RJFK | Kagoshima, 鹿児島
RJNK | Kanazawa, Komatsu
RKSI RKSS | Seoul, Seúl, Söul, 서울 | Yeongjong
RKSI | Incheon, Inchon
RKPK | Busan, Pusan, 부산 | Gangseo
RKPC | Jeju, Cheju, 제주
RKTN | Daegu, Taegu
RKJJ | Gwangju, Kwangju
ZKPY | Pyongyang, Pjöngjang, Phyongyang, Pionyang | Sunan
UAAA | Almaty, Alma-Ata, Алматы
UACC | Astana, Nur-Sultan, Akmola, Астана
UZTT | Tashkent, Taschkent, Tachkent, Toshkent, Taskent, Ташкент
UZSS | Samarkand, Samarcande, Samarqand, Samarcanda
UZSB | Bukhara, Buchara, Boukhara, Buxoro
UCFM | Bishkek, Bischkek, Bichkek, Frunze, Бишкек
UTDD | Dushanbe, Duschanbe, Douchanbé, Душанбе
UTAA | Ashgabat, Aşgabat, Aschgabat, Achgabat
UNNT | Novosibirsk, Nowosibirsk, Новосибирск | Tolmachevo
UIII | Irkutsk, Irkoutsk, Иркутск
UHWW | Vladivostok, Wladiwostok, Владивосток | Artyom
UHHH | Khabarovsk, Chabarowsk, Хабаровск
UNKL | Krasnoyarsk, Krasnojarsk, Красноярск | Yemelyanovo
UNOO | Omsk, Омск
USCC | Chelyabinsk, Tscheljabinsk, Челябинск
USTR | Tyumen, Tjumen, Тюмень
UEEE | Yakutsk, Jakutsk, Якутск
UHPP | Petropavlovsk-Kamchatsky, Kamchatka, Kamtschatka | Yelizovo
UHSS | Yuzhno-Sakhalinsk, Sakhalin, Sachalin
`;
