import { expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';

const told = (message: string) =>
  decodeNotice(message, { receivedAt: new Date('2026-01-05') }).effects.map(({ kind, runway, extent, lengths }) =>
    [kind, runway, extent, ...lengths.map(({ of, relation, value, unit }) => `${of} ${relation} ${value} ${unit}`)]
      .filter(Boolean)
      .join(' '),
  );
const line = '01050635 09 5/5/5 100/100/100 NR/NR/NR WET/WET/WET';
const old = (items: string, remarks: string) => `(SNOWTAM 0123\nA) LOXX\nB) 01050635 C) 09/27\n${items} H) 5/5/5\nT) ${remarks})`;

it.each([
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ RWY 09 REDUCED TO 1450.)`, ['shortensRunway 09 length is 1450 m']],
  [
    `(SNOWTAM 0123\nLOXX\n${line}\n\nRWY 09 REDUCED TO 1450 / RWY 09 DRIFTING SNOW / RWY 18/36 CLSD.)`,
    ['closesRunway 18/36 whole', 'shortensRunway 09 length is 1450 m'],
  ],
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ 18/36 CLSD SNOW CLEARING)`, ['closesRunway 18/36 whole']],
  [`(SNOWTAM 0123\nLOXX\n${line}\n\n06R/24L CLSD SNOW CLEARING.)`, ['closesRunway 06R/24L whole']],
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ RWY 09 SECOND PART RWYCC DOWNGRADED.)`, []],
  [old('D) 2000 F) 7/7/7', 'CONTAMINATION 100 PERCENT.'), ['shortensRunway 09/27 length is 2000 m']],
  [old('F) 7/7/7', 'RWY 18/36 CLSD DUE TO SNOW REMOVAL.'), ['closesRunway 18/36 whole']],
  // The lower designator names the runway, the other one its direction.
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ RWY 09 SUSPENDED DUE RWYCC 0.)`, ['closesRunway 09/27 whole']],
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ RWY 06R CLSD FOR SNOW CLEARING.)`, ['closesRunway 06R/24L whole']],
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ RWY 09 CLSD FOR LDG.)`, ['closesRunway 09/27 part']],
  [`(SNOWTAM 0123\nLOXX\n${line}\n\nREMARK/ RWY 27 CLSD FOR SNOW CLEARING.)`, ['closesRunway 27 part']],
  [old('F) 7/7/7', 'RWY 09 REDUCED TO 1450'), ['shortensRunway 09 length is 1450 m']],
])('%j', (message, expected) => {
  expect(told(message)).toEqual(expected);
});

it.each([
  'RSC 06L/24R 5/5/5 WET, WET, WET. 06R/24L CLSD SNOW CLEARING. VALID JAN 05 0635 - JAN 05 1435',
  'RSC 06R/24L CLSD SNOW CLEARING',
  'RSC 06L 5/5/5 100 PCT WET 06R/24L CLSD SNOW CLEARING',
])('a runway in a report of the surface needs no word in front of it: %s', (report) => {
  expect(
    told(`(H0123/26 NOTAMN\nQ) CZYZ/QMRXX/IV/NBO/A/000/999/4341N07938W005\nA) CYXX B) 2601050635 C) 2601051435\nE) ${report})`),
  ).toEqual(['closesRunway 06R/24L whole']);
});
