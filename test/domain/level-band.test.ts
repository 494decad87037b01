import { expect, it } from 'vitest';
import { bandInWords, everyLevel, readBand } from '#domain/flight-level.ts';

it.each([
  ['FL050-FL195', 50, 195],
  ['fl050 – fl195', 50, 195],
  ['50 195', 50, 195],
  ['FL 85 to 100', 85, 100],
  ['085', 85, 85],
  ['2500ft', 25, 25],
  ['5000', 50, 50],
  ['A025', 25, 25],
  ['SFC-FL100', 0, 100],
  ['SFC - 2450 ft', 0, 25],
  ['GND UNL', 0, 999],
  ['', 0, 999],
])('reads %j as levels', (text, from, to) => {
  expect(readBand(text)).toEqual({ from, to });
});

it.each(['195-050', 'FL', 'FL1000', '50-', '10 20 30'])('does not read %j', (text) => {
  expect(readBand(text)).toBeUndefined();
});

it('writes what it reads, and nothing for every level', () => {
  expect([bandInWords({ from: 50, to: 195 }), bandInWords({ from: 85, to: 85 }), bandInWords(everyLevel)]).toEqual([
    'FL050–FL195',
    'FL085',
    '',
  ]);
  expect(readBand(bandInWords({ from: 50, to: 195 }))).toEqual({ from: 50, to: 195 });
});
