import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPlaceFunctions, compileBbox, compileNear } from '#core/geo/place.ts';
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
