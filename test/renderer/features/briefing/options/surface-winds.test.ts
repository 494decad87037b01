import { expect, it } from 'vitest';
import { readWinds } from '#renderer/data/winds.ts';
import { surfaceWindsOf } from '#renderer/features/briefing/options/options.ts';

const windsOf = (line: string) => surfaceWindsOf(readWinds(line) ?? {});

it.each([
  ['', []],
  ['lsgg 240/18', [{ aerodrome: 'LSGG', direction: 240, speedKt: 18 }]],
  [
    'LSGG 24018G30KT, LSZH calm',
    [
      { aerodrome: 'LSGG', direction: 240, speedKt: 18, gustKt: 30 },
      { aerodrome: 'LSZH', direction: 0, speedKt: 0 },
    ],
  ],
  [
    '240/18, LSGG 010/5',
    [
      { direction: 240, speedKt: 18 },
      { aerodrome: 'LSGG', direction: 10, speedKt: 5 },
    ],
  ],
  ['LSGG VRB05KT', [{ aerodrome: 'LSGG', direction: null, speedKt: 5 }]],
  ['LSGG 240/15 210V270', [{ aerodrome: 'LSGG', direction: 240, speedKt: 15, from: 210, to: 270 }]],
])('asks for the winds of %j', (line, winds) => expect(windsOf(line)).toEqual(winds));

it.each(['LSGG', 'LSGG 400/10', 'LSGG 240/250', 'LSGG 240/18 LSZH 250/10'])('does not read %j', (line) =>
  expect(readWinds(line)).toBeUndefined(),
);
