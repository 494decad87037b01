/**
 * Packs: dataset and NOTAMs in one signed file, for a machine without a network. Works beside a running server: the reference database never
 * changes and is kept open, the NOTAMs are read as of one moment.
 */
import { existsSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { migrations } from '../database/state.ts';
import { openReference } from '../reference/store/open-reference.ts';
import { installation } from '../platform/installation.ts';
import { transferRefused } from './transfer-refused.ts';
import { TRANSFER_FORMAT, type Manifest } from './manifest.ts';
import { packedNotams } from './packed-notams.ts';
import { openSigningKey } from './signing-key.ts';
import { listed, writeContainer, type Part } from './write-container.ts';
import { reason } from '../reasons/reason.ts';

export const REFERENCE = 'reference.sqlite';
export const NOTAMS = 'notams.ndjson';
const PIECE_BYTES = 1 << 20;

export type Packed = { manifest: Manifest<'pack'>; fingerprint: string };

/** Writes a pack of the data folder. Throws a Refusal if there is nothing to pack yet. */
export async function writePack(path: string, { dataDir, clock }: { dataDir: string; clock: () => Date }): Promise<Packed> {
  await using opened = new AsyncDisposableStack();
  const key = openSigningKey(existing(dataDir));
  const state = opened.adopt(openForReading(join(dataDir, 'state.sqlite')), (db) => void db.close());
  const { handle, about } = await holdReference(join(dataDir, REFERENCE));
  opened.defer(() => handle.close());
  // Ends with the connection; until then the log keeps this snapshot.
  state.exec('BEGIN');
  const notams = packedNotams(state);
  const parts: Part[] = [
    { name: REFERENCE, pieces: () => handle.createReadStream({ start: 0, autoClose: false, highWaterMark: PIECE_BYTES }) },
    { name: NOTAMS, pieces: () => notams.pieces() },
  ];
  const entries = [];
  for (const part of parts) entries.push(await listed(part));
  const { revision, source, date, counts } = about;
  const manifest: Manifest<'pack'> = {
    format: TRANSFER_FORMAT,
    kind: 'pack',
    madeAt: clock().toISOString(),
    program: installation.version,
    dataset: { revision, source, date, counts },
    notams: notams.about,
    entries,
  };
  await writeContainer(path, { manifest, key, parts });
  return { manifest, fingerprint: key.fingerprint };
}

function existing(dataDir: string): string {
  if (existsSync(join(dataDir, REFERENCE)) && existsSync(join(dataDir, 'state.sqlite'))) return dataDir;
  throw transferRefused(reason('dataFolderEmpty', { folder: dataDir }));
}

function openForReading(path: string): Database {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  const format = db.pragma('user_version', { simple: true });
  if (format === migrations.length) return db;
  db.close();
  throw transferRefused(reason('stateFormatOther', { path, format: Number(format), known: migrations.length }));
}

/** The file and its own metadata, read together: they could be of different sets if it is replaced in between. */
async function holdReference(path: string): Promise<{ handle: FileHandle; about: Manifest<'pack'>['dataset'] }> {
  for (;;) {
    const handle = await open(path);
    const { db, ...about } = openReference(path);
    db.close();
    if ((await handle.stat()).ino === statSync(path).ino) return { handle, about };
    await handle.close();
  }
}
