export const russian = String.raw`
[runway] ВПП ИВПП ГВПП WPP VPP IWPP
[aerodrome] АЭРОДРОМ АЭРОПОРТ ВЕРТОДРОМ АЭРОПОРТЫ
[other]
named category: KAT
thing fuel: TOPLIVO TOPLIVOM AVIABENZIN
РД ПЕРРОН МС СТОЯНКА СТОЯНКИ ОГНИ ОГНЕЙ РМС STOYANKI PERRON
[landing] POSADKA PRIYOM ПРИЕМА ПОСАДКИ ПОСАДОК POSADKI PRIEMA
[takeOff] VYPUSK ВЫПУСКА ВЗЛЕТА ВЗЛЕТОВ WZLETA VZLETA WYPUSKA
[filler] VOZDUSHNYH
[operation] SUDOV ПОЛЕТОВ ПОЛЕТЫ ВС POLETOW POLETOV POLET POLETY
[closed] ЗАКРЫТ ЗАКРЫТА ЗАКРЫТО ЗАКРЫТЫ НЕПРИГОДЕН НЕПРИГОДНА ZAKRYT ZAKRYTA ZAKRYTO ZAKRYTY NEPRIGODNA
[stopped] ЗАПРЕЩЕНО ЗАПРЕЩЕНЫ ZAPRESHCHENO ZAPRESHCHENY ZAPRESCHEN ZAPRESHCHENA ZAPRESHCHAETSYA OTSUTSTVUET
[usable] ПРИГОДНА PRIGODNA PRIGODNY DOSTUPEN DOSTUPNA
[not] НЕ
[except] КРОМЕ ИСКЛЮЧАЯ KROME
[and] И
[to] ДЛЯ DLYA DLJA
[place] МЕЖДУ ОТ ДО НА MEZHDU
[due] SWJAZI ВСЛЕДСТВИЕ ВВИДУ WSLEDSTWIE
[allowed] PRINIMAET RAZRESHAETSYA PRINIMAYUTSYA PROIZVODITSYA PREDOSTAVLYAET РАЗРЕШЕНЫ RAZRESHENY
[terms]
permission: SOGLASOWANIYU SOGLASOVANIYU
rescue: SANITARNYE SANITARNYH САНИТАРНЫХ
crossing: RULENIYA BUKSIROWKA BUKSIROVKA
diversions: ZAPASNOGO
overSize: BOLEE TYAZHELEE
helicopters: WERTOLETOW WERTOLETY VERTOLETOV VERTOLETY
commercial: REGULYARNYE REGULYARNYH
nonScheduled: NEREGULYARNYE NEREGULYARNYH NEPLANOVYE
[times] DLY EJEDNEVNO;
[as] KACHESTVE
[only] TOLKO ТОЛЬКО
[words] RABOTAET ZAHOD
`;
