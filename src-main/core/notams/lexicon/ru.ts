export const russian = String.raw`
[runway] ВПП ИВПП ГВПП WPP VPP IWPP
[aerodrome] АЭРОДРОМ АЭРОПОРТ ВЕРТОДРОМ АЭРОПОРТЫ
[other] РД ПЕРРОН МС СТОЯНКА СТОЯНКИ ОГНИ ОГНЕЙ РМС STOYANKI PERRON
[landing] ПРИЕМА ПОСАДКИ ПОСАДОК POSADKI PRIEMA
[takeOff] ВЫПУСКА ВЗЛЕТА ВЗЛЕТОВ WZLETA VZLETA WYPUSKA
[operation] ПОЛЕТОВ ПОЛЕТЫ ВС POLETOW POLETOV
[closed] ЗАКРЫТ ЗАКРЫТА ЗАКРЫТО ЗАКРЫТЫ НЕПРИГОДЕН НЕПРИГОДНА ZAKRYT ZAKRYTA ZAKRYTO ZAKRYTY NEPRIGODNA
[stopped] ЗАПРЕЩЕНО ЗАПРЕЩЕНЫ ZAPRESHCHENO ZAPRESHCHENY
[usable] ПРИГОДНА PRIGODNA PRIGODNY
[not] НЕ
[except] КРОМЕ ИСКЛЮЧАЯ KROME
[and] И
[to] ДЛЯ DLYA
[place] МЕЖДУ ОТ ДО НА MEZHDU
[due] ВСЛЕДСТВИЕ ВВИДУ WSLEDSTWIE
[allowed] PRINIMAYUTSYA РАЗРЕШЕНЫ RAZRESHENY
[only] TOLKO ТОЛЬКО
`;
