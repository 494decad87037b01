/** A state.sqlite with NOTAMs for the benchmarks that ask. */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import { writeFaaFile } from './faa-file.ts';

/** When the NOTAMs of the benchmarks are imported and asked for at first. */
export const BEGIN = new Date('2026-11-21T06:00:00.000Z');

/** How many NOTAMs a benchmark stores: the first argument says it. */
export const count = Number(process.argv[2] ?? 100_000);

export type StoredNotams = { db: Database; path: string; close(): void };

export async function openStored(): Promise<StoredNotams> {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  const path = join(folder, 'state.sqlite');
  const file = join(folder, 'notams.json');
  writeFaaFile(file, count, BEGIN);
  const db = openState(path, { clock: () => BEGIN });
  await openNotams(db, () => BEGIN).import([{ name: 'notams.json', pieces: createReadStream(file, { highWaterMark: 1 << 20 }) }]);
  rmSync(file);
  return {
    db,
    path,
    close() {
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
