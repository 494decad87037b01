import { describe, expect, it } from 'vitest';
import { mergeSets, type ReadSource } from '#core/reference/build/merge/merge-sets.ts';
import { UNDATED } from '#core/reference/sources/facts.ts';
import { airportFieldNames } from '#core/reference/airport-fields.ts';
import { airport, away, country, frequency, given, runway, source } from './invented.ts';

const code = { icaoCode: 'XXAA' };

/** The one airport that two sources make. */
function merged(...sources: [ReadSource, ReadSource, ...ReadSource[]]) {
  const { airports, origins } = mergeSets(sources);
  const [whole] = airports;
  if (!whole || airports.length > 1) throw new Error(`${airports.length} airports instead of one`);
  return { whole, values: whole.airport, origins: origins.get(whole.airport.id) };
}

describe('a value', () => {
  it.each([
    ['name', 'First', 'Second', 'First'],
    ['city', 'First', 'Second', 'First'],
    ['city', null, 'Second', 'Second'],
    ['elevation', 0, 300, 0],
    ['elevation', null, 300, 300],
    ['iataCode', null, 'XAA', 'XAA'],
  ] as const)('of %s said to be %s by the first and %s by the second source is %s', (field, one, other, expected) => {
    const { values } = merged(
      source('A', [airport('1', { ...code, [field]: one })]),
      source('B', [airport('2', { ...code, [field]: other })]),
    );
    expect(values[field]).toBe(expected);
  });

  it.each([
    [undefined, true, true],
    [false, true, false],
    [undefined, undefined, undefined],
  ])('of scheduled service said to be %s by the first and %s by the second source is %s', (one, other, expected) => {
    const { whole } = merged(
      source('A', [airport('1', { ...code, isScheduled: one })]),
      source('B', [airport('2', { ...code, elevation: 300, isScheduled: other })]),
    );
    expect(whole.isScheduled).toBe(expected);
  });

  it('false is known', () => {
    const { values } = merged(
      source('A', [given('1', code, { isPrivate: false })]),
      source('B', [given('2', code, { isPrivate: true, county: 'Inventshire' })]),
    );
    expect(values).toMatchObject({ isPrivate: false, county: 'Inventshire' });
  });

  it('is never made of two: a position comes whole from one source', () => {
    const { values, origins } = merged(
      source('A', [airport('1', { ...code, latitude: null, longitude: null })]),
      source('B', [airport('2', { ...code, latitude: 46.5, longitude: 6.5 })]),
    );
    expect(values).toMatchObject({ latitude: 46.5, longitude: 6.5, timezone: 'Europe/Zurich' });
    expect(origins?.[1]).toEqual(['latitude', 'longitude', 'timezone']);
  });

  it('comes from no source that places the airport over 30 NM away, and the contradiction is listed', () => {
    const at = (miles: number) => ({ ...code, ...away(miles) });
    const far = { elevation: 9000, city: 'Elsewhere' };
    const sources = (miles: number) =>
      [source('A', [airport('1', at(0))]), source('B', [airport('2', { ...at(miles), ...far, keywords: 'Far' })])] as const;
    expect(merged(...sources(29.9)).whole).toMatchObject({ airport: far, keywords: 'Far' });
    const [one, other] = sources(30.1);
    expect(merged(one, other).whole).toEqual(one.facts.airports[0]);
    expect(mergeSets([one, other]).conflicts).toMatchObject([{ kind: 'position', difference: 30.1 }]);
  });

  it('of the time zone follows the position, unless a server gives it', () => {
    const swiss = { ...code, latitude: 46.5, longitude: 6.5 };
    const zoned = source('B', [given('2', { ...code, city: 'Elsewhere' }, { timezone: 'Asia/Tokyo' })]);
    expect(merged(source('A', [airport('1', swiss)]), zoned).values.timezone).toBe('Europe/Zurich');
    expect(merged(source('A', [given('1', swiss)]), zoned).values.timezone).toBe('Europe/Zurich');
    expect(merged(source('A', [airport('1', code)]), zoned).values.timezone).toBe('Asia/Tokyo');
  });

  it.each([
    ['a closed airport has no kind from a source that calls it open', 'closed', 'small_airport', { isClosed: true, facilityType: null }],
    ['an open one keeps its kind', 'heliport', 'closed', { isClosed: false, facilityType: 'heliport' }],
    ['one of unknown state is what the next source says', null, 'heliport', { isClosed: false, facilityType: 'heliport' }],
  ])('agrees with the others: %s', (_, one, other, expected) => {
    const { values } = merged(
      source('A', [airport('1', { ...code, sourceType: one })]),
      source('B', [airport('2', { ...code, sourceType: other, city: 'Inventia' })]),
    );
    expect(values).toMatchObject(expected);
  });

  it('of the state comes from no source that names another country', () => {
    const elsewhere = source('B', [airport('2', { ...code, countryCode: 'FR', state: 'Ain', city: 'Inventia' })]);
    expect(merged(source('A', [airport('1', { ...code, countryCode: 'CH' })]), elsewhere).values.state).toBeNull();
    expect(merged(source('A', [airport('1', code)]), elsewhere).values).toMatchObject({ countryCode: 'FR', state: 'Ain' });
  });
});

