/**
 * Checks a reference database from another machine. Promise: one that passes has this program's format and tables, is intact in every page and
 * index, and has as many rows as it says, so it can be trusted like one built here.
 */
import Sqlite, { type Database } from 'better-sqlite3';
import { referenceIndexes, referenceTables } from '../reference/store/reference-schema.ts';
import { openReference } from '../reference/store/open-reference.ts';
import type { Manifest } from './manifest.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';

/** Undefined if it passes, else the reason; `file` names the pack. Reads the whole file: for a worker thread. */
export function faultInReference(path: string, stated: Manifest<'pack'>['dataset'], file: string): Reason | undefined {
  let db: Database | undefined;
  try {
    const { db: opened, revision, source, date, counts } = openReference(path);
    db = opened;
    if (JSON.stringify(schemaOf(db)) !== JSON.stringify(ownSchema())) return reason('packTablesOther', { file });
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') return reason('packReferenceDamaged', { file, error: String(found) });
    if (
      JSON.stringify({ revision, source, date }) !== JSON.stringify({ revision: stated.revision, source: stated.source, date: stated.date })
    ) {
      return reason('packRevisionOther', { file, revision, expected: stated.revision });
    }
    for (const [table, count] of Object.entries(stated.counts)) {
      const held = db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get();
      if (held !== count || counts[table as keyof typeof counts] !== count)
        return reason('packCountOther', { file, table, count: held ?? null, expected: count });
    }
    return undefined;
  } catch (error) {
    return reason('packReferenceDamaged', { file, error: (error as Error).message });
  } finally {
    db?.close();
  }
}

function ownSchema(): unknown[] {
  const db = new Sqlite(':memory:');
  try {
    db.exec(referenceTables + referenceIndexes);
    return schemaOf(db);
  } finally {
    db.close();
  }
}

/** Views and triggers too: a database built here has none. */
const schemaOf = (db: Database): unknown[] => db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all();
