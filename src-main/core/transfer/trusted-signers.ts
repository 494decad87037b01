/** Fingerprints of other installations whose packs the user trusts, in `settings` of state.sqlite. Promise: only the user adds one. */
import type { Database } from 'better-sqlite3';

const SETTING = 'trustedSigners';

export type TrustedSigners = { list(): string[]; add(fingerprint: string): void };

export function openTrustedSigners(db: Database): TrustedSigners {
  const read = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck();
  const write = db.prepare<[string, string]>(
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const list = (): string[] => JSON.parse(read.get(SETTING) ?? '[]') as string[];
  return {
    list,
    add: (fingerprint) => void write.run(SETTING, JSON.stringify([...new Set([...list(), fingerprint])])),
  };
}
