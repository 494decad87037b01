import { expect, it } from 'vitest';
import type { Frequency } from '#contract/resources.ts';
import { inOrderOfUse } from '#renderer/format/airport/frequency-order.ts';
import { endsOf, inOrder } from '#renderer/features/airport/runway/runway-ends.ts';
import { longestRunway } from '#renderer/features/search/hits.ts';
import { runway } from './runway.ts';

const frequency = (type: string | null, mhz: number): Frequency => ({
  id: `${type} ${mhz}`,
  updatedAt: '2026-11-21T00:00:00.000Z',
  name: type ?? 'unnamed',
  type,
  description: null,
  frequency: mhz,
});

it('lists frequencies as a departing crew calls them, then by frequency, kinds not known last', () => {
  const given = [
    frequency(null, 118),
    frequency('XYZ', 119),
    frequency('TWR', 119.7),
    frequency('gnd', 121.9),
    frequency('TWR', 118.7),
    frequency('ATIS', 126),
  ];
  expect(inOrderOfUse(given).map(({ id }) => id)).toEqual(['ATIS 126', 'gnd 121.9', 'TWR 118.7', 'TWR 119.7', 'null 118', 'XYZ 119']);
});

it('lists open runways first and the longest of them at the top, those of unknown length after it', () => {
  const given = [
    runway('closed', { isClosed: true, length: 12000 }),
    runway('unknown'),
    runway('short', { length: 2000 }),
    runway('long', { length: 9000 }),
  ];
  expect(inOrder(given).map(({ name }) => name)).toEqual(['long', 'short', 'unknown', 'closed']);
});

it('gives a helipad one end and a runway two', () => {
  expect(endsOf(runway('H1', { lowEndIdent: 'H1' })).map(({ ident }) => ident)).toEqual(['H1']);
  expect(endsOf(runway('04/22', { lowEndIdent: '04', highEndIdent: '22' })).map(({ ident }) => ident)).toEqual(['04', '22']);
  expect(endsOf(runway('04/', { lowEndIdent: '04', highEndHeading: 226 }))).toHaveLength(2);
});

it('takes the longest runway among those that are not closed, and none where no length is known', () => {
  expect(longestRunway([runway('a', { length: 3000 }), runway('b', { length: 5000, isClosed: true })])).toBe(3000);
  expect(longestRunway([runway('a')])).toBeUndefined();
});
