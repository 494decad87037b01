import type Database from 'better-sqlite3';

/** The `source` of the starter set, as in resources/starter/set.json. Any other set is better, however old. */
export const STARTER = 'Aeroshelf starter set';

/** A reference database, open for reading; it never changes while it is open. */
export type Reference = {
  /** better-sqlite3, read-only. */
  db: Database.Database;
  /** Identity of the content: sets with the same values, date and format have the same. */
  revision: string;
  /** Where the values come from. */
  source: string;
  /** Date of the set at its source, ISO 8601 UTC; null if unknown. */
  date: string | null;
  /** When the set was built on this machine, ISO 8601 UTC. */
  importedAt: string;
  counts: { airports: number; runways: number; frequencies: number; countries: number; navaids: number };
};
