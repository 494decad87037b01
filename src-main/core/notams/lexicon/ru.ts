export const russian = String.raw`
[runway] ВПП ИВПП ГВПП
[aerodrome] АЭРОДРОМ АЭРОПОРТ ВЕРТОДРОМ АЭРОПОРТЫ
[other] РД ПЕРРОН МС СТОЯНКА СТОЯНКИ ОГНИ РМС STOYANKI
[landing] ПРИЕМА ПОСАДКИ ПОСАДОК
[takeOff] ВЫПУСКА ВЗЛЕТА ВЗЛЕТОВ
[operation] ПОЛЕТОВ ВС
[closed] ЗАКРЫТ ЗАКРЫТА ЗАКРЫТО ЗАКРЫТЫ НЕПРИГОДЕН НЕПРИГОДНА ZAKRYTY
[except] КРОМЕ ИСКЛЮЧАЯ
[and] И
[to] ДЛЯ DLYA
[place] МЕЖДУ ОТ ДО НА
[due] ВСЛЕДСТВИЕ ВВИДУ
[allowed] PRINIMAYUTSYA
[only] TOLKO ТОЛЬКО
`;
