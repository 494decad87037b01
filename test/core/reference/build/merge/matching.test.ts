import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AirportFacts } from '#core/reference/sources/facts.ts';
import { mergeSets } from '#core/reference/build/merge/merge-sets.ts';
import { airport, away, given, source, type About } from './invented.ts';

const here = { latitude: 10, longitude: 20 };
/** Names in the merged set, `+` between those that were taken for one. */
function taken(first: AirportFacts[], ...later: AirportFacts[][]): string[] {
  const sources = later.map((airports, index) => source(`Later ${index}`, airports));
  const { airports, origins } = mergeSets([source('First', first), ...sources]);
  expect(new Set(airports.map((one) => one.airport.id)).size).toBe(airports.length);
  return airports.map(
    ({ airport: { id, name } }) => `${name}${origins.has(id) ? ` of ${Object.keys(origins.get(id) ?? {}).join(' and ')}` : ''}`,
  );
}

/** A city that only the later one knows shows in the origins that two were taken for one. */
const city = { city: 'Inventia' };

describe('airports of two sources are one', () => {
  it.each<[string, About, About]>([
    ['with the same ICAO code', { icaoCode: 'XXAA' }, { icaoCode: 'XXAA' }],
    ['with the same ICAO code, though 20 NM apart', { icaoCode: 'XXAA', ...here }, { icaoCode: 'XXAA', ...away(20) }],
    ['with the same ICAO code, one in small letters', { icaoCode: 'XXAA' }, { icaoCode: 'xxaa' }],
    ['with the same IATA code within 5 NM', { iataCode: 'XAA', ...here }, { iataCode: 'XAA', ...away(4.9) }],
    [
      'with the same local code in one country within 5 NM',
      { localCode: 'L1', countryCode: 'CH', ...here },
      { localCode: 'L1', countryCode: 'CH', ...away(4.9) },
    ],
    ['with the same ident', { ident: 'CH-0001' }, { ident: 'CH-0001' }],
    ['across the date line', { iataCode: 'XAA', latitude: 0, longitude: 179.99 }, { iataCode: 'XAA', latitude: 0, longitude: -179.99 }],
  ])('%s', (_, one, other) => {
    expect(taken([airport('1', one)], [airport('2', { ...other, ...city })])).toEqual(['Field 1 of 0 and 1']);
  });

  it('with the same id, whatever their codes', () => {
    expect(taken([given('a', { icaoCode: 'XXAA' })], [given('a', { icaoCode: 'XXBB', ...city })])).toEqual(['Field a of 0 and 1']);
  });
});

it.each<[string, About, About]>([
  ['without a code in common', { icaoCode: 'XXAA', ...here }, { icaoCode: 'XXBB', ...here }],
  ['with the same IATA code over 5 NM apart', { iataCode: 'XAA', ...here }, { iataCode: 'XAA', ...away(5.1) }],
  ['with the same IATA code where one position is unknown', { iataCode: 'XAA', ...here }, { iataCode: 'XAA' }],
  [
    'with the same local code in two countries',
    { localCode: 'L1', countryCode: 'CH', ...here },
    { localCode: 'L1', countryCode: 'FR', ...here },
  ],
  [
    'with the same local code over 5 NM apart',
    { localCode: 'L1', countryCode: 'CH', ...here },
    { localCode: 'L1', countryCode: 'CH', ...away(5.1) },
  ],
  ['with the same local code where one country is unknown', { localCode: 'L1', countryCode: 'CH', ...here }, { localCode: 'L1', ...here }],
  ['with the same ident in two countries', { ident: 'I1', countryCode: 'CH' }, { ident: 'I1', countryCode: 'FR' }],
  ['where the ICAO code of one is the IATA code of the other', { icaoCode: 'XXAA', ...here }, { iataCode: 'XXAA', ...here }],
])('airports of two sources are two %s', (_, one, other) => {
  expect(taken([airport('1', one)], [airport('2', other)])).toEqual(['Field 1', 'Field 2 of 1']);
});

