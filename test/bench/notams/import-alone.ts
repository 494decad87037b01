/**
 * The same as `import.ts`, as the command does where no server runs: on the thread of a process of its own, with larger transactions.
 * `node test/bench/notams/import-alone.ts [count] [file with so many]`.
 */
import '../../helpers/fixed-clock.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForNotamImport } from '#core/for-notam-import.ts';
import { faaFileApart } from './faa-file.ts';
import { openRates } from './rates.ts';
import { asked, BEGIN } from './stored.ts';

const { count, known } = asked();
const silent = () => undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
try {
  const path = known ?? join(dataDir, 'notams.json');
  if (known === undefined) faaFileApart(path, { count, now: BEGIN });
  const core = await openForNotamImport({ dataDir, clock: () => BEGIN, log: { info: silent, warn: silent, error: console.error } });
  const rates = openRates(count);
  const { report } = await core.notamIntake.files([{ path, name: 'notams.json' }], { onProgress: rates.progress });
  rates.print('by a command', report);
  await core.close();
} finally {
  rmSync(dataDir, { recursive: true });
}
