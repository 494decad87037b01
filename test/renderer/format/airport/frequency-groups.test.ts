import { expect, it } from 'vitest';
import type { Frequency } from '#contract/airports/frequency.ts';
import { inOrderOfUse } from '#renderer/format/airport/frequency-groups.ts';

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
