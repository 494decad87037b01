/** The row finds texts that change declared distances without saying to what. */
import type { Row } from './row.ts';

export const distances: readonly Row[] = [
  {
    kind: 'changesDistances',
    name: 'distancesChanged',
    examples: [['QMDCH', 'RWY 09L/27R REDUCED DECLARED DISTANCES, SEE AIP SUP 47/26']],
    counterExamples: [
      ['QMRXX', 'RWY 09L/27R DECLARED DISTANCES TO BE PUBLISHED'],
      ['QMRXX', 'WIP 150M S OF RWY 09/27. NO CHANGE OF DECLARED DISTANCES, AIP XXFD AD 2.13'],
      // The word is a Spanish one too.
      ['QMRLT', 'RWY 28 LTD A TODA AERONAVE A REACCION, SALVO VIENTO MAYOR A 10KT'],
    ],
    subjects: /^M[DRTSC]/,
    match: ({ line }) =>
      /\b(?:DECLARED DIST\w*|TORA|(?<!\bA )TODA|ASDA)\b.{0,200}\d/.test(line) &&
      !/\bNO CHANGES? (?:OF|IN|TO) (?:THE )?DECLARED\b/.test(line),
    finding: () => ({ extent: null }),
  },
];