describe('runways and frequencies', () => {
  it('come as whole lists from the first source that has any', () => {
    const { whole, origins } = merged(
      source('A', [airport('1', { ...code, runways: [runway('r1', 900)] })]),
      source('B', [airport('2', { ...code, runways: [runway('r2', 2000), runway('r3', 3000)], frequencies: [frequency('f1', 118.5)] })]),
    );
    expect(whole.runways.map((one) => one.runway.id)).toEqual(['r1']);
    expect(whole.frequencies.map(({ id }) => id)).toEqual(['f1']);
    expect(origins).toEqual({ 0: ['name', 'icaoCode', 'ident', 'runways'], 1: ['frequencies'] });
  });
});

describe('the airport', () => {
  it('has the id of the first source that has it, and is dated by the set where it is made of two', () => {
    const { whole } = merged(source('A', [given('a', code)]), source('B', [given('b', { ...code, city: 'Inventia' })]));
    expect([whole.airport.id, whole.airport.updatedAt]).toEqual(['a', UNDATED]);
  });

  it('is that of the first source unchanged, with the date of its server, where that alone gives every value', () => {
    const first = given('a', { ...code, city: 'Inventia' });
    const { whole, origins } = merged(source('A', [first]), source('B', [given('b', code)]));
    expect(whole).toEqual(first);
    expect(whole.airport.updatedAt).toBe('2025-05-05T05:05:05.000Z');
    expect(origins).toBeUndefined();
  });

  it('that only a later source has is added, with its fields under that source', () => {
    const { airports, origins } = mergeSets([source('A', []), source('B', [airport('2', { ...code, elevation: 0 })])]);
    expect(airports.map((one) => one.airport.name)).toEqual(['Field 2']);
    expect([...origins.values()]).toEqual([{ 1: ['name', 'icaoCode', 'elevation', 'ident'] }]);
  });

  it('has each known value under exactly one source', () => {
    const { values, whole, origins } = merged(
      source('A', [airport('1', { ...code, sourceType: 'small_airport', keywords: 'Old' })]),
      source('B', [airport('2', { ...code, latitude: 46.5, longitude: 6.5, countryCode: 'CH', state: 'Vaud', continentCode: 'EU' })]),
    );
    const found = Object.values(origins ?? {}).flat();
    const all: Record<string, unknown> = { ...whole, ...whole.use, ...values };
    expect(found.toSorted()).toEqual(airportFieldNames.filter((field) => (all[field] ?? null) !== null).toSorted());
  });
});

describe('the set', () => {
  it('is named by all sources, dated by the newest and different when any of them is', () => {
    const [one, other] = [source('A', [airport('1')]), source('B', [airport('2')], { date: new Date('2026-03-01') })];
    const set = mergeSets([one, other]);
    expect(set).toMatchObject({ name: 'A + B', date: new Date('2026-03-01') });
    expect(set.sources.map(({ name, kind, airports }) => [name, kind, airports])).toEqual([
      ['A', 'sheets', 1],
      ['B', 'sheets', 1],
    ]);
    expect(mergeSets([other, one]).fingerprint).not.toBe(set.fingerprint);
    expect(mergeSets([one, source('B', [airport('3')])]).fingerprint).not.toBe(set.fingerprint);
  });

  it('takes a country from the first source that has it, with the subdivisions of the first that lists any', () => {
    const [one, other] = [
      source('A', [], { countries: [country('First', [])] }),
      source('B', [], { countries: [country('Second', ['CH-GE'])] }),
    ];
    expect(mergeSets([one, other]).countries).toEqual([country('First', ['CH-GE'])]);
    expect(mergeSets([other, one]).countries).toEqual([country('Second', ['CH-GE'])]);
  });
});
