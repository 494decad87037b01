import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { airportResource } from '#core/airports/fields.ts';
import { compileFilter } from '#core/filter/compile.ts';
import { compileSort } from '#core/filter/sort.ts';
import { compileNear } from '#core/geo/place.ts';
import {
  answers,
  countConditions,
  gaps,
  kinds,
  lightings,
  MAX_RADIUS_NM,
  noFilter,
  withFavourites,
  type AirportFilter,
} from '#renderer/features/airports/filter/airport-filter.ts';
import { addressOf, readAddress } from '#renderer/features/airports/filter/filter-address.ts';
import { askedOf, gapsOf, whereOf } from '#renderer/features/airports/filter/filter-json.ts';
import { sentenceOf } from '#renderer/features/airports/filter/filter-sentence.ts';
import { sortFields } from '#renderer/format/airport/fields.ts';
import { MAX_KEYS, readSort, sortText } from '#renderer/features/airports/table/sort-order.ts';
import { speak } from '#renderer/i18n/words.ts';
import { unitsOf } from '#renderer/format/use-units.ts';

const filterOf = (part: Partial<AirportFilter>): AirportFilter => ({ ...noFilter, ...part });

const whole = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: undefined });
const line = fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim().slice(0, 60).toWellFormed());
const filters: fc.Arbitrary<AirportFilter> = fc.record({
  favourites: fc.constantFrom(undefined, []),
  countries: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 12 }),
  kinds: fc.subarray([...kinds]),
  closed: fc.constantFrom(...answers),
  private: fc.constantFrom(...answers),
  elevationFrom: whole(-2_000, 20_000),
  elevationTo: whole(-2_000, 20_000),
  runwayLength: whole(0, 20_000),
  runwayWidth: whole(0, 1_000),
  lighted: fc.constantFrom(...lightings),
  surface: line,
  frequency: line,
  text: line,
  near: fc.option(
    fc.record({
      latitude: fc.integer({ min: -9_000, max: 9_000 }).map((value) => value / 100),
      longitude: fc.integer({ min: -18_000, max: 18_000 }).map((value) => value / 100),
      radiusNm: fc.integer({ min: 0, max: MAX_RADIUS_NM }),
      name: line.filter((text) => text !== ''),
    }),
    { nil: undefined },
  ),
  unknown: fc.subarray([...gaps]),
});
const orders = fc
  .uniqueArray(fc.constantFrom(...sortFields), { maxLength: MAX_KEYS })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((desc) => ({ id, desc })))));

