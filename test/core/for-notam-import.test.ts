import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { openForNotamImport } from '#core/for-notam-import.ts';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-import-'));
  folders.push(folder);
  return folder;
}

const warnings: string[] = [];
const silent = () => undefined;
const log = { info: silent, warn: silent, error: (message: string) => void warnings.push(message) };
const clock = () => new Date('2026-11-20T12:00:00Z');

const text = (number: number, about: string) => `(A${number}/26 NOTAM${about}
Q) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005
A) LSGG B) 2610200600 C) 4911281800
E) RWY 04/22 CLSD DUE WIP)`;
/** More than one batch, with numbers that refer to each other. */
const notices = Array.from({ length: 1_200 }, (_, index) =>
  text(1000 + index, index % 5 === 3 ? `R A${String(1000 + index - 1)}/26` : 'N'),
).join('\n\n');

function withFile(): { dataDir: string; files: { path: string; name: string }[] } {
  const folder = freshFolder();
  const path = join(folder, 'notices.txt');
  writeFileSync(path, notices);
  return { dataDir: join(folder, 'data'), files: [{ path, name: 'notices.txt' }] };
}

const tables = ['notams', 'notam_references', 'notam_imports', 'notam_coverage', 'notam_boxes', 'notam_words', 'notams_meta'];
function storedIn(dataDir: string): Record<string, unknown[]> {
  const db = new Sqlite(join(dataDir, 'state.sqlite'), { readonly: true });
  try {
    // Grows with every batch.
    const counted = /^revision$/;
    return Object.fromEntries(
      tables.map((table) => [
        table,
        db
          .prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`)
          .all()
          .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !counted.test(name)))),
      ]),
    );
  } finally {
    db.close();
  }
}

it('stores what an import beside a server stores, and makes the folder what a start makes of it', async () => {
  const here = withFile();
  const folder = await openForNotamImport({ dataDir: here.dataDir, clock, log });
  expect(folder.users.ensureOwner()?.user.username).toBe('owner');
  expect(folder.problems.list()).toEqual([]);
  const { report } = await folder.notamIntake.files(here.files);
  await folder.close();
  expect(report).toMatchObject({ read: 1_200, added: 1_200 });

  const there = withFile();
  const other = await openForNotamImport({ dataDir: there.dataDir, clock, log });
  await other.close();
  const state = join(there.dataDir, 'state.sqlite');
  const reference = join(there.dataDir, 'reference.sqlite');
  const beside = await importInWorker({ state, reference, files: there.files, now: clock().getTime() }, silent).done;
  expect({ ...beside.report, seconds: 0 }).toEqual({ ...report, seconds: 0 });
  expect(storedIn(here.dataDir)).toEqual(storedIn(there.dataDir));
  expect(storedIn(here.dataDir)['notams']).toHaveLength(1_200);

  const again = await openForNotamImport({ dataDir: here.dataDir, clock, log });
  expect(again.users.ensureOwner()).toBeUndefined();
  const second = await again.notamIntake.files(here.files, { isDryRun: true });
  await again.close();
  expect(second.report).toMatchObject({ read: 1_200, added: 0, changed: 0, unchanged: 1_200 });
});

it('ends between two batches when it is cancelled, keeps what was stored and says so', async () => {
  const { dataDir, files } = withFile();
  const folder = await openForNotamImport({ dataDir, clock, log });
  const importing = folder.notamIntake.files(files);
  expect(folder.notamIntake.cancel()).toBe(true);
  await expect(importing).rejects.toMatchObject({ code: 'importCancelled' });
  await folder.close();
  const [row] = storedIn(dataDir)['notam_imports'] as { is_cancelled: number; added: number }[];
  expect(row).toMatchObject({ is_cancelled: 1, added: storedIn(dataDir)['notams']?.length });
});

it('reports a dataset that cannot be opened, which it sets aside', async () => {
  const { dataDir } = withFile();
  const first = await openForNotamImport({ dataDir, clock, log });
  await first.close();
  writeFileSync(join(dataDir, 'reference.sqlite'), 'no database, and long enough to be looked at as one');
  const folder = await openForNotamImport({ dataDir, clock, log });
  expect(folder.problems.list().map(({ code }) => code)).toEqual(['datasetSetAside']);
  await folder.close();
  expect(warnings).toHaveLength(1);
});
