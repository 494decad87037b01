/** The reference database in use, for comparison with a new one: what did not change keeps its date. */
import type { Database } from 'better-sqlite3';
import type { Country } from '#contract/countries.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import type { Counts } from '#core/reference/store/origin.ts';
import type { Reference } from '#core/reference/store/reference.ts';
import { sourcesOf } from '../share.ts';
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
  let reference: Reference | undefined;
  try {
    reference = openReference(path);
    const { db, counts, losses, isStarter } = reference;
    const countries = db.prepare<[], string>('SELECT body FROM countries').pluck().all();
    return {
      airports: datesIn(db, 'airports'),
      navaids: datesIn(db, 'navaids'),
      countries: new Map(countries.map((body) => JSON.parse(body) as Country).map((country) => [country.countryCode, country])),
      sources: sourcesOf(reference),
      counts,
      losses,
      isStarter,
    };
  } catch {
    return undefined;
  } finally {
    reference?.db.close();
  }
}

function datesIn(db: Database, table: 'airports' | 'navaids'): ReadonlyMap<string, Dated> {
  const rows = db.prepare<[], [string, number, string]>(`SELECT id, content_hash, updated_at FROM ${table}`).raw().all();
  return new Map(rows.map(([id, contentHash, updatedAt]) => [id, { contentHash, updatedAt }]));
}
