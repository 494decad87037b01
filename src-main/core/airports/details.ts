/** Details are what the source says of an airport beyond the contract, and where each value comes from. They are read only when needed. */
import type { Airport } from '#contract/airports/airport.ts';
import { airportUseNames, type AirportDetails, type AirportUse } from '#contract/airports/details.ts';
import { airportFields } from '../reference/airport-fields.ts';
import type { Reference } from '../reference/dataset.ts';

type Beyond = Pick<AirportDetails, 'ident' | 'sourceType' | 'gpsCode' | 'keywords' | 'homeLink'>;
export type StoredUse = Record<keyof AirportUse, 0 | 1 | null>;
type Told = { name: string; date: string | null };

/** These belong to Aeroshelf and come from no source. */
const ownFields = new Set(['id', 'updatedAt']);

/** The SELECT calls the table `airports a`. */
export const useColumns = airportUseNames.map((name) => `a.${airportFields[name].column} AS ${name}`).join(', ');

export const useIn = (stored: StoredUse): AirportUse =>
  Object.fromEntries(airportUseNames.map((name) => [name, stored[name] === null ? null : stored[name] === 1])) as AirportUse;

/** Details by row number; `airport` and the numbers of its parts are those of the row. */
export function openDetails({ db }: Reference) {
  const beyond = db.prepare<[number], Beyond & StoredUse>(
    `SELECT a.ident, a.source_type AS sourceType, a.gps_code AS gpsCode, a.keywords, a.home_link AS homeLink,
            ${useColumns}
       FROM airports a
      WHERE a.row = ?`,
  );
  const surfaces = db.prepare<[number], AirportDetails['surfaces'][number]>(
    `SELECT r.id AS runwayId, r.surface
       FROM runways r
      WHERE r.airport_row = ?
      ORDER BY r.position`,
  );
  const frequencies = db.prepare<[number], number>('SELECT COUNT(*) FROM frequencies f WHERE f.airport_row = ?').pluck();
  const mixed = db.prepare<[number], string>('SELECT o.origins FROM airport_origins o WHERE o.row = ?').pluck();
  const sources = db.prepare<[], Told>('SELECT s.name, s.date FROM sources s ORDER BY s.position').all();

  return (row: number, airport: Airport): AirportDetails => {
    const stored = beyond.get(row);
    if (stored === undefined) throw new Error(`no airport has the row ${row}`);
    const facts = { ...stored, ...useIn(stored) };
    const ofRunways = surfaces.all(row);
    const origin = mixed.get(row);
    const knownFields = () => [
      ...Object.entries({ ...airport, ...facts }).flatMap(([field, value]) => (value === null || ownFields.has(field) ? [] : [field])),
      ...(ofRunways.length > 0 ? ['runways'] : []),
      ...((frequencies.get(row) ?? 0) > 0 ? ['frequencies'] : []),
    ];
    const byPosition = origin === undefined ? { 0: knownFields() } : (JSON.parse(origin) as Record<string, string[]>);
    const origins = Object.entries(byPosition).flatMap(([position, fields]) => {
      const source = sources[Number(position)];
      return source === undefined || fields.length === 0 ? [] : [{ source: source.name, date: source.date, fields }];
    });
    return { ...facts, surfaces: ofRunways, origins };
  };
}
