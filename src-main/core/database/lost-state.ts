/**
 * Refuses to start with a state.sqlite that is gone, empty or damaged. Promise: it is never taken for a first start, which would make a new
 * owner and forget every key, note and NOTAM without a word; the refusal names what can be restored.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';
import type { Reference } from '../reference/store/open-reference.ts';
import { Refusal } from '../refusal.ts';
import { openSetting } from './setting.ts';
import { BACKUPS, stateBackups } from './state-backups.ts';

/** Only a start that had a state leaves these in a data folder. */
const others = ['reference.sqlite', 'versions', BACKUPS, 'sources', 'signing-key.pem', 'state.sqlite-wal'];

/** Throws a Refusal where the state is gone and other files are there. */
export function refuseLostState(state: string): void {
  if (existsSync(state)) return;
  if (others.some((name) => existsSync(join(dirname(state), name)))) throw lostState('stateMissing', state);
}

/** `error` is what SQLite says of a damaged one. */
export function lostState(code: 'stateMissing' | 'stateEmpty' | 'stateDamaged', path: string, error = ''): Refusal {
  const why = stateReason(code, path, error);
  return new Refusal('stateUnusable', { message: why.text, reasons: [why] });
}

export function stateReason(code: 'stateMissing' | 'stateEmpty' | 'stateDamaged', path: string, error: string): Reason {
  const backup = stateBackups(dirname(path))[0]?.madeAt ?? null;
  return code === 'stateDamaged' ? reason(code, { path, error, backup }) : reason(code, { path, backup });
}

/** Tells whether it is SQLITE_CORRUPT, one of its kinds, or SQLITE_NOTADB (sqlite.org/rescode.html). */
export function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^SQLITE_(?:CORRUPT|NOTADB)/.test(code);
}

const seen = new WeakMap<Database, string>();

/**
 * Returns what `work` gives; `otherwise` where a table that it reads is damaged, which `damageSeen` then reports: one table must not keep the rest
 * from starting.
 */
export function unlessDamaged<T>(db: Database, otherwise: T, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isDamage(error)) throw error;
    seen.set(db, (error as Error).message);
    return otherwise;
  }
}

/** Returns SQLite's message about the damage; undefined where none was seen. */
export const damageSeen = (db: Database): string | undefined => seen.get(db);

const DATASET_IN_USE = 'datasetInUse';

/**
 * Returns the revision of the dataset that was in use last, so that a folder without its file is not taken for one that
 * never had any; undefined for the starter set, and where it is not known.
 */
export const datasetInUse = (db: Database): string | undefined =>
  unlessDamaged(db, undefined, () => openSetting(db, DATASET_IN_USE).get()) || undefined;

export function noteDatasetInUse(db: Database, { revision, isStarter }: Pick<Reference, 'revision' | 'isStarter'>): void {
  const value = isStarter ? '' : revision;
  if ((datasetInUse(db) ?? '') === value) return;
  openSetting(db, DATASET_IN_USE).set(value);
}
