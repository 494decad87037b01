import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addPlaceFunctions, compileBbox, compileNear, rowsNear } from '#core/geo/place.ts';
import { Refusal } from '#core/refusal.ts';
import { distanceBetween } from '#domain/geodesic.ts';

const db = new Database(':memory:');
addPlaceFunctions(db);
const position = { latitude: ':lat', longitude: ':lon' };
const matches = ({ where, params }: { where: string; params: (string | number | null)[] }, lat: number, lon: number): boolean => {
  const sql = where.replaceAll(':lat', `(${lat.toFixed(9)})`).replaceAll(':lon', `(${lon.toFixed(9)})`);
  return (
    db
      .prepare(`SELECT ${sql}`)
      .pluck()
      .get(...params) === 1
  );
};
const refused = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return error instanceof Refusal ? error.details?.[0] : String(error);
  }
  return undefined;
};

describe('near', () => {
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });

  it('contains exactly what is within the radius, at poles and across 180° too', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        latitude,
        longitude,
        fc.double({ min: 0, max: 5000, noNaN: true }),
        (lat, lon, otherLat, otherLon, radius) => {
          const [a, b, r] = [lat.toFixed(6), lon.toFixed(6), radius.toFixed(3)].map(Number) as [number, number, number];
          const [there, here] = [
            { latitude: a, longitude: b },
            { latitude: Number(otherLat.toFixed(9)), longitude: Number(otherLon.toFixed(9)) },
          ];
          const distance = distanceBetween(here, there);
          expect(matches(compileNear(`${lat.toFixed(6)},${lon.toFixed(6)},${radius.toFixed(3)}`, position), otherLat, otherLon)).toBe(
            distance <= r,
          );
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['90,0,60', 89.1, 180, true],
    ['0,179.9,30', 0, -179.9, true],
    ['0,179.9,10', 0, -179.9, false],
    ['46.238,6.109,0', 46.238, 6.109, true],
    // A degree of the equator is 60.108 NM, one of latitude there 59.706: a sphere has 60.04 for both.
    ['0,0,60.08', 0, 1, false],
    ['0,0,59.72', 1, 0, true],
  ])('%s at %d, %d: %s', (text, lat, lon, inside) => {
    expect(matches(compileNear(text, position), lat, lon)).toBe(inside);
  });

  it.each([
    ['46,6', 'near: must be latitude,longitude,radiusNm, not 2 numbers'],
    ['46,6,x', 'near: must be latitude,longitude,radiusNm; "x" is no number'],
    ['91,6,1', 'near: latitude must be from -90 to 90, not 91'],
    ['46,181,1', 'near: longitude must be from -180 to 180, not 181'],
    ['46,6,-1', 'near: radiusNm must be from 0 to 10820, not -1'],
    ['46,6,', 'near: must be latitude,longitude,radiusNm; "" is no number'],
  ])('%s is refused: %s', (text, sentence) => {
    expect(refused(() => compileNear(text, position))).toBe(sentence);
  });
});

describe('bbox', () => {
  it.each([
    ['5,45,11,48', 46, 6, true],
    ['5,45,11,48', 46, 12, false],
    ['170,-50,-170,-30', -40, 175, true],
    ['170,-50,-170,-30', -40, -175, true],
    ['170,-50,-170,-30', -40, 0, false],
  ])('%s at %d, %d: %s', (text, lat, lon, inside) => {
    expect(matches(compileBbox(text, position), lat, lon)).toBe(inside);
  });

  it.each([
    ['1,2,3', 'bbox: must be west,south,east,north, not 3 numbers'],
    ['0,50,10,40', 'bbox: south 50 is greater than north 40; the order is west,south,east,north'],
    ['0,-91,10,40', 'bbox: south must be from -90 to 90, not -91'],
  ])('%s is refused: %s', (text, sentence) => {
    expect(refused(() => compileBbox(text, position))).toBe(sentence);
  });
});

/** The numbers are the same each time, from 0 to 1. */
let state = 17;
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;

const edges = [-180, -179.9999, -90, -0.5, 0, 0.5, 45, 90, 179.9999, 180];
const edge = (most: number): number => {
  const value = edges[Math.floor(random() * edges.length)] ?? 0;
  return Math.max(-most, Math.min(most, value));
};
const angle = (most: number): number => (random() < 0.2 ? edge(most) : (2 * random() - 1) * most);

it('finds the rows and the order of the SQL condition: at poles, over 180°, for rows at one place and without one', () => {
  const rowsDb = new Database(':memory:');
  const columns = { latitude: 'a.latitude', longitude: 'a.longitude' };
  onTestFinished(() => void rowsDb.close());
  addPlaceFunctions(rowsDb);
  rowsDb.exec(
    'CREATE TABLE airports (row INTEGER PRIMARY KEY, latitude REAL, longitude REAL); CREATE INDEX by_latitude ON airports (latitude, longitude)',
  );
  const add = rowsDb.prepare('INSERT INTO airports (latitude, longitude) VALUES (?, ?)');
  for (let row = 0; row < 9_000; row++) add.run(random() < 0.02 ? null : angle(90), random() < 0.02 ? null : angle(180));
  for (let row = 0; row < 50; row++) add.run(46.2, 6.1);
  let found = 0;
  for (let round = 0; round < 400; round++) {
    const radius = [0, 1, 60, 300, 900][round % 5] ?? 0;
    const text = round < 5 ? `46.2,6.1,${String(radius)}` : `${angle(90).toFixed(6)},${angle(180).toFixed(6)},${String(radius)}`;
    const near = compileNear(text, columns);
    const rows = rowsDb
      .prepare<unknown[], number>(`SELECT a.row FROM airports a WHERE ${near.where} ORDER BY ${near.distance.where}, a.row`)
      .pluck()
      .all(...near.params, ...near.distance.params);
    found += rows.length;
    expect([...(rowsNear(rowsDb, 'airports', near) ?? [])], text).toEqual(rows);
  }
  expect(found).toBeGreaterThan(5_000);
  expect(rowsNear(rowsDb, 'airports', compileNear('0,0,10820', columns))).toBeUndefined();
});
