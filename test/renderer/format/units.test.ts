import { expect, it } from 'vitest';
import { unitsOf } from '#renderer/format/use-units.ts';

it('says the length of a runway rounded down, and a height to the nearest unit', () => {
  const units = unitsOf({ lengthUnit: 'm', distanceUnit: 'NM' });
  expect([units.runwayLength(12_795), units.otherRunwayLength(12_795)].map(plain)).toEqual(['3,899 m', '12,795 ft']);
  expect([units.length(12_795), units.otherLength(12_795)].map(plain)).toEqual(['3,900 m', '12,795 ft']);
});

const plain = (text: string): string => text.replace(/\s/g, ' ');
