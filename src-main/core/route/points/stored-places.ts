/** Finds aerodromes by every code they have, in the order of precedence of reference/store/airport-codes.ts, and navaids by ident. */
import type { Database } from 'better-sqlite3';
import { latLonOf } from '#domain/lat-lon.ts';
import { leadingCode } from '#core/reference/store/airport-codes.ts';
import type { Lookup, Place } from './point.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

type Row = Pick<Place, 'id' | 'name' | 'type' | 'elevation'> & { latitude: number | null; longitude: number | null };
type AerodromeRow = Row & { ident: string | null; isClosed: number | null; isLocalAlone: 0 | 1 };
type NavaidRow = Row & Pick<Place, 'ident' | 'stationVariation'>;

/** More of one code are no help in choosing. */
const MOST = 12;

export function openAerodromePlaces(db: Database): Lookup {
  const byCode = db.prepare<{ code: string; most: number }, AerodromeRow>(
    `SELECT a.id, ${leadingCode} AS ident, a.name, a.facility_type AS type, a.latitude, a.longitude, a.elevation, a.is_closed AS isClosed,
            coalesce(:code NOT IN (coalesce(a.icao_code, ''), coalesce(a.gps_code, ''), a.ident), 1) AS isLocalAlone
       FROM airport_codes c
       JOIN airports a ON a.row = c.row
      WHERE c.code = :code
      ORDER BY c.position
      LIMIT :most`,
  );
  return (code) => {
    const rows = byCode.all({ code, most: MOST });
    const [first] = rows;
    // Four letters mean one aerodrome, as everywhere else.
    if (first !== undefined && isLocationIndicator(code) && first.isLocalAlone === 0) return [placeOf(first, code, true)];
    return rows.map((row) => placeOf(row, code, false));
  };
}

const placeOf = (row: AerodromeRow, code: string, isIndicator: boolean): Place => ({
  ...factsOf(row),
  kind: 'airport',
  ident: row.ident ?? code,
  stationVariation: null,
  isClosed: row.isClosed === 1,
  isIndicator,
});

const factsOf = ({ id, name, type, elevation, ...at }: Row) => ({ id, name, type, elevation, position: latLonOf(at) });

export function openNavaidPlaces(db: Database): Lookup {
  const byIdent = db.prepare<[string], NavaidRow>(
    `SELECT v.id, v.ident, v.name, v.type, v.latitude, v.longitude, v.elevation, v.slaved_variation AS stationVariation
       FROM navaids v
      WHERE v.ident = ? COLLATE NOCASE
      ORDER BY v.row`,
  );
  return (ident) =>
    byIdent.all(ident).map((row) => ({
      ...factsOf(row),
      kind: 'navaid',
      ident: row.ident.toUpperCase(),
      stationVariation: row.stationVariation,
      isClosed: false,
      isIndicator: false,
    }));
}