describe('the filter as JSON', () => {
  const runway = (some: object) => ({ runways: { some: { ...some, isClosed: false } } });
  test.each<[Partial<AirportFilter>, object | undefined]>([
    [{}, undefined],
    [{ countries: ['ES'] }, { countryCode: 'ES' }],
    [
      { countries: ['ES', 'PT'], closed: 'no' },
      { countryCode: { in: ['ES', 'PT'] }, isClosed: false },
    ],
    [
      { closed: 'unknown', private: 'yes' },
      { isClosed: { isNull: true }, isPrivate: true },
    ],
    [{ kinds: ['large_airport', 'heliport'] }, { facilityType: { in: ['large_airport', 'heliport'] } }],
    [{ elevationFrom: -100, elevationTo: 500 }, { elevation: { gte: -100, lte: 500 } }],
    [{ runwayLength: 8000, lighted: 'yes' }, runway({ length: { gte: 8000 }, isLighted: true })],
    [{ runwayWidth: 0, surface: 'ASP', lighted: 'no' }, runway({ width: { gte: 0 }, isLighted: false, surface: { contains: 'ASP' } })],
    [{ frequency: 'TWR' }, { frequencies: { some: { type: 'TWR' } } }],
    [{ unknown: ['values', 'kinds', 'runways', 'frequencies'] }, undefined],
    [{ elevationFrom: 1, unknown: ['values'] }, { OR: [{ elevation: { gte: 1 } }, { elevation: { isNull: true } }] }],
    [
      { elevationFrom: 1, closed: 'no', unknown: ['values'] },
      {
        OR: [{ isClosed: false }, { isClosed: { isNull: true } }],
        AND: [{ OR: [{ elevation: { gte: 1 } }, { elevation: { isNull: true } }] }],
      },
    ],
    [{ frequency: 'TWR', unknown: ['frequencies'] }, { OR: [{ frequencies: { some: { type: 'TWR' } } }, { frequencies: { none: {} } }] }],
  ])('of %o', (part, where) => {
    expect(whereOf(filterOf(part))).toEqual(where);
  });

  it('is taken by the filter compiler of the server, whatever is asked', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const { filter: text, near } = askedOf(filter);
        const { where, params } = compileFilter(text, airportResource, new Date());
        expect(where.split('?')).toHaveLength(params.length + 1);
        if (near !== undefined) compileNear(near, { latitude: 'a.latitude', longitude: 'a.longitude' });
      }),
    );
  });

  it('names only gaps that widen it', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const plain = { ...filter, unknown: [] };
        const wider = gaps.filter((gap) => JSON.stringify(askedOf({ ...plain, unknown: [gap] })) !== JSON.stringify(askedOf(plain)));
        // An open facility has a kind, so where only open ones are asked for there is no such gap.
        expect(gapsOf(filter)).toEqual(wider.filter((gap) => gap !== 'kinds' || filter.closed !== 'no'));
      }),
    );
  });
});

describe('the address', () => {
  it('gives back every filter and order that was written into it', () => {
    fc.assert(
      fc.property(filters, orders, (filter, order) => {
        expect(readAddress(addressOf({ filter, order }))).toEqual({ filter, order, unread: [] });
      }),
    );
  });

  it('stays readable', () => {
    const filter = filterOf({ countries: ['ES', 'PT'], closed: 'no', runwayLength: 8000, text: 'a b' });
    expect(addressOf({ filter, order: [{ id: 'name', desc: false }] })).toBe('country=ES,PT&closed=no&runway=8000&text=a%20b&sort=name');
    expect(addressOf({ filter: noFilter, order: [] })).toBe('');
  });

  test.each([
    ['country=Spain', ['country']],
    ['kind=airport,spaceport', ['kind']],
    ['closed=maybe&runway=-5', ['closed', 'runway']],
    ['near=91,0,5', ['near']],
    ['near=1,2', ['near']],
    ['sort=name,name', ['sort']],
    ['sort=length', ['sort']],
    ['contry=ES', ['contry']],
    [`text=${'x'.repeat(61)}`, ['text']],
  ])('names what can not be read in %s', (query, unread) => {
    expect(readAddress(query)).toEqual({ filter: noFilter, order: [], unread });
  });
});

it('the order is taken by the sort compiler of the server', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const sort = sortText(order);
      compileSort(sort === undefined ? {} : { sort }, airportResource);
      expect(sort === undefined ? [] : readSort(sort)).toEqual(order);
    }),
  );
});

it('counts what is asked for, not what is said of unknown values', () => {
  expect(countConditions(noFilter)).toBe(0);
  expect(countConditions(filterOf({ unknown: ['values'] }))).toBe(0);
  expect(countConditions(filterOf({ countries: ['ES', 'PT'], runwayLength: 0, lighted: 'no' }))).toBe(3);
});

const imperial = unitsOf({ lengthUnit: 'ft', distanceUnit: 'NM' });
const metric = unitsOf({ lengthUnit: 'm', distanceUnit: 'km' });

