/**
 * Positions of all airports or navaids in memory, by degrees, so that what is near a place is found without looking at a whole band of latitudes: 24 bytes
 * each. Positions are WGS 84 decimal degrees.
 */
import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistanceWithin } from '#domain/rough-distance.ts';
import { reachOf, type Circle } from './place.ts';

const [LATITUDES, LONGITUDES] = [180, 360];
/** Rows read, or put in their place, in one turn of the loop: some milliseconds. */
const SLICE = 2_048;
/** Some milliseconds. More are looked at on another thread, or by SQL within its bounds. */
const MOST_LOOKED_AT = 6_000;

type Located = [row: number, latitude: number, longitude: number];

export type PositionGrid = {
  /** Rows within the circle, nearest first as `rough_distance` has it, then by row; undefined where too many would have to be looked at. */
  within(circle: Circle): Uint32Array | undefined;
};

const latitudeCell = (latitude: number): number => Math.max(0, Math.min(LATITUDES - 1, Math.floor(latitude + 90)));
const longitudeCell = (longitude: number): number => Math.max(0, Math.min(LONGITUDES - 1, Math.floor(longitude + 180)));

/** In slices, with other work between; the table has the columns row, latitude and longitude. */
export async function readGrid(db: Database, table: 'airports' | 'navaids', mostLookedAt = MOST_LOOKED_AT): Promise<PositionGrid> {
  const slice = db
    .prepare<[number, number], Located>(
      `SELECT t.row, t.latitude, t.longitude
         FROM ${table} t
        WHERE t.row > ? AND t.row <= ? AND t.latitude IS NOT NULL AND t.longitude IS NOT NULL`,
    )
    .raw();
  const last = db.prepare<[], number | null>(`SELECT max(t.row) FROM ${table} t`).pluck().get() ?? 0;
  const located: Located[][] = [];
  for (let from = 0; from < last; from += SLICE) {
    located.push(slice.all(from, from + SLICE));
    await setImmediate();
  }
  return gridOf(located, mostLookedAt);
}

/** Holds all of the circle; a cell has much besides. */
function boxAround({ latitude, longitude, radiusNm }: Circle): (position: LatLon) => boolean {
  const { north, side } = reachOf(latitude, radiusNm);
  return (position) => {
    const apart = Math.abs(position.longitude - longitude);
    return Math.abs(position.latitude - latitude) <= north && Math.min(apart, 360 - apart) <= side;
  };
}

async function gridOf(located: readonly (readonly Located[])[], mostLookedAt: number): Promise<PositionGrid> {
  const starts = new Uint32Array(LATITUDES * LONGITUDES + 1);
  const cellOf = (latitude: number, longitude: number) => latitudeCell(latitude) * LONGITUDES + longitudeCell(longitude);
  for (const slice of located) {
    for (const [, latitude, longitude] of slice) {
      const cell = cellOf(latitude, longitude);
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    }
    await setImmediate();
  }
  for (let cell = 1; cell < starts.length; cell++) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const next = starts.slice();
  const count = located.reduce((sum, slice) => sum + slice.length, 0);
  const rows = new Uint32Array(count);
  const positions = new Float64Array(2 * count);
  for (const slice of located) {
    for (const [row, latitude, longitude] of slice) {
      const cell = cellOf(latitude, longitude);
      const at = next[cell] ?? 0;
      next[cell] = at + 1;
      rows[at] = row;
      positions[2 * at] = latitude;
      positions[2 * at + 1] = longitude;
    }
    await setImmediate();
  }

  /** Where the positions of these cells are, in runs; a circle over 180° has two in each band. */
  function runs({ latitude, longitude, radiusNm }: Circle): [number, number][] {
    const { north, side } = reachOf(latitude, radiusNm);
    const [west, east] = [Math.floor(longitude - side + 180), Math.floor(longitude + side + 180)];
    const found: [number, number][] = [];
    for (let band = latitudeCell(latitude - north); band <= latitudeCell(latitude + north); band++) {
      const run = (from: number, to: number) =>
        found.push([starts[band * LONGITUDES + from] ?? 0, starts[band * LONGITUDES + to + 1] ?? 0]);
      if (side >= 180 || east - west >= LONGITUDES - 1) run(0, LONGITUDES - 1);
      else if (west < 0) {
        run(0, east);
        run(west + LONGITUDES, LONGITUDES - 1);
      } else if (east >= LONGITUDES) {
        run(west, LONGITUDES - 1);
        run(0, east - LONGITUDES);
      } else run(west, east);
    }
    return found;
  }

  return {
    within(circle) {
      const looked = runs(circle);
      if (looked.reduce((sum, [from, to]) => sum + to - from, 0) > mostLookedAt) return undefined;
      const isInBox = boxAround(circle);
      const found: { row: number; distance: number }[] = [];
      for (const [from, to] of looked) {
        for (let at = from; at < to; at++) {
          const position = { latitude: positions[2 * at] ?? 0, longitude: positions[2 * at + 1] ?? 0 };
          if (!isInBox(position)) continue;
          const distance = roughDistanceWithin(position, circle, circle.radiusNm);
          if (distance !== undefined) found.push({ row: rows[at] ?? 0, distance });
        }
      }
      found.sort((one, other) => one.distance - other.distance || one.row - other.row);
      return Uint32Array.from(found, ({ row }) => row);
    },
  };
}
