import type Database from 'better-sqlite3';
import type { Origin } from './origin.ts';

/** A reference database, open for reading; it never changes while it is open. */
export type Reference = Origin & {
  /** better-sqlite3, read-only. */
  db: Database.Database;
  /** Identity of the content: sets with the same values, date and format have the same. */
  revision: string;
  /** Where the values come from. */
  source: string;
  /** Whether it is the set that a first start makes. Any other is better, however old. */
  isStarter: boolean;
  /** Date of the set at its source, ISO 8601 UTC; null where it is unknown. */
  date: string | null;
  /** When the set was built on this machine, ISO 8601 UTC. */
  importedAt: string;
  counts: { airports: number; runways: number; frequencies: number; countries: number; navaids: number };
};
