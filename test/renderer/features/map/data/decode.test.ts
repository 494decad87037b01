import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeMapSet } from '#core/map/encode.ts';
import { mapKinds, mapNavaidTypes, POSITION_STEPS, type MapAirport, type MapRunway, type MapSet } from '#domain/map-set/map-set.ts';
import { surfaces } from '#domain/surface.ts';
import { airportAt, textAt, type AirportRows } from '#renderer/features/map/airports/airport-rows.ts';
import { decodeMapSet } from '#renderer/features/map/data/decode.ts';
import { runwaysOf, type PlacedRunway } from '#renderer/features/map/runways/runway-columns.ts';
import { setOf, throughBytes } from './rows.ts';

/** A position that the form holds exactly. */
const place = fc
  .tuple(
    fc.integer({ min: -90 * POSITION_STEPS, max: 90 * POSITION_STEPS }),
    fc.integer({ min: -180 * POSITION_STEPS, max: 180 * POSITION_STEPS }),
  )
  .map(([north, east]) => ({ latitude: north / POSITION_STEPS + 0, longitude: east / POSITION_STEPS + 0 }));
/** Without control characters, which the core removes. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((one) => !/\p{Cc}/u.test(one));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
const feet = fc.nat({ max: 30_000 });
const designator = fc.oneof(fc.constantFrom('09', '27', '09L', '27R', '36C', 'H1', '18W'), text);

const runway: fc.Arbitrary<MapRunway> = fc
  .record({
    low: orNull(designator),
    high: orNull(designator),
    isClosed: fc.boolean(),
    surface: fc.constantFrom(...surfaces),
    length: orNull(feet),
    width: orNull(feet),
    lowEnd: orNull(place),
    highEnd: orNull(place),
    heading: orNull(fc.nat({ max: 359 })),
    isHeadingEstimated: fc.boolean(),
  })
  .map((made) => ({ ...made, isHeadingEstimated: made.heading !== null && made.isHeadingEstimated }));

const airport: fc.Arbitrary<MapAirport> = fc
  .record({
    place,
    codes: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9-]{2,7}$/), { maxLength: 4 }),
    keyAt: fc.nat({ max: 4 }),
    id: fc.uuid(),
    name: fc.oneof(text, fc.constantFrom('Geneva Airport', 'Some Heliport', 'Bern $& Field')),
    city: orNull(fc.oneof(text, fc.constantFrom('Geneva', 'Bern', '$&'))),
    elevation: orNull(fc.integer({ min: -1300, max: 29_000 })),
    runways: fc.array(runway, { maxLength: 3 }),
  })
  .map(({ place: at, keyAt, id, ...made }) => ({ ...at, ...made, key: made.codes[keyAt] ?? id }));

const kindSet = fc.record({ placed: fc.array(airport, { maxLength: 5 }), unplaced: fc.nat({ max: 400 }) });
const navaid = fc.record({
  latitude: place.map(({ latitude }) => latitude),
  longitude: place.map(({ longitude }) => longitude),
  ident: text,
  name: text,
  type: fc.constantFrom(...mapNavaidTypes),
  tuning: orNull(fc.tuple(fc.nat({ max: 999_999 }), fc.constantFrom('kHz' as const, 'MHz' as const))),
  dmeChannel: orNull(text),
});
const set: fc.Arbitrary<MapSet> = fc.record({
  airports: fc.record(Object.fromEntries(mapKinds.map((kind) => [kind, kindSet])) as Record<(typeof mapKinds)[number], typeof kindSet>),
  navaids: fc.array(
    navaid.map(({ tuning, ...made }) => ({
      ...made,
      frequency: tuning === null ? null : tuning[0] / 1000,
      frequencyUnit: tuning?.[1] ?? null,
    })),
    { maxLength: 5 },
  ),
});

function endOf(latitude: number | null, longitude: number | null) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const runwayBack = (one: PlacedRunway): MapRunway => ({
  low: one.lowEndIdent,
  high: one.highEndIdent,
  isClosed: one.isClosed === true,
  surface: one.surface,
  length: one.length,
  width: one.width,
  lowEnd: endOf(one.lowEndLatitude, one.lowEndLongitude),
  highEnd: endOf(one.highEndLatitude, one.highEndLongitude),
  heading: one.lowEndHeading ?? one.estimatedHeading,
  isHeadingEstimated: one.estimatedHeading !== null,
});

function airportsBack(rows: AirportRows): MapAirport[] {
  return Array.from({ length: rows.count }, (_, row) => {
    const { id: key, code: _code, ...about } = airportAt(rows, row);
    const [codes, city] = [textAt(rows.codes, row), textAt(rows.city, row)];
    return {
      ...about,
      key,
      codes: codes === '' ? [] : codes.split(' '),
      city: city === '' ? null : city,
      runways: runwaysOf(rows.runways, row).map(runwayBack),
    };
  });
}

it('reads from the bytes of a set that set again', () => {
  fc.assert(
    fc.property(set, (given) => {
      const { rows, navaids } = throughBytes(given);
      for (const kind of mapKinds) {
        expect({ placed: airportsBack(rows[kind]), unplaced: rows[kind].unplaced }).toEqual(given.airports[kind]);
      }
      expect(navaids).toEqual(given.navaids);
    }),
    { numRuns: 200 },
  );
});

it('a position is at most half a step off', () => {
  fc.assert(
    fc.property(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }), (latitude, longitude) => {
      const airports = [{ latitude, longitude, codes: [], key: 'k', name: 'n', city: null, elevation: null, runways: [] }];
      const read = airportAt(throughBytes(setOf(airports)).rows.large, 0);
      expect(Math.abs(read.latitude - latitude)).toBeLessThanOrEqual(0.500001 / POSITION_STEPS);
      expect(Math.abs(read.longitude - longitude)).toBeLessThanOrEqual(0.500001 / POSITION_STEPS);
    }),
  );
});

it('refuses bytes of another form, and those that end too early', () => {
  const bytes = encodeMapSet(setOf([{ latitude: 1, longitude: 2, codes: [], key: 'k', name: 'n', city: null, elevation: 1, runways: [] }]));
  expect(() => [...decodeMapSet(new TextEncoder().encode('AEROMAP0 and more'))]).toThrow(/begins with "AEROMAP0"/);
  expect(() => [...decodeMapSet(bytes.subarray(0, bytes.length - 3))]).toThrow(Error);
});
