import { expect, it } from 'vitest';
import { effectsOfText } from '../closure-effects.ts';

const told = (text: string, code = 'QMXLC') =>
  effectsOfText(text, code).map(({ kind, names, extent, for: closedFor, when }) =>
    [kind, names.join(','), extent, closedFor, when].filter((part) => part !== null && part !== '').join(' '),
  );

it.each([
  ['TWY A CLSD', ['closesTaxiway A whole']],
  ['TWY A, B1 AND B2 CLSD', ['closesTaxiway A,B1,B2 whole']],
  ['TWY ALPHA AND BRAVO 3 NOT AVBL', ['closesTaxiway A,B3 whole']],
  ['TWY A BTN TWY B AND RWY 09/27 CLSD', ['closesTaxiway A part']],
  ['TWY A1, A2, TWY A BTN TWY C AND TWY A1 CLSD', ['closesTaxiway A1,A2 whole', 'closesTaxiway A part']],
  ['APRON WEST OF RWY 18/36 CLSD', ['closesApron part']],
  ['TWY PARALLEL TO RWY 09/27 CLSD', ['closesTaxiway part']],
  ['TWY A SOUTH OF TWY B CLSD', ['closesTaxiway A part']],
  ['TWY W 200FT CLSD', ['closesTaxiway part']],
  ['TWY A CLSD TO ACFT WINGSPAN MORE THAN 36M', ['closesTaxiway A part overSize']],
  ['TWY A CLSD DLY 0600-1800', ['closesTaxiway A part listedTimes']],
  ['NORTH APRON CLSD', ['closesApron NORTH whole']],
  ['APRON 3 AND TWY A CLSD', ['closesApron 3 whole', 'closesTaxiway A whole']],
  ['APRON MAIN APN S 90M CLSD', ['closesApron MAIN part']],
  ['STANDS 12, 14 AND 15L NOT AVBL', ['closesStand 12,14,15L whole']],
  ['PRKG SPOTS T-17 AND MIKE 3 CLSD', ['closesStand T-17,M3 whole']],
  ['MAIN RAMP CLSD SPOTS 12-27', ['closesStand 12-27 whole']],
  ['APRON TERMINAL ALPHA RAMP CLSD', ['closesApron TERMINAL ALPHA whole']],
  ['APRON F, GA APN CLSD', ['closesApron F,GA whole']],
  ["RAMP SPOT'S S1, T1 CLSD", ['closesStand S1,T1 whole']],
  ['ROW 19 SPOTS ALPHA AND B-4 CLSD', ['closesStand A,B-4 whole']],
  ['TAXIWAY LINK L5 NOT USABLE', ['closesTaxiway L5 whole']],
  ['APRON SOUTH CLSD', ['closesApron SOUTH whole']],
  ['STANDS 1 TO 6 CLSD', ['closesStand 1-6 whole']],
  ['STANDS NR.301-318 NOT AVBL', ['closesStand 301-318 whole']],
  ['ACFT STANDS CLSD: E18, E19 AND F12-F16', ['closesStand E18,E19,F12-F16 whole']],
  ['TWY CLSD DUE TO WIP: A19, A20, B BTN A19 AND A21, N3', ['closesTaxiway A19,A20,N3 whole', 'closesTaxiway B part']],
  ['TWY F-OUTER CLSD', ['closesTaxiway F-OUTER whole']],
  ['PERIMETER GATE 5 CLSD', []],
  ['VDGS STANDS E10-E16 U/S', []],
  ['ACFT STAND NR 117 118 119R NOT AVBL', ['closesStand 117,118,119R whole']],
  ['STAND 12 200M W OF TWY A CLSD', ['closesStand 12 part']],
  ['ACFT STANDS A12 A14 U/S', ['closesStand A12,A14 whole']],
  ['TWY B MAX WINGSPAN 36M', ['closesTaxiway B part allButSome']],
  ['TWY B AVBL FOR CODE C ACFT AND BELOW ONLY', ['closesTaxiway B part allButSome']],
  ['TWY B RESTRICTED TO TAX SPEED 10KT', []],
  ['TWY A CL LGT U/S', []],
  ['TWY A EDGE LGT NOT AVBL', []],
  ['APRON LGT U/S', []],
  ['TWY G (NORTH) ALL PARKING SPOTS CLSD', ['closesStand whole']],
  ['TWY A CENTER CLSD', ['closesTaxiway A part']],
  ['ENTRY VIA TWY F FOR RWY 27 NOT AVBL', []],
  ['HOLDING POINT LGT TWY C2 NOT AVBL', []],
  ['USE TWY B WHEN TWY A CLSD', []],
  ['TWY A WIP', []],
])('%s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it('a taxiway in a notice of something else is a place', () => {
  expect(told('CRANE 30M AGL NEAR TWY A CLSD', 'QOBCE')).toEqual([]);
});

it('is quoted from the text', () => {
  const text = 'WIP ON APRON. TWY A CLSD DUE WIP. TWY B OPEN';
  const [effect] = effectsOfText(text, 'QMXLC');
  expect(text.slice(effect?.quote?.from, effect?.quote?.to)).toBe('TWY A CLSD DUE WIP');
});
