/**
 * Builds a reference database from a set of facts. Promise: when it returns, the file is complete, checked and on the disk; when it throws,
 * only a file of the given name is left. The file must be new: no journal protects it while it is written.
 */
import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { REFERENCE_FORMAT, referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';
import { originRows, type Origin } from '#core/reference/store/origin.ts';
import type { Reference } from '#core/reference/store/reference.ts';
import type { Part } from '#core/search/parts.ts';
import type { Beside } from './beside.ts';
import { mapRowsOf } from './map-rows-of.ts';
import type { AirportFacts } from '../sources/facts.ts';
import type { ReferenceSet } from './reference-set.ts';
import type { AirportChange } from './report.ts';
import { insertAirports } from './rows/airport-rows.ts';
import { checkReference } from './check-reference.ts';
import { insertCodes } from './rows/code-rows.ts';
import { insertCountries } from './rows/country-rows.ts';
import { keptDates } from './rows/kept-dates.ts';
import { insertNavaids } from './rows/navaid-rows.ts';
import { namesOf, placeAirports, placingOf, searchTexts } from './placed-airports.ts';
import { navaidDocument, placeNavaids } from './placed-navaids.ts';
import type { Previous } from './previous.ts';
import { insertSources } from './rows/source-rows.ts';
import { openWriter, type Writer } from './rows/writer.ts';
import type { StepCode } from '#contract/progress.ts';

/** `change` is null if there was no previous set. */
export type Built = { revision: string; counts: Reference['counts']; change: AirportChange | null };

export type BuildOptions = {
  /** When the set is built. */
  importedAt: Date;
  /** Version of Aeroshelf: another one may make different rows from the same facts. */
  version: string;
  beside: Beside;
  /** Airports whose texts it has already. */
  begun?: readonly AirportFacts[] | undefined;
  /** Called with progress. */
  progress: (step: StepCode) => void;
  /** The set in use: unchanged airports keep its dates. */
  previous?: Previous | undefined;
  /** Throws if the set differs too much from the previous one to be accepted. */
  judge?: (change: AirportChange) => void;
  origin?: Origin;
};

export async function buildReference(path: string, set: ReferenceSet, options: BuildOptions): Promise<Built> {
  const { importedAt, version, beside, begun, progress, previous, judge, origin } = options;
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
    const facts = set.airports.map((whole) => whole.facts);
    const isBegun = begun?.length === facts.length && begun.every((one, index) => one === facts[index]);
    if (!isBegun) beside.texts(searchTexts(facts, set.countries));
    const ofAirports = unlessAwaited(beside.airports(placingOf(set.airports, airports)));
    const navaids = placeNavaids(set.navaids, airports);
    const navaidParts = unlessAwaited(beside.navaids(navaids.map((navaid) => navaidDocument(navaid, countryNames))));
    const mapData = unlessAwaited(beside.map(mapRowsOf(airports, navaids), set.date ?? importedAt));
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
    // Until it is flushed, a power failure could leave holes in the file. The disk writes while the pages are checked.
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

function insertIndex(db: Writer, table: 'search_index' | 'navaid_search_index', parts: readonly Part[]): void {
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
