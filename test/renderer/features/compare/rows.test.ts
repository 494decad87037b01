import { expect, it, test } from 'vitest';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { differs, parts, type Compared } from '#renderer/features/compare/rows.ts';
import { unitsOf } from '#renderer/format/use-units.ts';
import { runway } from '../../runway.ts';
import { addressOf, readIds } from '#renderer/features/compare/CompareScreen.tsx';

const units = unitsOf({ lengthUnit: 'ft', distanceUnit: 'NM' });

function compared(facts: Partial<AirportAnswer>, notices: Partial<Compared['notices']> = {}): Compared {
  const airport = {
    id: 'x', name: 'X', icaoCode: null, iataCode: null, localCode: null, elevation: null, countryCode: null, city: null, timezone: null,
    facilityType: 'airport', isPrivate: null, isClosed: false, runways: [], frequencies: [], ...facts,
  }; // prettier-ignore
  return {
    airport: airport as unknown as AirportAnswer,
    state: undefined,
    notices: { inForce: undefined, grave: undefined, toCome: undefined, ...notices },
  };
}
const row = (all: readonly Compared[], name: string) =>
  parts(all, units, Date.parse('2026-11-29T12:00:00Z'))
    .flatMap(({ rows }) => rows)
    .find((one) => one.name === name);

test.each([
  ['LSGG,LSZH', ['LSGG', 'LSZH']],
  ['', []],
  [' LSGG , ,lsgg,LSZH', ['lsgg', 'LSZH']],
  ['A,B,C,D,E', ['A', 'B', 'C', 'D']],
  ['LSGG%2CLSZH', ['LSGG,LSZH']],
  ['%E0%A4%A,LSGG', ['%E0%A4%A', 'LSGG']],
])('the address %s names %o', (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});

it('writes an address that is read back', () => {
  expect(addressOf(['LSGG', 'a b'])).toBe('/compare/LSGG,a%20b');
  expect(readIds('LSGG,a%20b')).toEqual(['LSGG', 'a b']);
  expect(addressOf([])).toBe('/compare');
});

it('says that facts differ only where two are known and not the same', () => {
  expect(
    [
      ['1', '2'],
      ['1', '1'],
      ['1', undefined],
      [undefined, undefined],
      ['1', undefined, '2'],
    ].map(differs),
  ).toEqual([true, false, false, false, true]);
});

it('leaves closed runways out of the longest one, and unknown unknown', () => {
  const runways = [runway('09/27', { length: 9000, isClosed: true }), runway('04/22', { length: 5000, isLighted: true })];
  const all = [compared({ runways, elevation: 0 }), compared({ runways: [runway('18/36')] })];
  expect(row(all, 'Longest open runway')).toMatchObject({ cells: ['5,000\u00A0ft (1,524\u00A0m)', undefined], differs: false });
  expect(row(all, 'Permanently closed runways')?.cells).toEqual(['09/27', 'none']);
  expect(row(all, 'Lit')?.cells).toEqual(['04/22', 'none']);
  expect(row(all, 'Surfaces')?.cells).toEqual([undefined, undefined]);
  expect(row(all, 'Elevation')?.cells).toEqual(['0\u00A0ft (0\u00A0m)', undefined]);
});

it('has a row for each service that any of them has, and the counts of NOTAMs', () => {
  const tower = { id: 'f', updatedAt: '', name: 'Tower', type: 'TWR', description: null, frequency: 118.7 };
  const all = [compared({ frequencies: [tower] }, { inForce: 3, grave: 0 }), compared({})];
  expect(row(all, 'Tower')).toEqual({ name: 'Tower', cells: ['118.700 TWR', 'none'], differs: true });
  expect(row(all, 'Ground')).toBeUndefined();
  expect(row(all, 'Active now')?.cells).toEqual(['3', undefined]);
  expect(row(all, 'of these, critical or operational')?.cells).toEqual(['0', undefined]);
});

it('says that there is no NOTAM only where a whole list has none, and how old those of each place are', () => {
  const none = { inForce: 0, grave: 0, toCome: 0 };
  const coverage = (isCovered: boolean, isWhole: boolean, asOf: string | null) => ({ coverage: { isCovered, isWhole, asOf } });
  const places = [
    coverage(true, true, '2026-11-29T09:00:00Z'),
    coverage(true, false, '2026-08-22T12:00:00Z'),
    coverage(false, false, null),
  ];
  const all = places.map((place) => ({
    ...compared({}, none),
    state: { runways: [], runwaysLeft: null, reasons: [], ...place } as unknown as AerodromeState,
  }));
  for (const name of ['Active now', 'of these, critical or operational', 'Upcoming'])
    expect(row(all, name)?.cells).toEqual(['0', undefined, undefined]);
  expect(row(all, 'NOTAM age')?.cells).toEqual(['3 hours old · fresh', '99 days old · stale', 'never imported for this place']);
});

it('says how many runways are open as the core says it, and why that is not known', () => {
  const runway = { name: '09/27', isClosedInData: false } as AerodromeState['runways'][number];
  const state = (runwaysLeft: number | null, reasons: AerodromeState['reasons'] = []) =>
    ({ coverage: {}, runways: [runway, runway], runwaysLeft, isComplete: reasons.length === 0, reasons }) as unknown as AerodromeState;
  const restricted = { ...state(2), runways: [runway, { ...runway, state: 'part' as const }] };
  const all = [restricted, state(1), state(0), state(null, ['notCovered']), state(2, ['endPassed'])].map((one) => ({
    ...compared({}),
    state: one,
  }));
  expect(row([...all, compared({})], 'Runways open')?.cells).toEqual([
    '2 of 2 runways open, 1 of them restricted by NOTAM',
    '1 of 2 runways open',
    'no runway open',
    'runways open: unknown. No NOTAMs have been imported for this place.',
    '2 of 2 runways open, as far as the stored NOTAMs show. The estimated end of a NOTAM has passed, and nothing has replaced it.',
    undefined,
  ]);
});
