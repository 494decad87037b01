import { expect, it } from 'vitest';
import { surfaceWindsOf } from '#renderer/features/briefing/options/surface-winds.ts';

it.each([
  ['', []],
  ['lsgg 240/18', [{ aerodrome: 'LSGG', direction: 240, speedKt: 18 }]],
  [
    'LSGG 24018KT, LSZH calm;',
    [
      { aerodrome: 'LSGG', direction: 240, speedKt: 18 },
      { aerodrome: 'LSZH', direction: 0, speedKt: 0 },
    ],
  ],
])('reads %j', (line, winds) => expect(surfaceWindsOf(line)).toEqual(winds));

it.each(['LSGG', '240/18', 'LSGG 400/10', 'LSGG 240/250', 'LSGG 240/18 LSZH 250/10'])('does not read %j', (line) =>
  expect(surfaceWindsOf(line)).toBeNull(),
);
