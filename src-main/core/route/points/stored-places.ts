/** Aerodromes by every code they have, in the order of precedence of reference/store/airport-codes.ts, and navaids by ident. */
import type { Database } from 'better-sqlite3';
import { leadingCode } from '#core/reference/store/airport-codes.ts';
import type { Lookup, Place } from './point.ts';

type Row = {
  id: string;
  ident: string | null;
  name: string;
  type: string | null;
  latitude: number | null;
  longitude: number | null;
  elevation: number | null;
  isClosed: number | null;
  isLocalAlone: 0 | 1;
};

/** More of one code are no help in choosing. */
const MOST = 12;
const indicator = /^[A-Z]{4}$/;

export function openAerodromePlaces(db: Database): Lookup {
  const byCode = db.prepare<{ code: string; most: number }, Row>(
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
    if (first !== undefined && indicator.test(code) && first.isLocalAlone === 0) return [placeOf(first, code, true)];
    return rows.map((row) => placeOf(row, code, false));
  };
}

const placeOf = (row: Row, code: string, isIndicator: boolean): Place => ({
  kind: 'airport',
  id: row.id,
  ident: row.ident ?? code,
  name: row.name,
  type: row.type,
  position: row.latitude === null || row.longitude === null ? undefined : { latitude: row.latitude, longitude: row.longitude },
  elevation: row.elevation,
  stationVariation: null,
  isClosed: row.isClosed === 1,
  isIndicator,
});

type NavaidRow = {
  id: string;
  ident: string;
  name: string;
  type: string | null;
  latitude: number | null;
  longitude: number | null;
  elevation: number | null;
  slavedVariation: number | null;
};

export function openNavaidPlaces(db: Database): Lookup {
  const byIdent = db.prepare<[string], NavaidRow>(
    `SELECT v.id, v.ident, v.name, v.type, v.latitude, v.longitude, v.elevation, v.slaved_variation AS slavedVariation
       FROM navaids v
      WHERE v.ident = ? COLLATE NOCASE
      ORDER BY v.row`,
  );
  return (ident) => byIdent.all(ident).map(placeOfNavaid);
}

const placeOfNavaid = ({ id, ident, name, type, latitude, longitude, elevation, slavedVariation }: NavaidRow): Place => ({
  kind: 'navaid',
  id,
  ident: ident.toUpperCase(),
  name,
  type,
  position: latitude === null || longitude === null ? undefined : { latitude, longitude },
  elevation,
  stationVariation: slavedVariation,
  isClosed: false,
  isIndicator: false,
});