/** The narrow spaces that French puts between thousands, as plain ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the sentence', () => {
  beforeEach(() => {
    Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  });

  test.each<[Partial<AirportFilter>, string, string]>([
    [{}, 'Open or closed airports of any kind', 'Aérodromes de tout type ouverts ou fermés'],
    [
      { countries: ['ES'], kinds: ['airport'], closed: 'no', lighted: 'yes', runwayLength: 8000 },
      'Open airports in Spain with an open, lit runway of at least 8,000 ft',
      'Espagne : aérodromes ouverts, avec une piste ouverte et balisée d’au moins 8 000 ft',
    ],
    [
      { kinds: ['seaplaneBase'], closed: 'yes', private: 'yes', countries: ['US', 'CA', 'NL'] },
      'Closed, private seaplane bases in the United States, Canada, or the Netherlands',
      'États-Unis, Canada ou Pays-Bas : hydrobases fermées privées',
    ],
    [
      { kinds: ['heliport', 'balloonport'], closed: 'unknown', private: 'unknown' },
      'Heliports and balloonports (closure and private status unknown)',
      'Héliports et terrains de ballons (sans donnée : fermeture et statut privé)',
    ],
    [
      { near: { latitude: 46.2, longitude: 6.1, radiusNm: 30, name: 'LSGG' }, elevationFrom: 100, elevationTo: 5000 },
      'Open or closed airports of any kind within 30 NM of LSGG at elevations from 100 ft to 5,000 ft',
      'Aérodromes de tout type ouverts ou fermés, à 30 NM au plus de LSGG, d’altitude comprise entre 100 ft et 5 000 ft',
    ],
    [
      { closed: 'no', runwayWidth: 100, surface: 'ASP', frequency: 'TWR', text: 'int', unknown: ['runways', 'kinds'] },
      'Open airports of any kind with an open runway at least 100 ft wide whose surface contains “ASP” with a TWR frequency whose name or code contains “int”; or no runway data',
      'Aérodromes de tout type ouverts, avec une piste ouverte large d’au moins 100 ft dont le revêtement contient « ASP », avec une fréquence TWR, dont le nom ou un code contient « int » ; ou sans données de piste',
    ],
  ])('of %o', (part, english, french) => {
    speak('en');
    expect(plain(sentenceOf(filterOf(part), imperial))).toBe(english);
    speak('fr');
    expect(plain(sentenceOf(filterOf(part), imperial))).toBe(french);
  });

  it('says lengths and distances in the units of the user', () => {
    speak('en');
    const near = { latitude: 1, longitude: 2, radiusNm: 54, name: 'here' };
    expect(plain(sentenceOf(filterOf({ runwayLength: 8202, runwayWidth: 98, near, elevationTo: 1640 }), metric))).toBe(
      'Open or closed airports of any kind within 100 km of here at 500 m or below with an open runway of at least 2,500 m by 30 m',
    );
  });

  it('names in both languages everything that is asked for', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        for (const language of ['en', 'fr'] as const) {
          speak(language);
          const sentence = sentenceOf(filter, imperial);
          const { surface, frequency, text, near, runwayLength, runwayWidth } = filter;
          const lengths = [runwayLength, runwayWidth].flatMap((feet) => (feet === undefined ? [] : [imperial.length(feet)]));
          for (const part of [surface, frequency, text, near?.name ?? '', ...lengths]) expect(plain(sentence)).toContain(plain(part));
          expect(sentence).not.toMatch(/undefined|\s{2}$/);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('asks for the favourites alone, for no airport where there are none, and says so in its address and sentence', () => {
    speak('en');
    const { filter } = readAddress('favourites=yes');
    expect(addressOf({ filter, order: [] })).toBe('favourites=yes');
    expect(askedOf(withFavourites(filter, new Set(['b', 'a'])))).toEqual({ favourites: 'true' });
    expect(whereOf(withFavourites(filter, new Set()))).toEqual({ id: '00000000-0000-4000-8000-000000000000' });
    expect(whereOf(withFavourites(noFilter, new Set(['a'])))).toBeUndefined();
    expect(plain(sentenceOf(withFavourites(filter, new Set(['a'])), unitsOf({ lengthUnit: 'ft', distanceUnit: 'NM' })))).toBe(
      'Open or closed airports of any kind among your favourites',
    );
  });
});
