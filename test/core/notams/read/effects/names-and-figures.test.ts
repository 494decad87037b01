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
  ['QANLC', 'RNAV RTE CLSD: N884 (DADNO - LEBOX) A582 (BISOG - EXOMA)', ['closesRoute part N884,A582']],
  ['QARCH', 'MNM SAFE LVL ON AWY M434/Z740 RAISED TO FL190', ['changesRoute M434,Z740']],
  ['QAFLC', 'FOXDALE FIR CLSD', ['closesAirspace whole FOXDALE']],
  ['QAFLC', 'FXAU UIR AIRSPACE AND FXAA, FXAB AND FXAC FIRS AIRSPACE CLSD FOR CIV ACFT', ['closesAirspace whole FXAU UIR,FXAA,FXAB,FXAC']],
  ['QAFXX', 'FOXDALE FIR: ACC SECTOR N4 (FOXD) WILL NOT BE AVBL FOR OVERFLIGHT FL300 AND ABOVE', ['closesAirspace part SECTOR N4']],
  [
    'QATCA',
    'TMA FOXDALE SECTORS 2 AND 5 DEACTIVATED BTN 0200 AND 0800. IN THIS PERIOD AIRSPACE RECLASSIFIED AS CLASS G',
    ['changesAirspace FOXDALE'],
  ],
  [
    'QARXX',
    'A. W4 BTN FOXDI AND KINEX WITHDRAWN. B. NEW ATS RTE V19 ESTABLISHED: FOXDI - MESAB. C. MIN FLT ALT OF B458 BTN KINEX AND MESAB CHANGED TO 3000M',
    ['closesRoute part W4', 'changesRoute V19,B458'],
  ],
  ['QRACA', 'PORTION OF RTE L312, FOXDI-KX AND M313 KINEX-FOXDI WILL REMAIN CLSD FM FL250 TO FL320', ['closesRoute part L312,M313']],
  ['QAFLC', 'WEST PART OF FOXDALE FIR REMAINS CLSD FOR OVERFLIGHTS', ['closesAirspace part FOXDALE']],
  ['QAECD', 'FOXDALE CTA/CTR/ATZ DEACTIVATED', ['changesAirspace FOXDALE']],
  ['QICAU', 'ILS RWY 09 CAT II/III NA', ['navaidOut part ILS 1']],
  ['QICAU', 'ILS RWY 09 CAT III OPS SUSPENDED', ['navaidOut part ILS 2']],
  ['QICLT', 'ILS RWY 09 DOWNGRADED TO CAT I', ['navaidOut part ILS 1']],
  ['QICAU', 'ILS RWY 09 SPECIAL AUTH CAT II NA', ['navaidOut part ILS']],
  ['QFFCG', 'RFFS DOWNGRADED TO CAT 4', ['fireCoverReduced part 4']],
  ['QFFCG', 'RESCUE AND FIREFIGHTING CATEGORY VII', ['fireCoverReduced part 7']],
  ['QFFCG', 'RFFS REDUCED FM CAT 9 TO CAT 7', ['fireCoverReduced part 7']],
  ['QFFAU', 'RFFS NOT AVBL', ['fireCoverReduced whole 0']],
  ['QFFCG', 'FIRE FIGHTING CATEGORY REDUCED FROM 9 TO 7', ['fireCoverReduced part 7']],
  ['QFFCG', 'RESCUE AND FIRE FIGHTING SERVICES LEVEL 4', ['fireCoverReduced part 4']],
  ['QFFCG', 'AD RFFS CAT CHANGED TO CAT 6', ['fireCoverReduced part 6']],
  ['QFUAU', 'NO JET A1 AVBL', ['fuelUnavailable part JET A-1']],
  ['QFUAU', 'FUEL: JET A-1 OUT OF STOCK', ['fuelUnavailable part JET A-1']],
  ['QACLT', 'CTR FOXDALE LATERAL LIMITS REDUCED', ['changesAirspace']],
  ['QFFAH', 'RFFS CAT 8 0600-1800, CAT 5 1800-0600', ['fireCoverReduced part']],
  ['QFFLT', 'RFFS CAT 10 AVBL ON PPR BASIS', ['fireCoverReduced part']],
  ['QFUAU', 'AVGAS 100LL NOT AVBL. JET A1 AVBL', ['fuelUnavailable part 100LL']],
  ['QFUAU', 'JET A1 NOT AVBL, AVGAS 100LL AVBL', ['fuelUnavailable part JET A-1']],
  ['QFUAU', 'AVGAS AVBL BUT JET A1 NOT AVBL', ['fuelUnavailable part JET A-1']],
  ['QFUAU', 'NO AVGAS, JET A1 AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'AVGAS NOT AVBL. JET A1 NOT AVBL', ['fuelUnavailable part AVGAS,JET A-1']],
  ['QFUAU', 'FUEL JET A1 AS NORMAL, AVGAS NOT AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'JET A1 O/R, AVGAS NOT AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'JET A1 ONLY, AVGAS NOT AVBL', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'AVGAS NOT AVBL, JET A1 ONLY', ['fuelUnavailable part AVGAS']],
  ['QFUAU', 'FUEL NOT AVBL: AVGAS, JET A1', ['fuelUnavailable part AVGAS,JET A-1']],
  ['QFUAU', 'JET A-1 AND AVGAS NOT AVBL', ['fuelUnavailable part AVGAS,JET A-1']],
  ['QFUAU', 'FUEL NOT AVBL', ['fuelUnavailable whole']],
])('%s %s', (code, text, expected) => {
  expect(told(code, text)).toEqual(expected);
});
