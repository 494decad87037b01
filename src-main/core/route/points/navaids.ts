/** Navaids by ident, which repeats: one reading of the table serves every route until the dataset is replaced. */
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
  let byIdent: Map<string, Place[]> | undefined;
  return (ident) => (byIdent ??= readNavaids(db)).get(ident) ?? [];
}

function readNavaids(db: Database): Map<string, Place[]> {
  const rows = db
    .prepare<[], Row>(
      'SELECT n.id, n.ident, n.name, n.type, n.latitude, n.longitude, n.elevation, n.slaved_variation AS slavedVariation FROM navaids n ORDER BY n.row',
    )
    .all();
  return Map.groupBy(rows.map(placeOf), ({ ident }) => ident);
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
