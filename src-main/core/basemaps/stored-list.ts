/** The list of basemaps in state.sqlite (`settings`). */
import type { Database } from 'better-sqlite3';
import { unlessDamaged } from '../database/lost-state.ts';
import type { About } from './archive.ts';

export type Stored = {
  id: string;
  path: string;
  about: About;
  /** The state in which its file was begun to be read; absent once that ended. */
  reading?: string;
};

export type StoredList = {
  read(): Stored[];
  write(list: readonly Stored[]): void;
};

const KEY = 'basemaps';

export function openStoredList(db: Database): StoredList {
  const write = db.prepare<[string, string]>(
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const read = () => db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck().get(KEY);
  return {
    read() {
      const text = unlessDamaged(db, undefined, read);
      return text === undefined ? [] : (JSON.parse(text) as Stored[]);
    },
    write: (list) => void write.run(KEY, JSON.stringify(list)),
  };
}
