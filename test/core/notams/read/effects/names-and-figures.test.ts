import { expect, it } from 'vitest';
import { effectsOfText } from '../closure-effects.ts';

/** What each effect names, and the figure or grades that are left or taken. */
const told = (code: string, text: string) =>
  effectsOfText(text, code).map(({ kind, extent, names, grades, category }) =>
    [kind, extent, names.join(','), grades.join(','), category].filter((part) => part !== null && part !== '').join(' '),
  );

it.each([
  ['QARLC', '-AWY A791 BTN KINEX AND FOXDI\n-AWY W2 BTN MESAB AND FXD DVOR/DME\nARE CLSD', ['closesRoute part A791,W2']],
  ['QARLC', 'THE FLW AWY CLSD: P574 BTN PEKAM AND FXD, M317/L319 BTN ROVON AND RADOD', ['closesRoute part P574,M317,L319']],
  ['QARLC', 'AWY W/UW75 CLSD TO TFC', ['closesRoute part UW75']],
  ['QARLC', 'UN857 FERMEE ENTRE FL195 ET FL350 SAUF EVASAN', ['closesRoute part UN857']],
  ['QMXLC', 'VOIES B5 ET B6 FERMEES', ['closesTaxiway whole B5,B6']],
  ['QMXLC', 'BRETELLES W ET X INUTILISABLES', ['closesTaxiway whole W,X']],
  ['QMXLC', 'TWY-PORTION CLSD\nTWY : W BTN W4 AND W6\nTWY : L2', ['closesTaxiway part W', 'closesTaxiway whole L2']],
  ['QMXLC', 'TWY C INTERDIT AUX HELICOPTERES (TRAVAUX EN BORDURE)', ['closesTaxiway part C']],
  ['QMKLC', 'STANDS 11A TO 14 CLSD', ['closesStand whole 11A-14']],
  ['QMXLT', 'TWY OUTER 6 CLSD', ['closesTaxiway whole OUTER 6']],
  ['QRTCA', 'TEMPO RESTRICTED AREA LBTR 14 ACT. FLT PROHIBITED', ['closesAirspace whole LBTR 14']],
  ['QFFCG', 'CAT SSEI 6', ['fireCoverReduced part 6']],
  ['QMXLC', 'TWY S5 SOLO HASTA CODIGO C', ['closesTaxiway part S5']],
  ['QMXLC', 'TWY-CLSD DUE TO MAINT\nTWY/L BTN L2 AND L5\nTWY/W3\nTWY/E', ['closesTaxiway part L', 'closesTaxiway whole W3,E']],
  ['QMXLC', 'TWY-CLSD\nTWY/L BTN L2 AND L5\nTWY/W3\nTWY/E', ['closesTaxiway part L', 'closesTaxiway whole W3,E']],
  ['QMXLC', 'TWY A CLSD\nTWY : B', ['closesTaxiway whole A']],
  ['QMXLC', 'RD 2 I RD 5 - ZAKRYTY', ['closesTaxiway whole 2,5']],
  ['QMXLC', 'POSTES P12 A P18 INDISPONIBLES', ['closesStand whole P12-P18']],
  ['QMPLC', 'STANOWISKA POSTOJOWE NR 24, 25 I 26 ZAMKNIETE', ['closesStand whole 24,25,26']],
  ['QMPLC', 'STANDS 401, 405 TO 410 NORTH APRON CLSD', ['closesStand whole 401,405-410']],
  ['QMNLC', 'PLYTA 2 ZAMKNIETA', ['closesApron whole 2']],
  ['QPIAU', 'RNP APCH RWY 26 AND RWY 30 NOT AVBL', ['approachOut whole RNP RWY 26,RNP RWY 30']],
  ['QNMAS', 'VOR/DME KNE UNRELIABLE BTN R-210 AND R-250', ['navaidOut part VOR/DME KNE']],
  ['QLRAS', 'RWY 02/20 LGT UNREL', ['lightsOut whole LGT']],
  ['QAFLC', 'FIR FOXDALE CLSD FOR CIVIL ACFT', ['closesAirspace whole FOXDALE']],
  ['QFFCG', 'RFFS REDUCED TO CAT 7. OPS OF ACFT CAT 9 NOT AUTHORIZED', ['fireCoverReduced part 7']],
  ['QMXLC', 'CALLE A CERRADA ENTRE B Y C', ['closesTaxiway part A']],
  ['QANLC', 'RNAV RTE CLSD: N884 (DADNO - LEBOX) A582 (BISOG - EXOMA)', ['closesRoute part N884,A582']],
  ['QARCH', 'MNM SAFE LVL ON AWY M434/Z740 RAISED TO FL190', ['changesRoute M434,Z740']],
  ['QPIAU', 'VOR, NDB AND RNP AR APCH NOT AVBL', ['approachOut whole VOR,NDB,RNP AR']],
  ['QPIAU', 'ILS AND VOR APCH RWY 09 NOT AVBL', ['approachOut whole ILS RWY 09,VOR RWY 09']],
  ['QAFLC', 'FOXDALE FIR CLSD', ['closesAirspace whole FOXDALE']],
  ['QAFLC', 'FXAU UIR AIRSPACE AND FXAA, FXAB AND FXAC FIRS AIRSPACE CLSD FOR CIV ACFT', ['closesAirspace whole FXAU,FXAA,FXAB,FXAC']],
  ['QAFXX', 'FOXDALE FIR: ACC SECTOR N4 (FOXD) WILL NOT BE AVBL FOR OVERFLIGHT FL300 AND ABOVE', ['closesAirspace part FOXDALE SECTOR N4']],
  [
    'QATCA',
    'TMA FOXDALE SECTORS 2 AND 5 DEACTIVATED BTN 0200 AND 0800. IN THIS PERIOD AIRSPACE RECLASSIFIED AS CLASS G',
    ['changesAirspace FOXDALE SECTORS 2 AND 5'],
  ],
  [
    'QARXX',
    'A. W4 BTN FOXDI AND KINEX WITHDRAWN. B. NEW ATS RTE V19 ESTABLISHED: FOXDI - MESAB. C. MIN FLT ALT OF B458 BTN KINEX AND MESAB CHANGED TO 3000M',
    ['closesRoute part W4', 'changesRoute V19,B458'],
  ],
  ['QRACA', 'PORTION OF RTE L312, FOXDI-KX AND M313 KINEX-FOXDI WILL REMAIN CLSD FM FL250 TO FL320', ['closesRoute part L312,M313']],
  ['QAFLC', 'WEST PART OF FOXDALE FIR REMAINS CLSD FOR OVERFLIGHTS', ['closesAirspace part FOXDALE']],
  ['QXXXX', 'FOXDALE TCA CLSD', ['closesAirspace whole FOXDALE']],
  ['QACLC', 'FOXDALE CTZ AND TIZ CLSD', ['closesAirspace whole FOXDALE']],
  ['QACLC', 'NORDLUND FIZ DISALLOWED FOR CIV ACFT', ['closesAirspace whole NORDLUND']],
  ['QRTCA', 'FLT UNAUTHORIZED WI FOXDALE FIR', ['closesAirspace whole FOXDALE']],
  ['QACXX', 'SE SUSPENDEN LOS VUELOS VFR EN LA CTR FOXDALE', ['closesAirspace part FOXDALE']],
  ['QRTCA', 'SE SUSPENDE VUELOS EN EL AREA', ['closesAirspace whole']],
  ['QRTCA', 'FX R145. WLOT STATKOW POWIETRZNYCH ZABRONIONY', ['closesAirspace whole FX R145']],
  ['QRTCA', 'FX R145. WLOT ZABRONIONY, Z WYJATKIEM LOTOW HEMS', ['closesAirspace part FX R145']],
  ['QRRCA', 'FX R54: ENTRADA PROHIBIDA', ['closesAirspace whole FX R54']],
  ['QRRCA', 'FX R54: ENTRADA PROIBIDA EXCETO SAR', ['closesAirspace part FX R54']],
  ['QRRCA', 'FX R54: INGRESO PROHIBIDO SALVO COORDINACION', ['closesAirspace part FX R54']],
  ['QRRCA', 'FX R54: EINFLUG VERBOTEN', ['closesAirspace whole FX R54']],
  ['QRRCA', 'FX R54: ZUGANG VERBOTEN', ['closesAirspace whole FX R54']],
  ['QRRCA', 'FX R54 ATTIVA. ENTRATA VIETATA SALVO COORDINAMENTO', ['closesAirspace part FX R54']],
  ['QRTCA', 'SE PROHIBEN TODOS LOS VUELOS EN EL AREA', ['closesAirspace whole']],
  ['QRTCA', 'SE PROHIBE VUELOS SOBRE EL AREA', ['closesAirspace whole']],
  [
    'QRTCA',
    'FL..AIRSPACE CAPE FOXDALE..TEMPORARY FLIGHT RESTRICTIONS. UNDER 14 CFR SECTION 91.143, NO PERSON MAY OPERATE AN ACFT WI 20NM RADIUS OF 283630N0804200W',
    ['closesAirspace whole CAPE FOXDALE'],
  ],
  ['QAECD', 'FOXDALE CTA/CTR/ATZ DEACTIVATED', ['changesAirspace FOXDALE']],
  ['QARLC', 'ATS RTE SEGMENTS N319 BTN FOXDI-KINEX AND P574 BTN MESAB-ADU CLSD BTN FL200 TO FL450', ['closesRoute part N319,P574']],
  ['QPIAU', 'RNP Y RWY 09 IAP NOT AVBL. RNP Z RWY 09 LNAV/VNAV MINIMA NOT AVBL, LNAV ONLY', ['approachOut whole RNP Y RWY 09']],
  ['QPIAU', 'FOXDALE INTL, FOXDALE, QQ. RNAV (RNP) Z RWY 25L, AMDT 3A... PROCEDURE NA', ['approachOut whole RNAV (RNP) Z RWY 25L']],
  ['QPIAU', 'ILS Z RWY 09 AND VOR/DME RWY 27L: SUSPENDED EXC FOR TRG', ['approachOut part ILS Z RWY 09,VOR/DME RWY 27L']],
  [
    'QPIAU',
    'ILS RWY 27L (SA CAT I) AMDT 19, ILS Y OR LOC Y RWY 09, AMDT 2 ... PROCEDURE NA',
    ['approachOut whole ILS RWY 27L (SA CAT I),ILS Y OR LOC Y RWY 09'],
  ],
  ['QPIAU', 'VOR-A APCH UNUSABLE', ['approachOut whole VOR-A']],
  ['QICAU', 'ILS RWY 09 CAT II/III NA', ['navaidOut part ILS 1']],
  ['QICAU', 'ILS RWY 09 CAT III OPS SUSPENDED', ['navaidOut part ILS 2']],
  ['QICLT', 'ILS RWY 09 DOWNGRADED TO CAT I', ['navaidOut part ILS 1']],
  ['QICAU', 'ILS RWY 09 SPECIAL AUTH CAT II NA', ['navaidOut part ILS']],
  ['QFFCG', 'RFFS DOWNGRADED TO CAT 4', ['fireCoverReduced part 4']],
  ['QFFCH', 'RFFS CAT CHANGED TO READ 5 INSTEAD OF 6', ['fireCoverReduced part 5']],
  ['QFFCH', 'RFFS CAT CHANGED TO READ 5 INSTEAD OF 6 EXC 0900-1500 CAT 6', ['fireCoverReduced part']],
  ['QFFCH', 'RFFS NOW CAT 7 INSTEAD OF 9', ['fireCoverReduced part 7']],
  ['QFFCG', 'RESCUE AND FIREFIGHTING CATEGORY VII', ['fireCoverReduced part 7']],
  ['QFFCG', 'RFFS REDUCED FM CAT 9 TO CAT 7', ['fireCoverReduced part 7']],
  ['QFFCG', 'RFF CAT 9 REVISED TO CAT 8', ['fireCoverReduced part 8']],
  ['QFFCG', 'RFF RDCD TO CAT 6', ['fireCoverReduced part 6']],
  ['QFFAU', 'RFFS NOT AVBL', ['fireCoverReduced whole 0']],
  ['QFFCG', 'FIRE FIGHTING CATEGORY REDUCED FROM 9 TO 7', ['fireCoverReduced part 7']],
  ['QFFCG', 'RESCUE AND FIRE FIGHTING SERVICES LEVEL 4', ['fireCoverReduced part 4']],
  ['QFFCG', 'AD RFFS CAT CHANGED TO CAT 6', ['fireCoverReduced part 6']],
  ['QFUAU', 'NO JET A1 AVBL', ['fuelUnavailable part JET A-1']],
  ['QFUAU', 'FUEL: JET A-1 OUT OF STOCK', ['fuelUnavailable part JET A-1']],
  ['QACLT', 'CTR FOXDALE LATERAL LIMITS REDUCED', ['changesAirspace']],
  ['QFFAH', 'RFFS CAT 8 0600-1800, CAT 5 1800-0600', ['fireCoverReduced part']],
  ['QFFLT', 'RFFS CAT 10 AVBL ON PPR BASIS', ['fireCoverReduced part']],
  ['QFFLT', 'RFFS CAT 3 AVBL. CAT 4 OR 5 AVBL 48HR PN', ['fireCoverReduced part 3']],
  ['QFFLT', 'RFF CAT 5. CAT 6/7 BY PRIOR ARRANGEMENT', ['fireCoverReduced part 5']],
  ['QFFCG', 'RFFS CAT LOWERED FM 9 TO 7', ['fireCoverReduced part 7']],
  ['QFFCG', 'RFFS CAT REDUCED BY ONE TO 5 (REF AIP AD 2.6 CAT 6)', ['fireCoverReduced part 5']],
  [
    'QFFCG',
    'SERVICIO CONTRA INCENDIOS CAT-5 (NORMAL 7). OPR ACFT CAT ABV 5 PROHIBITED',
    ['closesAerodrome part', 'fireCoverReduced part 5'],
  ],
  ['QFFAH', 'SSLIA NIVEAU 6 PROVIDED 0600-2000, NIVEAU 2 OUTSIDE THIS HR', ['fireCoverReduced part']],
  ['QFFCG', 'FIRE FIGHTING REDUCED FOR NFPA CAT 9', ['fireCoverReduced part']],
  ['QFFCG', 'NIVEAU SSLIA 3', ['fireCoverReduced part 3']],
  ['QFFCG', 'ARFF NOW INDEX B', ['fireCoverReduced part INDEX B']],
  ['QFFLT', 'ARFF INDEX D UNAVBL. ARFF INDEX C AVBL', ['fireCoverReduced part INDEX C']],
  ['QFFCG', 'NIVEAU SSLIA RAMENE A 7. NIVEAU 9 SUR DEMANDE 3HR AVANT', ['fireCoverReduced part 7']],
  ['QFFLT', 'ARFF INDEX B AND C AVBL UPON REQUEST', ['fireCoverReduced part']],
  ['QFUAU', 'TS-1 AND RT NOT AVBL', ['fuelUnavailable part TS-1,RT']],
  ['QFULT', 'DUE SHORTAGE OF ATF, REFUELLING LTD TO SCHEDULED FLT ONLY', ['fuelUnavailable part']],
  ['QFUAU', 'AVGAS 100LL SHORTAGE, MAX UPLIFT 50L', ['fuelUnavailable part 100LL']],
  ['QFUAU', 'AVGAS 100LL NOT AVBL. JET A1 AVBL', ['fuelUnavailable part 100LL']],
  ['QFUAU', 'JET A1 NOT AVBL, AVGAS 100LL AVBL', ['fuelUnavailable part JET A-1']],
  ['QFUAU', 'AVGAS AVBL BUT JET A1 NOT AVBL', ['fuelUnavailable part JET A-1']],
  ['QFFCG', 'NIVEAU SSLIA RAMENE DE 9 A 7. NIVEAU 9 POSSIBLE SUR PREAVIS 6HR', ['fireCoverReduced part 7']],
  ['QFUAU', 'NO AVGAS, JET A1 AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'AVGAS NOT AVBL. JET A1 NOT AVBL', ['fuelUnavailable part AVGAS', 'fuelUnavailable part JET A-1']],
  ['QFUAU', 'FUEL JET A1 AS NORMAL, AVGAS NOT AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'JET A1 O/R, AVGAS NOT AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'JET A1 ONLY, AVGAS NOT AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'AVGAS NOT AVBL, JET A1 ONLY', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'FUEL NOT AVBL: AVGAS, JET A1', ['fuelUnavailable part AVGAS,JET A-1']],
  ['QFUAU', 'JET A-1 AND AVGAS NOT AVBL', ['fuelUnavailable part AVGAS,JET A-1']],
  ['QFUAU', 'FUEL NOT AVBL', ['fuelUnavailable whole']],
  ['QFUAU', 'AVGAS NOT AVBL. REFUELLING SUSPENDED', ['fuelUnavailable part AVGAS', 'fuelUnavailable whole']],
  ['QFUAU', 'ABASTECIMENTO SUSP EM TODOS OS BOXES, EXC 04. AVGAS IMPRATICAVEL', ['fuelUnavailable part', 'fuelUnavailable part AVGAS']],
  ['QXXXX', 'FIRE TRUCK 2 INSTEAD OF 4 CAT 6', ['fireCoverReduced part 6']],
])('%s %s', (code, text, expected) => {
  expect(told(code, text)).toEqual(expected);
});

// The NOTAM is in force from Tuesday to Friday of the next week.
it.each([
  ['QFFCG', 'RFF CAT DOWNGRADED TO 6 BTN 0100-0500, CAT 8 O/R 2HR PN', ['fireCoverReduced part 6 10 listedTimes']],
  ['QFFCG', 'RFF CAT REDUCED TO 5 FM 2200 TO 0500', ['fireCoverReduced part 5 10 listedTimes']],
  // Hours of several categories, and a figure that may be a day, are told by the words alone.
  ['QFFCG', 'RFF CAT REDUCED TO 5 BTN 2200-0600 AND TO 7 BTN 0600-0800', ['fireCoverReduced part 5 0']],
  ['QFFCG', 'RFF DOWNGRADED TO CAT 5 2100-0500, CAT 7 REST OF TIME', ['fireCoverReduced part 0']],
  ['QFUAU', 'JET A1 NOT AVBL SAT AND SUN, CTC FBO', ['fuelUnavailable part 1 listedTimes']],
  ['QFUAU', 'JET A1 NOT AVBL EXC 0800-1000', ['fuelUnavailable part 0']],
  ['QSTAU', 'ATC SERVICE NOT AVBL 2200-0500', ['towerHours part 10 listedTimes']],
  ['QSTLC', 'TWR CLSD DLY 0300-0900 CTAF 118.2', ['towerHours part 11 listedTimes']],
  ['QSTLC', 'TWR CLSD DLY 0300-0900 WHEN RVR BLW 500M', ['towerHours part 0']],
  ['QARLC', 'ATS RTE A461 BTN LIG AND OVTAN CLSD 0100-0500', ['closesRoute part 10 listedTimes']],
  ['QARLC', 'ATS RTE A461 CLSD BTN FL200 AND FL300 DLY 0100-0500', ['closesRoute part 10 listedTimes']],
  ['QARLC', 'ATS RTE A461 CLSD AT AND BLW FL260 12 MAR 0100-0500 DUE MIL EXER', ['closesRoute part 1 listedTimes']],
  // Each of several has hours of its own.
  ['QARLC', 'AWY W2 CLSD 0100-0500. AWY W3 CLSD 0600-0700', ['closesRoute whole 0', 'closesRoute whole 0']],
  ['QARLC', 'ATS RTE A461 NOT AVBL 0100-0500 EXC STATE FLT', ['closesRoute part 0']],
  // Hours of an open service are told by its words.
  ['QSTAH', 'TWR HOURS OF SERVICE 0600-1800', ['towerHours part 0']],
])('reads when a service is missing: %s %s', (code, text, expected) => {
  const found = effectsOfText(text, code).map(({ kind, extent, category, periods, when }) =>
    [kind, extent, category, periods.length, when].filter((part) => part !== null).join(' '),
  );
  expect(found).toEqual(expected);
});

it('quotes the hours of a tower', () => {
  expect(effectsOfText('TWR HOURS OF SERVICE 0600-1800', 'QSTAH').map(({ words }) => words)).toEqual(['TWR HOURS OF SERVICE 0600-1800']);
});

it('an index on request is not the one that is left', () => {
  expect(told('QFFLT', 'ARFF INDEX B. INDEX D AVBL WITH 24HR PPR')).toEqual(['fireCoverReduced part INDEX B']);
});
