/** Places from the dataset, for an import. Each is looked up once. */
import type { Database } from 'better-sqlite3';
import { FAA_COUNTRIES, rowOfNotamPlace } from '#core/reference/store/airport-codes.ts';
import type { Point } from '../read/geometry/point.ts';
import type { Places } from './understand.ts';

export function referencePlaces(db: Database): Places {
  const position = db.prepare<[string], { latitude: number | null; longitude: number | null }>(
    `SELECT a.latitude, a.longitude FROM airports a WHERE a.row = ${rowOfNotamPlace('?')}`,
  );
  const local = db
    .prepare<[string], string | null>(
      `SELECT icao_code
         FROM airports
        WHERE local_code = ? AND country_code IN ${FAA_COUNTRIES}
        ORDER BY icao_code IS NULL
        LIMIT 1`,
    )
    .pluck();
  const positions = new Map<string, Point | undefined>();
  const locals = new Map<string, string | null | undefined>();
  return {
    positionOf(icao) {
      if (positions.has(icao)) return positions.get(icao);
      const { latitude = null, longitude = null } = position.get(icao) ?? {};
      const point = latitude === null || longitude === null ? undefined : { latitude, longitude };
      positions.set(icao, point);
      return point;
    },
    icaoOfLocal(code) {
      if (!locals.has(code)) locals.set(code, local.get(code));
      return locals.get(code);
    },
  };
}
