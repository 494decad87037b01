/** The rows find lights that are out of service, and texts that change declared distances without saying to what. */
import { type Row, out, wholeUnlessExcepted } from './row.ts';

const OPENING = 200;

/** The lights burn as long as the mains do. */
const standbyPower = /\b(?:SECONDARY|STANDBY|STBY|EMERG(?:ENCY)?|BACK-?UP) (?:POWER|PWR)\b/;

export const lights: readonly Row[] = [
  {
    kind: 'lightsOut',
    name: 'lightsOut',
    examples: [
      ['QLPAS', 'RWY 09 PAPI U/S'],
      ['QLRAS', 'RWY 09/27 CL LGT OUT OF SERVICE'],
      ['QLRAS', 'RWY 07 STOPBARS A6, B4 U/S. RWY GUARD LGT AT A4 DIM'],
    ],
    counterExamples: [
      ['QLXAS', 'TWY A CL LGT U/S'],
      ['QLPXX', 'RWY 09 PAPI ANGLE 3.2 DEG'],
      ['QLRAS', 'RWY LGT SECONDARY POWER SUPPLY U/S'],
    ],
    subjects: /^L(?!Y|X|W)/,
    match: ({ line }) => out.test(line) && !standbyPower.test(line),
    finding: ({ line }) => ({ extent: wholeUnlessExcepted(line.slice(0, OPENING)) }),
  },
  {
    kind: 'changesDistances',
    name: 'distancesChanged',
    examples: [['QMDCH', 'RWY 09L/27R REDUCED DECLARED DISTANCES, SEE AIP SUP 47/26']],
    counterExamples: [
      ['QMRXX', 'RWY 09L/27R DECLARED DISTANCES TO BE PUBLISHED'],
      ['QMRXX', 'WIP 150M S OF RWY 09/27. NO CHANGE OF DECLARED DISTANCES, AIP XXFD AD 2.13'],
    ],
    subjects: /^M[DRTSC]/,
    match: ({ line }) =>
      /\b(?:DECLARED DIST\w*|TORA|TODA|ASDA)\b.{0,200}\d/.test(line) && !/\bNO CHANGES? (?:OF|IN|TO) (?:THE )?DECLARED\b/.test(line),
    finding: () => ({ extent: null }),
  },
];
