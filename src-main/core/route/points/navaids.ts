/** Navaids by ident, in any case; many repeat in the world. */
import type { Database } from 'better-sqlite3';
import type { Lookup, Place } from './place.ts';

type Row = {
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
  const byIdent = db.prepare<[string], Row>(
    `SELECT v.id, v.ident, v.name, v.type, v.latitude, v.longitude, v.elevation, v.slaved_variation AS slavedVariation
       FROM navaids v
      WHERE v.ident = ? COLLATE NOCASE
      ORDER BY v.row`,
  );
  return (ident) => byIdent.all(ident).map(placeOf);
}

const placeOf = ({ id, ident, name, type, latitude, longitude, elevation, slavedVariation }: Row): Place => ({
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
