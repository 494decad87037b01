/** Uses a reference database as a set to build from: ids, dates, sources and contradictions stay as they are there. */
import type { Database } from 'better-sqlite3';
import type { Airport } from '#contract/airports/airport.ts';
import type { AirportUse } from '#contract/airports/details.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import type { Country } from '#contract/countries.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { useColumns, useIn } from '#core/airports/details.ts';
import { readBodies } from '#core/listing/bodies.ts';
import { reason } from '#core/reasons/reason.ts';
import { navaidFieldNames, navaidFields } from '../navaid-fields.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import { useOf, type AirportFacts, type NavaidFacts } from '../sources/facts.ts';
import { listConflicts } from '../store/conflicts.ts';
import { openReference, type Reference } from '../store/open-reference.ts';
import type { Origins, ReferenceSet, SetSource } from './reference-set.ts';

type StoredSet = { set: ReferenceSet; losses: DatasetLoss[] };

/** Throws a Refusal for a file that is damaged, or of another format. */
export function readStoredSet(path: string): StoredSet {
  let reference: Reference | undefined;
  try {
    reference = openReference(path);
    return { set: setIn(reference), losses: reference.losses };
  } catch (error) {
    throw datasetRefused(reason('copyDamaged', { error: error instanceof Error ? error.message : String(error) }));
  } finally {
    reference?.db.close();
  }
}

function setIn(reference: Reference): ReferenceSet {
  const { db, revision, source, date, counts } = reference;
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Error(String(found));
  const airports = airportsIn(db);
  if (airports.length !== counts.airports) throw new Error(`${airports.length} airports instead of ${counts.airports}`);
  const sources = db.prepare<[], Omit<SetSource, 'date'> & { date: string | null }>(
    'SELECT name, kind, date, airports FROM sources ORDER BY position',
  );
  const origins = db.prepare<[], [string, string]>('SELECT a.id, o.origins FROM airport_origins o JOIN airports a ON a.row = o.row').raw();
  return {
    name: source,
    date: dateOf(date),
    fingerprint: revision,
    sources: sources.all().map((one) => ({ ...one, date: dateOf(one.date) })),
    airports,
    origins: new Map(origins.all().map(([id, json]) => [id, JSON.parse(json) as Origins])),
    conflicts: listConflicts(reference, { limit: EVERY, offset: 0 }).items,
    countries: db
      .prepare<[], string>('SELECT body FROM countries ORDER BY id')
      .pluck()
      .all()
      .map((body) => JSON.parse(body) as Country),
    navaids: navaidsIn(db),
  };
}

/** SQLite means a list without a limit by it. */
const EVERY = -1;

const dateOf = (stored: string | null): Date | null => (stored === null ? null : new Date(stored));

type AirportRow = Pick<AirportFacts, 'ident' | 'gpsCode' | 'sourceType' | 'keywords' | 'homeLink'> & {
  row: number;
  isScheduled: 0 | 1 | null;
  parts: string;
} & Record<keyof AirportUse, 0 | 1 | null>;

/** The bodies have what is published; the columns add what is not. */
function airportsIn(db: Database): AirportFacts[] {
  const bodies = readBodies(db, 'airport_bodies');
  const rows = db.prepare<[], AirportRow>(
    `SELECT a.row, a.ident, a.gps_code AS gpsCode, a.source_type AS sourceType, a.keywords, a.home_link AS homeLink,
            a.is_scheduled AS isScheduled, p.parts,
            ${useColumns}
       FROM airports a
       JOIN airport_parts p ON p.row = a.row
      ORDER BY a.row`,
  );
  const surfaces = Map.groupBy(
    db.prepare<[], [number, string | null]>('SELECT airport_row, surface FROM runways ORDER BY airport_row, position').raw().all(),
    ([row]) => row,
  );
  return rows.all().map(({ row, isScheduled, parts, ident, gpsCode, sourceType, keywords, homeLink, ...use }) => {
    const { runways, frequencies } = JSON.parse(parts) as { runways: Runway[]; frequencies: Frequency[] };
    return {
      airport: JSON.parse(bodies.body(row).toString()) as Airport,
      ident,
      gpsCode,
      sourceType,
      keywords,
      homeLink,
      use: useOf(useIn(use)),
      isScheduled: isScheduled === null ? undefined : isScheduled === 1,
      runways: runways.map((runway, position) => ({ runway, surface: surfaces.get(row)?.[position]?.[1] ?? null })),
      frequencies,
    };
  });
}

function navaidsIn(db: Database): NavaidFacts[] {
  const values = navaidFieldNames.map((name) => `${navaidFields[name].column} AS "${name}"`).join(', ');
  return db
    .prepare<[], NavaidFacts>(`SELECT id, updated_at AS updatedAt, airport_id AS airportId, ${values} FROM navaids ORDER BY row`)
    .all();
}
