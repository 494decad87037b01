/**
 * A pack has dataset and NOTAMs in one signed file, for a machine without a network. It can be made alongside a running server: the
 * reference database never changes and stays open, the NOTAMs are read as of one moment.
 */
import Sqlite, { type Database } from 'better-sqlite3';
import { openCoverage } from '../notams/lifecycle/coverage.ts';
import { SAMPLE_SOURCE } from '../notams/store/notam-row.ts';
import { lineColumns, lineOf, type LineRow } from './notam-line.ts';
import { existsSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../database/state.ts';
import { openReference } from '../reference/store/open-reference.ts';
import { installation } from '../platform/installation.ts';
import { TRANSFER_FORMAT, type Manifest } from './manifest.ts';
import { openSigningKey } from './signing-key.ts';
import { listed, writeContainer, type Part } from './write-container.ts';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';

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
  // The transaction ends with the connection; until then the log keeps this snapshot.
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
  throw invalidBecause(reason('dataFolderMissing', { folder: dataDir }));
}

function openForReading(path: string): Database {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  const format = db.pragma('user_version', { simple: true });
  if (format === migrations.length) return db;
  db.close();
  throw invalidBecause(reason('stateFormatOther', { path, format: Number(format), known: migrations.length }));
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

/** A piece has this length, about what a stream accepts at once. */
const LINES_BYTES = 65_536;

type PackedNotams = {
  about: { count: number; importedAt: string | null; issuedAt: string | null };
  pieces(): Generator<Buffer>;
};

/**
 * A pack has all NOTAMs of state.sqlite but the samples, which every installation has. `db` must be in a read transaction until the last piece was
 * read, so that all of it is of one moment.
 */
function packedNotams(db: Database): PackedNotams {
  const about = db
    .prepare<[string], { count: number; issuedAt: string | null }>(
      `SELECT COUNT(*) AS count, MAX(n.issue_date) AS issuedAt
         FROM notams n
        WHERE n.source IS NOT ?`,
    )
    .get(SAMPLE_SOURCE) ?? { count: 0, issuedAt: null };
  const importedAt = db.prepare<[], string | null>('SELECT imported_at FROM notams_meta').pluck().get() ?? null;
  const named = db.prepare('SELECT place, imported_at AS importedAt FROM notam_coverage ORDER BY place');
  const { all: claims } = openCoverage(db);
  const references = db.prepare(
    `SELECT r.from_id AS fromId, r.from_number AS fromNumber, r.how, r.at, r.ref_key AS refKey,
            r.account, r.fir, r.locations, r.target_id AS targetId
       FROM notam_references r
      WHERE NOT EXISTS (SELECT 1 FROM notams n WHERE n.id = r.from_id)
      ORDER BY r.from_id`,
  );
  const notices = db.prepare<[string], LineRow>(
    `SELECT ${lineColumns}
       FROM notams n
      WHERE n.source IS NOT ?
      ORDER BY n.row`,
  );

  function* lines(): Generator<object> {
    for (const covered of named.iterate()) yield { covered };
    for (const claimed of claims()) yield { claimed };
    for (const reference of references.iterate()) yield { reference };
    for (const row of notices.iterate(SAMPLE_SOURCE)) yield lineOf(row);
  }

  return {
    about: { ...about, importedAt },
    *pieces() {
      let waiting = '';
      for (const line of lines()) {
        waiting += `${JSON.stringify(line)}\n`;
        if (waiting.length < LINES_BYTES) continue;
        yield Buffer.from(waiting);
        waiting = '';
      }
      if (waiting !== '') yield Buffer.from(waiting);
    },
  };
}
