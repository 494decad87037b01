/**
 * A backup has everything the user owns, in one file that only its owner may read, since it contains password hashes and keys. The token
 * secret is in state.sqlite. The reference data is left out: it can be fetched again. Works alongside a running server.
 */
import Sqlite, { type Database } from 'better-sqlite3';
import { type Manifest, TRANSFER_FORMAT } from './manifest.ts';
import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openReference } from '../reference/store/open-reference.ts';
import { leftovers } from '../platform/leftovers.ts';
import { installation } from '../platform/installation.ts';
import { openSigningKey, SIGNING_KEY } from './signing-key.ts';
import { copyState } from '#core/database/copy-state.ts';
import { listed, writeContainer, type Part } from './write-container.ts';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';

export const STATE = 'state.sqlite';

/** Writes a backup of the data folder; a copy of its state is next to it meanwhile. Throws a Refusal if there is nothing yet. */
export async function writeBackup(path: string, { dataDir, clock }: { dataDir: string; clock: () => Date }): Promise<Manifest<'backup'>> {
  const state = join(dataDir, STATE);
  if (!existsSync(state)) {
    throw invalidBecause(reason('dataFolderMissing', { folder: dataDir }));
  }
  const key = openSigningKey(dataDir);
  const copy = join(dataDir, leftovers.transfer.name());
  try {
    await copyState(state, copy);
    const pem = readFileSync(join(dataDir, SIGNING_KEY));
    const parts: Part[] = [
      { name: STATE, pieces: () => createReadStream(copy) },
      { name: SIGNING_KEY, pieces: () => [pem] },
    ];
    const entries = [];
    for (const part of parts) entries.push(await listed(part));
    const manifest: Manifest<'backup'> = {
      format: TRANSFER_FORMAT,
      kind: 'backup',
      madeAt: clock().toISOString(),
      program: installation.version,
      dataset: datasetOf(join(dataDir, 'reference.sqlite')),
      state: countsOf(copy),
      entries,
    };
    await writeContainer(path, { manifest, key, parts });
    return manifest;
  } finally {
    rmSync(copy, { force: true });
  }
}

function countsOf(path: string): Manifest<'backup'>['state'] {
  const db = new Sqlite(path, { readonly: true });
  try {
    return stateCounts(db);
  } finally {
    db.close();
  }
}

/** People read it: a dataset that can't be read, or is of another version, does not prevent a backup. */
function datasetOf(path: string): Manifest<'backup'>['dataset'] {
  try {
    const { db, revision, source, date } = openReference(path);
    db.close();
    return { revision, source, date };
  } catch {
    return { revision: null, source: null, date: null };
  }
}

export type StateCounts = Manifest<'backup'>['state'];

/** Counts of what belongs to the user. */
export function stateCounts(db: Database): StateCounts {
  const count = (table: string): number => db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;
  return {
    format: db.pragma('user_version', { simple: true }) as number,
    users: count('users'),
    keys: count('api_keys'),
    favourites: count('favourites'),
    notes: count('notes'),
    routes: count('routes'),
    waypoints: count('waypoints'),
    briefings: count('briefings'),
    notams: count('notams'),
  };
}
