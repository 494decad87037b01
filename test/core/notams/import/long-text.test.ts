/** A NOTAM of megabytes, in the worker with the memory that it has: whatever it is made of, it is stored whole or refused by name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openState } from '#core/database/state.ts';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';
import { Refusal } from '#core/refusal.ts';
import { times } from '../../../helpers/long.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

/** Tags and entities become fewer letters. */
const BYTES = 15_000_000;
const now = new Date('2026-11-21T03:15:00.000Z');

const pieces = ['x&amp;', 'x', '<b>x', 'RWY 04 ', 'x &lt;i>\n', '&#233;', 'Ё', '("', 'A) ', '4614N00607E '];

it.each(pieces.slice(0, times(1, pieces.length)))('of 15 MB of %j is stored whole, or refused by name', async (piece) => {
  const folder = temporaryFolder();
  const [state, file] = [join(folder, 'state.sqlite'), join(folder, 'notams.txt')];
  openState(state, { clock: () => now }).close();
  const text = piece.repeat(Math.floor(BYTES / Buffer.byteLength(piece)));
  const head = '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611200000 C) 2612312359\nE) ';
  writeFileSync(file, `${head}${text})\n`);
  const outcome = await importInWorker(
    { state, files: [{ path: file, name: 'notams.txt' }], now: now.getTime() },
    () => undefined,
  ).done.then(
    ({ report }) => report.added,
    (error: unknown) => error,
  );
  if (outcome instanceof Refusal) return;
  expect(outcome).toBeGreaterThanOrEqual(1);
  const db = new Sqlite(state, { readonly: true });
  const message = db.prepare<[], string>('SELECT message FROM notams ORDER BY length(message) DESC LIMIT 1').pluck().get() ?? '';
  db.close();
  expect(Buffer.byteLength(message)).toBeGreaterThan(BYTES / 10);
});
