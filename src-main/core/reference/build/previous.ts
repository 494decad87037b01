/** The reference database in use, for comparison with a new one: what did not change keeps its date. */
import Database from 'better-sqlite3';
import type { Country } from '#contract/countries.ts';
import { REFERENCE_FORMAT } from '#core/reference/store/reference-schema.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { aboutOf } from '#core/reference/store/former-file.ts';
import { originOf, type Counts } from '#core/reference/store/origin.ts';
import type { SetSource } from './reference-set.ts';

type Dated = { contentHash: number; updatedAt: string };

export type Previous = {
  /** By id. */
  airports: ReadonlyMap<string, Dated>;
  navaids: ReadonlyMap<string, Dated>;
  /** By alpha-2 code. */
  countries: ReadonlyMap<string, Country>;
  sources: readonly Pick<SetSource, 'name' | 'kind'>[];
  counts: Counts;
  losses: readonly DatasetLoss[];
  isStarter: boolean;
};

/** Undefined if there is none, or none that is readable and of this format: every row is new then, which is no reason to refuse a set. */
export function readPrevious(path: string | undefined): Previous | undefined {
  if (path === undefined) return undefined;
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { readonly: true, fileMustExist: true });
    const format = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'format'`).pluck().get();
    return format === String(REFERENCE_FORMAT) ? read(db) : undefined;
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  } finally {
    db?.close();
  }
}

function read(db: Database.Database): Previous {
  const countries = db.prepare<[], string>('SELECT body FROM countries').pluck().all();
  const sources = db.prepare<[], Pick<SetSource, 'name' | 'kind'>>('SELECT name, kind FROM sources ORDER BY position').all();
  const about = aboutOf(db);
  return {
    airports: datesIn(db, 'airports'),
    navaids: datesIn(db, 'navaids'),
    countries: new Map(countries.map((body) => JSON.parse(body) as Country).map((country) => [country.countryCode, country])),
    sources,
    counts: JSON.parse(about.get('counts') ?? '{}') as Counts,
    losses: originOf(about).losses,
    isStarter: sources.some(({ kind }) => kind === 'starter'),
  };
}

function datesIn(db: Database.Database, table: 'airports' | 'navaids'): ReadonlyMap<string, Dated> {
  const rows = db.prepare<[], [string, number, string]>(`SELECT id, content_hash, updated_at FROM ${table}`).raw().all();
  return new Map(rows.map(([id, contentHash, updatedAt]) => [id, { contentHash, updatedAt }]));
}
