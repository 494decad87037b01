import { expect, it } from 'vitest';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { fieldInWords } from '#renderer/format/airport/field-in-words.ts';
import { fieldNames, flags, sortFields } from '#renderer/format/airport/fields.ts';
import { unitsOf } from '#renderer/format/use-units.ts';

const units = unitsOf({ lengthUnit: 'ft', distanceUnit: 'NM' });
const unknown = Object.fromEntries(fieldNames.map((name) => [name, null])) as unknown as ListedAirport;
const textOf = (facts: Partial<ListedAirport>, name: (typeof fieldNames)[number]) => fieldInWords({ ...unknown, ...facts }, name, units);

it('writes a field by its kind, and zero and no as values', () => {
  expect(textOf({ elevation: 0 }, 'elevation')).toBe('0\u00A0ft');
  expect(textOf({ isPrivate: false }, 'isPrivate')).toBe('no');
  expect(textOf({ countryCode: 'CH' }, 'countryCode')).toBe('Switzerland');
  expect(textOf({ runways: [] }, 'runways')).toBe('none');
});

it('has no text for what is unknown; a kind of facility says so itself', () => {
  expect(fieldNames.filter((name) => textOf({}, name) !== undefined)).toEqual(['facilityType']);
});

it('sorts by every field but the lists, and asks for each that is true or false', () => {
  expect(fieldNames.filter((name) => !sortFields.some((field) => field === name))).toEqual(['runways', 'frequencies']);
  expect(flags.map(({ filterName }) => filterName)).toEqual(['closed', 'private']);
});