describe('where several could be meant', () => {
  it('the nearest pair matches, and no airport is matched twice', () => {
    const first = [airport('1', { iataCode: 'XAA', ...here }), airport('2', { iataCode: 'XAA', ...away(3) })];
    const later = [airport('3', { iataCode: 'XAA', ...away(2.8), ...city }), airport('4', { iataCode: 'XAA', ...away(2.9), ...city })];
    expect(taken(first, later)).toEqual(['Field 1 of 0 and 1', 'Field 2 of 0 and 1']);
    expect(taken(first.slice(0, 1), later)).toEqual(['Field 1 of 0 and 1', 'Field 4 of 1']);
  });

  it('an open airport matches the open one, though a closed one with its code is nearer', () => {
    const first = [
      airport('1', { iataCode: 'XAA', ...here, sourceType: 'closed' }),
      airport('2', { iataCode: 'XAA', ...away(4), sourceType: 'small_airport' }),
    ];
    expect(taken(first, [airport('3', { iataCode: 'XAA', ...here, sourceType: 'small_airport', ...city })])).toEqual([
      'Field 1',
      'Field 2 of 0 and 1',
    ]);
  });

  it('a stronger code goes before a weaker one', () => {
    const first = [airport('1', { ident: 'XXAA', ...here }), airport('2', { icaoCode: 'XXAA', ...away(9) })];
    expect(taken(first, [airport('3', { ident: 'XXAA', icaoCode: 'XXAA', ...here, ...city })])).toEqual(['Field 1', 'Field 2 of 0 and 1']);
  });

  it('a third source is compared with what either of the two before called it', () => {
    const first = [airport('1', { icaoCode: 'XXAA', ...here })];
    const second = [given('b', { icaoCode: 'XXAA', iataCode: 'XAA' })];
    expect(taken(first, second, [airport('3', { iataCode: 'XAA', ...here, ...city })])).toEqual(['Field 1 of 0 and 1 and 2']);
    expect(taken(first, second, [given('b', city)])).toEqual(['Field 1 of 0 and 1 and 2']);
  });

  it('an id that has become that of an airport stays there, though another of its names has an id of its own', () => {
    const first = [given('a', { icaoCode: 'XXAA', ...here })];
    const second = [given('b', { icaoCode: 'XXAA', ...here })];
    const third = [given('b', { ...here }), given('a', { ...away(30) })];
    expect(taken(first, second, third)).toEqual(['Field a', 'Field b of 2']);
  });
});

const code = fc.constantFrom('XXAA', 'XXBB', 'XXCC', null);
const anyAirport = fc.record({
  icaoCode: code,
  iataCode: code,
  localCode: code,
  ident: fc.constantFrom('I1', 'I2', 'I3', 'I4'),
  countryCode: fc.constantFrom('CH', 'FR', null),
  sourceType: fc.constantFrom('closed', 'small_airport', null),
  elevation: fc.constantFrom(0, 500, null),
  latitude: fc.constantFrom(10, 10.01, 10.08, 11),
  longitude: fc.constantFrom(20, 20.01),
});
const anySet = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), anyAirport), { selector: ([id]) => id, maxLength: 8 })
  .map((airports) => airports.map(([id, about]) => given(id, about)));

describe('any sets', () => {
  it('merged contain every id once, lose no airport, and neither split nor join airports of one source', () => {
    fc.assert(
      fc.property(fc.array(anySet, { minLength: 2, maxLength: 4 }), (sets) => {
        const [first, ...others] = sets.map((airports, index) => source(`Source ${index}`, airports));
        if (!first) return;
        const { airports } = mergeSets([first, ...others]);
        const ids = new Set(airports.map((one) => one.airport.id));
        expect(ids.size).toBe(airports.length);
        const sizes = sets.map((airports) => airports.length);
        expect(airports.length).toBeGreaterThanOrEqual(Math.max(...sizes));
        expect(airports.length).toBeLessThanOrEqual(sizes.reduce((a, b) => a + b));
        for (const one of sets[0] ?? []) expect(ids.has(one.airport.id)).toBe(true);
      }),
    );
  });

  it('merged with themselves change nothing', () => {
    fc.assert(
      fc.property(anySet, (airports) => {
        const alone = mergeSets([source('One', airports)]);
        const twice = mergeSets([source('One', airports), source('Two', structuredClone(airports))]);
        expect(twice.airports).toEqual(alone.airports);
        expect([...twice.origins, ...twice.conflicts]).toEqual([]);
      }),
    );
  });
});
