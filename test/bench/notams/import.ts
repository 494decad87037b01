/**
 * 100,000 NOTAMs of FAA JSON (170 MB) into an empty state.sqlite, in the worker. Goals: at least 5,000 a second, the same file again at least as fast, and those of
 * `rates.ts`. Of a million the file is not imported again. `node test/bench/notams/import.ts [count] [state.sqlite to keep]`.
 */
import '../../helpers/fixed-clock.mjs';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';
import { faaFileApart } from './faa-file.ts';
import { openRates } from './rates.ts';
import { asked, BEGIN } from './stored.ts';

const { count, known } = asked();
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
const state = known ?? join(folder, 'state.sqlite');

try {
  const path = join(folder, 'notams.json');
  faaFileApart(path, { count, now: BEGIN });
  console.log(`file               ${(statSync(path).size / 1e6).toFixed(0)} MB, ${count} notices`);
  for (const round of ['first import', ...(count > 100_000 ? [] : ['same file again'])]) {
    const rates = openRates(count);
    const { report } = await importInWorker({ state, files: [{ path, name: 'notams.json' }], now: BEGIN.getTime() }, rates.progress).done;
    rates.print(round, report);
  }
  console.log(`state.sqlite       ${(statSync(state).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true });
}
