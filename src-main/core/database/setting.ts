import type { Database } from 'better-sqlite3';

/** A setting is one row of `settings` in state.sqlite. */
type Setting = { get(): string | undefined; set(value: string): void };

export const openSetting = (db: Database, key: string): Setting => ({
  get: () => db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck().get(key),
  set: (value) =>
    void db
      .prepare(
        `INSERT INTO settings (key, value) VALUES (?, ?)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      )
      .run(key, value),
});
