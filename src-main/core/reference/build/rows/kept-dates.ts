/** Which airports and navaids keep the date of the previous set, and how the two sets differ. */
import type { Database } from 'better-sqlite3';
import type { Country } from '#contract/countries.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { openReference, type Reference } from '#core/reference/store/open-reference.ts';
import type { Counts } from '#core/reference/store/origin.ts';
import { sourcesOf } from '#core/reference/share.ts';
import type { SetSource } from '../reference-set.ts';
import { hash } from 'node:crypto';
import type { AirportChange } from '../report.ts';

type Dated = { contentHash: number; updatedAt: string };

export type Previous = {
  revision: string;
  airports: ReadonlyMap<string, Dated>;
  navaids: ReadonlyMap<string, Dated>;
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
    const { db, revision, counts, losses, isStarter } = reference;
    const countries = db.prepare<[], string>('SELECT body FROM countries').pluck().all();
    return {
      revision,
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

/** `date` is that of the new set, or of its import if it has none; ISO 8601 UTC. */
export function keptDates(previous: Previous | undefined, date: string) {
  /** Each distinct date has a number. */
  const numbers = new Map<string, number>();
  const answered: number[] = [];
  let [added, changed, met] = [0, 0, 0];

  function answer(updatedAt: string): string {
    let number = numbers.get(updatedAt);
    if (number === undefined) numbers.set(updatedAt, (number = numbers.size));
    answered.push(number);
    return updatedAt;
  }

  return {
    /** Finds when an airport of this content was last changed; `given` is what its server says, or UNDATED. It is called once for each airport, in row order. */
    ofAirport(id: string, contentHash: number, given: string): string {
      const before = previous?.airports.get(id);
      const isSame = before?.contentHash === contentHash;
      if (before) met++;
      else added++;
      if (before && !isSame) changed++;
      // Dates given by a server are already in the fingerprint of what was fetched.
      return given || answer(isSame ? before.updatedAt : date);
    },
    /** Does the same for a navaid, in row order. */
    ofNavaid(id: string, contentHash: number, given: string): string {
      const before = previous?.navaids.get(id);
      return given || answer(before?.contentHash === contentHash ? before.updatedAt : date);
    },
    /** The country with its date from the previous set, if unchanged; not for one whose dates its server gives. */
    ofCountry(country: Country): Country {
      const before = previous?.countries.get(country.countryCode);
      if (!before) return country;
      const { createdAt, updatedAt } = before;
      const isSame = JSON.stringify({ ...country, createdAt, updatedAt }) === JSON.stringify(before);
      // A set of an older edition may follow, and nothing was changed before it was created.
      const dates = isSame ? { createdAt, updatedAt } : { createdAt: createdAt < date ? createdAt : date, updatedAt: date };
      answer(dates.createdAt);
      answer(dates.updatedAt);
      return { ...country, ...dates };
    },
    /** Null means that there was no previous set. */
    change: (): AirportChange | null => (previous ? { added, changed, deleted: previous.airports.size - met } : null),
    /** Changes when any returned date changes. */
    fingerprint: (): string =>
      hash('sha256', JSON.stringify([[...numbers.keys()], hash('sha256', Uint32Array.from(answered), 'hex')]), 'hex'),
  };
}

export type KeptDates = ReturnType<typeof keptDates>;
