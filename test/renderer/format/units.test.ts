import { expect, it, afterEach, vi } from 'vitest';
import { unitsOf } from '#renderer/format/use-units.ts';
import { upToOneDecimal, withDecimals } from '#renderer/format/units.ts';
import { speak } from '#renderer/i18n/words.ts';

it('says the length of a runway rounded down, and a height to the nearest unit', () => {
  const units = unitsOf({ lengthUnit: 'm', distanceUnit: 'NM' });
  expect([units.runwayLength(12_795), units.otherRunwayLength(12_795)].map(plain)).toEqual(['3,899 m', '12,795 ft']);
  expect([units.length(12_795), units.otherLength(12_795)].map(plain)).toEqual(['3,900 m', '12,795 ft']);
  // No line ends between a figure and its unit.
  expect([units.length(12_795), units.distance(9.96)]).toEqual(['3,900\u00A0m', '10.0\u00A0NM']);
});

const plain = (text: string): string => text.replace(/\s/g, ' ');

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

it('writes so many decimals as the language of the moment does', () => {
  expect([withDecimals(1234.56, 1), withDecimals(12, 1), withDecimals(1234.56, 0)]).toEqual(['1,234.6', '12.0', '1,235']);
  expect([upToOneDecimal(3.5), upToOneDecimal(6)]).toEqual(['3.5', '6']);
  speak('fr');
  expect([withDecimals(12, 1), upToOneDecimal(3.5)]).toEqual(['12,0', '3,5']);
});
