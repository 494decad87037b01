/**
 * Makes a reference database of a set of facts. Its promise: when it returns, the file is whole, checked and on the disk; when it throws,
 * nothing but a file of the given name is left. The file must be new: no journal guards it while it is written.
 */
import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { REFERENCE_FORMAT, referenceIndexes, referenceTables } from '#core/database/reference-schema.ts';
import type { Reference } from '#core/dataset/reference.ts';
import type { SearchDocument } from '#core/search/document.ts';
import type { Part } from '#core/search/parts.ts';
import type { ReferenceFacts } from '../facts.ts';
import { insertAirports } from './airport-rows.ts';
import { checkReference } from './check-reference.ts';
import { insertCountries } from './country-rows.ts';
import { insertNavaids } from './navaid-rows.ts';
import { placeAirports, searchDocument } from './placed-airports.ts';
import { openWriter } from './writer.ts';

export type Built = { revision: string; counts: Reference['counts'] };

export type BuildOptions = {
  /** When the set is built. */
  importedAt: Date;
  /** Version of Aeroshelf: another one may make other rows of the same facts. */
  version: string;
  /** Makes the search index, here or on another thread while the rows are written. */
  index: (documents: SearchDocument[]) => Part[] | Promise<Part[]>;
  /** Hears what is being done. */
  progress: (step: string) => void;
};

export async function buildReference(path: string, facts: ReferenceFacts, options: BuildOptions): Promise<Built> {
  const { importedAt, version, index, progress } = options;
  const updatedAt = facts.date.toISOString();
  const content = hash('sha256', JSON.stringify([REFERENCE_FORMAT, version, facts.source, updatedAt, facts.fingerprint]), 'hex');
  const revision = `${updatedAt.slice(0, 10)}-${content.slice(0, 12)}`;
  const counts = {
    airports: facts.airports.length,
    runways: facts.runways.length,
    frequencies: facts.frequencies.length,
    countries: facts.countries.length,
    navaids: facts.navaids.length,
  };

  const db = openWriter(path);
  try {
    db.exec('BEGIN');
    db.exec(referenceTables);
    progress('writing airports');
    const airports = placeAirports(facts);
    const countryNames = new Map(facts.countries.map((country) => [country.code, country.name]));
    const parts = index(airports.map((airport) => searchDocument(airport, countryNames)));
    insertCountries(db, facts.countries, updatedAt);
    insertNavaids(db, facts.navaids);
    insertAirports(db, airports, updatedAt);
    progress('writing the search index');
    const part = db.prepare('INSERT INTO search_index (part, data) VALUES (?, ?)');
    for (const { part: name, data } of await parts) part.run(name, data);
    progress('writing indexes');
    db.exec(referenceIndexes);
    const about = {
      format: String(REFERENCE_FORMAT),
      revision,
      source: facts.source,
      date: updatedAt,
      importedAt: importedAt.toISOString(),
      counts: JSON.stringify(counts),
    };
    const meta = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
    for (const [key, value] of Object.entries(about)) meta.run(key, value);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  progress('checking');
  const file = await open(path, 'r+');
  try {
    // Until it is flushed, a loss of power could leave holes in the file. The disk works while the pages are looked through.
    await Promise.all([file.sync(), checkReference(path, counts)]);
  } finally {
    await file.close();
  }
  return { revision, counts };
}
