/**
 * Builds a reference database from a set of facts. Promise: when it returns, the file is complete, checked and on the disk; when it throws,
 * only a file of the given name is left. The file must be new: no journal protects it while it is written.
 */
import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import Database from 'better-sqlite3';
import type { StepCode } from '#contract/progress.ts';
import { toColumns } from '#domain/columns.ts';
import { mapKindOf, type MapRows } from '#core/map/map-rows.ts';
import { columnsOfFields, columnValues } from '#core/reference/airport-fields.ts';
import { navaidFields } from '#core/reference/navaid-fields.ts';
import { originRows, type Origin } from '#core/reference/store/origin.ts';
import { REFERENCE_FORMAT, referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';
import type { Reference } from '#core/reference/store/open-reference.ts';
import type { Part } from '#core/search/index-parts.ts';
import { fold } from '#core/text/fold.ts';
import type { Country } from '#contract/countries.ts';
import { UNDATED, type AirportFacts } from '../sources/facts.ts';
import type { DerivedData } from './derived-data.ts';
import { namesOf, placeAirports, placingOf, searchTexts, type PlacedAirport } from './placed-airports.ts';
import { navaidDocument, navaidOf, placeNavaids, shownFrequency, type PlacedNavaid } from './placed-navaids.ts';
import { type Previous, keptDates, type KeptDates } from './rows/kept-dates.ts';
import type { ReferenceSet } from './reference-set.ts';
import type { AirportChange } from './report.ts';
import { insertAirports } from './rows/airport-rows.ts';
import { openBodyBlocks, contentHash, datedObject } from './rows/bodies.ts';
import { insertCodes } from './rows/code-rows.ts';

/** Navaids have rows to filter and sort by, and bodies to send. */
const ofAirport = ['airport_id', 'airport_code', 'airport_icao_code', 'airport_iata_code'];
const columns = ['row', 'id', ...columnsOfFields(navaidFields), ...ofAirport, 'updated_at', 'content_hash'];

function insertNavaids(db: Database.Database, navaids: readonly PlacedNavaid[], dates: KeptDates): void {
  const insert = db.prepare(`INSERT INTO navaids (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  const bodies = openBodyBlocks(db, 'navaid_bodies');
  for (const placed of navaids) {
    const { row, facts } = placed;
    const { id } = facts;
    const { airportId, airportCode, airportIcaoCode, airportIataCode } = placed.airport;
    const body = JSON.stringify(navaidOf(placed));
    const hash = contentHash(body);
    const updatedAt = dates.ofNavaid(id, hash, facts.updatedAt);
    insert.run(row, id, ...columnValues(navaidFields, facts), airportId, airportCode, airportIcaoCode, airportIataCode, updatedAt, hash);
    bodies.add(row, datedObject(body, updatedAt));
  }
  bodies.end();
}

/** `change` is null if there was no previous set. */
export type Built = { revision: string; counts: Reference['counts']; change: AirportChange | null };

type BuildOptions = {
  /** The set is built at this time. */
  importedAt: Date;
  /** Version of Aeroshelf: another one may make different rows from the same facts. */
  version: string;
  derived: DerivedData;
  /** It has the texts of these airports already. */
  begun?: readonly AirportFacts[] | undefined;
  progress: (step: StepCode) => void;
  /** The set in use: unchanged airports keep its dates. */
  previous?: Previous | undefined;
  /** Throws if the set differs too much from the previous one to be accepted. */
  judge?: (change: AirportChange) => void;
  origin?: Origin;
};

export async function buildReference(path: string, set: ReferenceSet, options: BuildOptions): Promise<Built> {
  const { importedAt, version, derived, begun, progress, previous, judge, origin } = options;
  // A set without a date counts as changed at its import: clients that ask for changes since then must get it.
  const updatedAt = (set.date ?? importedAt).toISOString();
  const dates = keptDates(previous, updatedAt);
  const counts = countsOf(set);
  let revision: string;

  const db = openWriter(path);
  try {
    db.exec('BEGIN');
    db.exec(referenceTables);
    progress('writingAirports');
    const airports = placeAirports(set.airports);
    const countryNames = namesOf(set.countries);
    const isBegun = begun?.length === set.airports.length && begun.every((one, index) => one === set.airports[index]);
    if (!isBegun) derived.texts(searchTexts(set.airports, set.countries));
    const ofAirports = unlessAwaited(derived.airports(placingOf(set.airports, airports)));
    const navaids = placeNavaids(set.navaids, airports);
    const navaidParts = unlessAwaited(derived.navaids(navaids.map((navaid) => navaidDocument(navaid, countryNames))));
    const mapData = unlessAwaited(derived.map(mapRowsOf(airports, navaids), set.date ?? importedAt));
    insertSources(db, set, airports);
    insertCountries(db, set.countries, { updatedAt, dates });
    insertAirports(db, airports, dates);
    insertNavaids(db, navaids, dates);
    const change = dates.change();
    if (change) judge?.(change);
    progress('writingIndexes');
    db.exec(referenceIndexes);
    progress('writingSearchIndex');
    const { parts, codes } = await ofAirports;
    insertCodes(db, codes);
    insertIndex(db, 'search_index', parts);
    insertIndex(db, 'navaid_search_index', await navaidParts);
    db.prepare('INSERT INTO map_data (data) VALUES (?)').run(await mapData);
    revision = revisionOf(set, version, dates.fingerprint());
    const about = {
      format: String(REFERENCE_FORMAT),
      revision,
      source: set.name,
      ...(set.date && { date: set.date.toISOString() }),
      importedAt: importedAt.toISOString(),
      counts: JSON.stringify(counts),
    };
    const meta = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
    for (const [key, value] of [...Object.entries(about), ...(origin ? originRows(origin) : [])]) meta.run(key, value);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  progress('checking');
  const file = await open(path, 'r+');
  try {
    // A power failure before the file is flushed could leave holes in it. The disk writes while the pages are checked.
    await Promise.all([file.sync(), checkReference(path, counts)]);
  } finally {
    await file.close();
  }
  return { revision, counts, change: dates.change() };
}

/** What is made of a set that is refused before is not awaited. */
function unlessAwaited<T>(made: T | Promise<T>): Promise<T> {
  const promise = Promise.resolve(made);
  promise.catch(() => undefined);
  return promise;
}

function insertIndex(db: Database.Database, table: 'search_index' | 'navaid_search_index', parts: readonly Part[]): void {
  const insert = db.prepare(`INSERT INTO ${table} (part, data) VALUES (?, ?)`);
  for (const { part, data } of parts) insert.run(part, data);
}

/** The date of the set, and a hash to distinguish sets of the same day; `undated-…` without a date. */
function revisionOf({ name, date, fingerprint }: ReferenceSet, version: string, ofDates: string): string {
  const day = date?.toISOString() ?? null;
  const content = hash('sha256', JSON.stringify([REFERENCE_FORMAT, version, name, day, fingerprint, ofDates]), 'hex');
  return `${day?.slice(0, 10) ?? 'undated'}-${content.slice(0, 12)}`;
}

export function countsOf({ airports, countries, navaids }: ReferenceSet): Reference['counts'] {
  return {
    airports: airports.length,
    runways: airports.reduce((sum, { runways }) => sum + runways.length, 0),
    frequencies: airports.reduce((sum, { frequencies }) => sum + frequencies.length, 0),
    countries: countries.length,
    navaids: navaids.length,
  };
}

/**
 * Reads back what was written, with the library that will serve it, and throws when it is wrong: a fault of Aeroshelf or
 * of the disk, not of the source. integrity_check compares indexes and rows too, which costs 3% of an import more than quick_check.
 */
export async function checkReference(path: string, counts: Reference['counts']): Promise<void> {
  const db = new Database(path, { readonly: true });
  try {
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`The new reference database is damaged: ${String(found)}`);
    for (const [table, expected] of Object.entries({ ...counts, airport_parts: counts.airports })) {
      const held = db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get();
      if (held !== expected) throw new Error(`The new reference database holds ${held} ${table} instead of ${expected}.`);
    }
  } finally {
    db.close();
  }
}

/** What the map shows of a set, as columns: the thread that makes the map begins before the rows are written. */
function mapRowsOf(airports: readonly PlacedAirport[], navaids: readonly PlacedNavaid[]): MapRows {
  const places = {
    id: airports.map(({ facts }) => facts.airport.id),
    latitude: airports.map(({ facts }) => facts.airport.latitude),
    longitude: airports.map(({ facts }) => facts.airport.longitude),
    elevation: airports.map(({ facts }) => facts.airport.elevation),
    kind: airports.map(({ facts }) => mapKindOf(facts.airport, facts.sourceType)),
  };
  const parts = airports.flatMap(({ row, facts }) => facts.runways.map((runway) => ({ row, ...runway })));
  const runways = {
    airportRow: parts.map(({ row }) => row),
    length: parts.map(({ runway }) => runway.length),
    width: parts.map(({ runway }) => runway.width),
    surface: parts.map(({ surface }) => surface),
    isClosed: parts.map(({ runway }) => runway.isClosed),
    lowIdent: parts.map(({ runway }) => runway.lowEndIdent),
    lowHeading: parts.map(({ runway }) => runway.lowEndHeading),
    lowLatitude: parts.map(({ runway }) => runway.lowEndLatitude),
    lowLongitude: parts.map(({ runway }) => runway.lowEndLongitude),
    highIdent: parts.map(({ runway }) => runway.highEndIdent),
    highHeading: parts.map(({ runway }) => runway.highEndHeading),
    highLatitude: parts.map(({ runway }) => runway.highEndLatitude),
    highLongitude: parts.map(({ runway }) => runway.highEndLongitude),
  };
  const shown = navaids.flatMap(({ facts: { ident, name, type, frequency, dmeChannel, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ ident, name, type, ...shownFrequency(frequency), dmeChannel, latitude, longitude }],
  );
  return { places, runways, navaids: toColumns(shown) };
}

function insertCountries(
  db: Database.Database,
  countries: readonly Country[],
  { updatedAt, dates }: { updatedAt: string; dates: KeptDates },
): void {
  const insert = db.prepare(
    `INSERT INTO countries (id, country_code, alpha3, name, name_fold, continent_code, timezone, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const given of countries) {
    const country = given.updatedAt === UNDATED ? dates.ofCountry({ ...given, createdAt: updatedAt, updatedAt }) : given;
    const { id, countryCode, alpha3, name, continentCode, timezone } = country;
    insert.run(id, countryCode, alpha3, name, fold(name), continentCode, timezone, JSON.stringify(country));
  }
}

/** Tells where the values of a set come from, and where its sources contradict each other. */
function insertSources(db: Database.Database, { sources, origins, conflicts }: ReferenceSet, airports: readonly PlacedAirport[]): void {
  const insertSource = db.prepare('INSERT INTO sources (position, name, kind, date, airports) VALUES (?, ?, ?, ?, ?)');
  for (const [position, { name, kind, date, airports }] of sources.entries())
    insertSource.run(position, name, kind, date?.toISOString() ?? null, airports);

  const insertOrigins = db.prepare('INSERT INTO airport_origins (row, origins) VALUES (?, ?)');
  for (const { row, facts } of origins.size > 0 ? airports : []) {
    const ofAirport = origins.get(facts.airport.id);
    if (ofAirport) insertOrigins.run(row, JSON.stringify(ofAirport));
  }

  const insertConflict = db.prepare(
    `INSERT INTO conflicts
       (position, airport_id, code, name, kind, used_source, used_value, other_source, other_value, difference)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [position, conflict] of conflicts.entries()) {
    const { airportId, code, name, kind, usedSource, usedValue, otherSource, otherValue, difference } = conflict;
    insertConflict.run(position, airportId, code, name, kind, usedSource, usedValue, otherSource, otherValue, difference);
  }
}

/** Opens a new file for building. */
export function openWriter(path: string): Database.Database {
  const writer = new Database(path);
  // No other process uses the file yet and a killed build is discarded, so neither a journal nor syncing would protect anything.
  writer.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -32000;
  `);
  return writer;
}
