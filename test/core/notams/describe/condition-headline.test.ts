import { expect, it } from 'vitest';
import { decodeNotice } from '../decode-notice.ts';

const headlineOf = (text: string) => decodeNotice(text, { receivedAt: new Date('2026-01-05T12:00:00Z') }).headline;

it.each([
  ['RWY 09L 1/1/1 100 PCT ICE OBS AT 2601050730', 'Runway 09L: condition 1 of 6, poor, ice'],
  ['RWY 08L FICON 5/5/3 WET, WET, 2IN WET SN OBS AT 2601050730', 'Runway 08L: condition 3 of 6, medium, wet snow (last third)'],
  ['RWY 06 6/6/6 DRY OBS AT 2601050730', 'Runway 06: condition 6 of 6, dry'],
  ['RUNWAY CONDITION CODE 2/2/2', 'Runway: condition 2 of 6, medium to poor'],
  [
    'RSC 08 6/6/6 DRY. VALID JAN 05 0945 - JAN 05 1745. RSC 26 1/2/2 ICE. VALID JAN 05 0945 - JAN 05 1745. RSC 14 6/6/6 DRY. VALID JAN 05 0945 - JAN 05 1745',
    'Runway 26: condition 1 of 6, poor, ice (first third). Runways 08, 14: condition 6 of 6, dry',
  ],
  ['RSC 08 ICE. VALID JAN 05 0945 - JAN 05 1745. CRFI 08 .21/.22/.05', 'Runway 08: friction index (CRFI) 0.05, ice'],
  ['A) QQSB B) 01050958 C) 10 F) 7/7/7 H) 1/1/2 N) 2)', 'Runway 10: braking poor, ice'],
  ['A) QQSB B) 01050958 C) 10 F) 7/7/7 H) 28/30/31 N) 2)', 'Runway 10: friction 0.28, ice'],
  ['RWY 17 CLEARED WIDTH 30M, BA MEDIUM', 'Runway 17: braking medium over 30 m of its width'],
  // Which third has the ice is not said.
  [
    'RWY 02L FICON 3/3/2 75 PCT 1/8IN DRY SN, 25 PCT ICE OBS AT 2601050730',
    'Runway 02L: condition 2 of 6, medium to poor, dry snow / ice (last third)',
  ],
  ['RWY 17 FICON DRY 100FT WID REMAINDER SLUSH OBS AT 2601050730', 'Runway 17: dry over 30 m of its width'],
  ['(SNOWTAM 1184 NIL)', 'Runway surface condition report'],
  ['TWY ALL FICON PATCHY ICE BA MEDIUM OBS AT 2601050730', 'All taxiways: patchy ice'],
  ['APRON NORTH RAMP FICON 20 PCT COMPACTED SN OBS AT 2601050730', 'Apron NORTH ramp: 20 % compacted snow'],
])('of %s names the worst', (text, headline) => {
  expect(headlineOf(text)).toBe(headline);
});

it('names a closure before the condition', () => {
  expect(headlineOf('!XXA 01/962 XXA RWY 09L/27R CLSD. RWY 09L FICON 1/1/1 ICE OBS AT 2601051610. 2601051610-2601061610')).toBe(
    'Runway 09L/27R: closed. Runway 09L: condition 1 of 6, poor, ice',
  );
});
