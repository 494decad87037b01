import type { Database } from 'better-sqlite3';

/** One row of `settings` in state.sqlite. */
export type Setting = { get(): string | undefined; set(value: string): void };

export function openSetting(db: Database, key: string): Setting {
  const read = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck();
  const write = db.prepare(
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  return { get: () => read.get(key), set: (value) => void write.run(key, value) };
}
