/**
 * The full import of the six CSVs against the sqlite3 shell's `.import` of the three largest as text, in the same run, best of three each.
 * Goal: at most 7 times. `node test/bench/import.ts`; needs ../shared/data and the sqlite3 shell.
 */
import '../helpers/fixed-clock.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDataset } from '#core/reference/dataset.ts';

// As a built program has it; the process that builds then strips no types.
enableCompileCache();
const GOAL = 7;
const ROUNDS = 3;
const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const silent = { info() {}, warn() {}, error: console.error };

function inNewFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  const result = work(folder);
  void Promise.resolve(result).finally(() => rmSync(folder, { recursive: true, force: true }));
  return result;
}

/** Seconds that the shell takes. */
function shellImport(): number {
  return inNewFolder((folder) => {
    const commands = ['airports', 'runways', 'navaids'].map((sheet) => `.import "${join(data, `${sheet}.csv`)}" ${sheet}`);
    const began = performance.now();
    const { status, error } = spawnSync('sqlite3', [join(folder, 'shell.sqlite')], { input: ['.mode csv', ...commands].join('\n') });
    if (status !== 0) throw error ?? new Error(`sqlite3 ended with ${status}`);
    return (performance.now() - began) / 1000;
  });
}

/** Seconds from the call to the new dataset in use, and the size of its file. */
function fullImport(): Promise<{ seconds: number; bytes: number }> {
  return inNewFolder(async (dataDir) => {
    const dataset = await openDataset({ dataDir, clock: () => new Date(), log: silent });
    const began = performance.now();
    await dataset.import(data);
    const seconds = (performance.now() - began) / 1000;
    dataset.close();
    return { seconds, bytes: statSync(join(dataDir, 'reference.sqlite')).size };
  });
}

export async function benchImport(): Promise<void> {
  if (!existsSync(data) || spawnSync('sqlite3', ['-version']).status !== 0) {
    console.warn('SKIPPED the import benchmark: it needs ../shared/data and the sqlite3 shell, so it is NOT covered');
    return;
  }
  const [shell, full]: [number[], { seconds: number; bytes: number }[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    shell.push(shellImport());
    full.push(await fullImport());
  }
  const [least, best] = [Math.min(...shell), Math.min(...full.map(({ seconds }) => seconds))];
  const size = Math.round((full[0]?.bytes ?? 0) / 1e6);
  console.log(
    `full import of the six files, of sqlite3's .import of the three largest: ${(best / least).toFixed(1)} (goal at most ${GOAL}; ${best.toFixed(2)} s of ${least.toFixed(2)} s, ${size} MB)`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchImport();
