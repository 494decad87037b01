/** A state.sqlite with NOTAMs for the benchmarks that ask: one that `import.ts` kept, or a new one. */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import { writeFaaFile } from './faa-file.ts';

/** When the NOTAMs of the benchmarks are imported and asked for at first. */
export const BEGIN = new Date('2026-11-21T06:00:00.000Z');

export type StoredNotams = { db: Database; path: string; close(): void };

export async function openStored(count: number, known?: string): Promise<StoredNotams> {
  if (known !== undefined) {
    const db = openState(known, { clock: () => BEGIN });
    return { db, path: known, close: () => void db.close() };
  }
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

/** Count, and the path of a state that has so many, of the command line. */
export const asked = (): { count: number; known: string | undefined } => ({
  count: Number(process.argv[2] ?? 100_000),
  known: process.argv[3],
});
