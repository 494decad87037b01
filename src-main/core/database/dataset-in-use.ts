/** Remembers in state.sqlite which dataset is in use, so that a folder without its file is not taken for one that never had any. */
import type { Database } from 'better-sqlite3';
import type { Reference } from '../reference/store/open-reference.ts';
import { unlessDamaged } from './lost-state.ts';

const SETTING = 'datasetInUse';

/** Its revision; undefined for the starter set, and where it is not known. */
export const datasetInUse = (db: Database): string | undefined =>
  unlessDamaged(db, undefined, () => db.prepare<[], string>(`SELECT value FROM settings WHERE key = '${SETTING}'`).pluck().get()) ||
  undefined;

export function noteDatasetInUse(db: Database, { revision, isStarter }: Pick<Reference, 'revision' | 'isStarter'>): void {
  const value = isStarter ? '' : revision;
  if ((datasetInUse(db) ?? '') === value) return;
  db.prepare(
    `INSERT INTO settings (key, value) VALUES ('${SETTING}', ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  ).run(value);
}
