/**
 * The full import of the six CSVs against the sqlite3 shell's `.import` of the three largest as text, in the same rounds, best of three each: by the built
 * program, of a server that is asked over HTTP, as users have it; and of the sources, whose types the process that builds strips first. Both from the call
 * to the new dataset in use. Goal: at most 7 times. `node test/bench/import.ts`; needs the shared data and the sqlite3 shell, and builds the program.
 */
import '../helpers/fixed-clock.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDataset } from '#core/reference/dataset.ts';
import { neededSharedData, sharedDataFor } from '../helpers/shared-data.ts';
import { buildProgram, run, serveFullSet } from './full-set.ts';

// As a built program has it: what is compiled is kept.
enableCompileCache();
const GOAL = 7;
const ROUNDS = 3;
/** Between two looks at an import under way. */
const LOOK_EVERY_MS = 10;
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
    const commands = ['airports', 'runways', 'navaids'].map(
      (sheet) => `.import "${join(neededSharedData().world, `${sheet}.csv`)}" ${sheet}`,
    );
    const began = performance.now();
    const { status, error } = spawnSync('sqlite3', [join(folder, 'shell.sqlite')], { input: ['.mode csv', ...commands].join('\n') });
    if (status !== 0) throw error ?? new Error(`sqlite3 ended with ${status}`);
    return (performance.now() - began) / 1000;
  });
}

/** Of the sources. */
function sourceImport(): Promise<number> {
  return inNewFolder(async (dataDir) => {
    const dataset = await openDataset({ dataDir, clock: () => new Date(), log: silent });
    const began = performance.now();
    await dataset.import(neededSharedData().world);
    const seconds = (performance.now() - began) / 1000;
    dataset.close();
    return seconds;
  });
}

/** Of the built program, and the size of the new file in megabytes. */
function builtImport(): Promise<{ seconds: number; megabytes: number }> {
  return inNewFolder(async (dataDir) => {
    const key = /ask_[\w-]+/.exec(run('keys', 'add', 'owner', '--data-dir', dataDir))?.[0] ?? '';
    const server = await serveFullSet(dataDir);
    try {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const began = performance.now();
      const asked = await fetch(`${server.url}/dataset/import`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ from: neededSharedData().world }),
      });
      if (asked.status !== 202) throw new Error(await asked.text());
      for (;;) {
        const { state } = ((await (await fetch(`${server.url}/dataset`)).json()) as { import: { state: string } }).import;
        if (state === 'done') break;
        if (state !== 'running') throw new Error(`the import is ${state}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      const seconds = (performance.now() - began) / 1000;
      return { seconds, megabytes: Math.round(statSync(join(dataDir, 'reference.sqlite')).size / 1e6) };
    } finally {
      await server.stop();
    }
  });
}

export async function benchImport(): Promise<void> {
  if (sharedDataFor('the import benchmark') === undefined) return;
  if (spawnSync('sqlite3', ['-version']).status !== 0) {
    console.warn('SKIPPED the import benchmark: NOT covered: it needs the sqlite3 shell');
    return;
  }
  const rounds: { shell: number; built: number; source: number; megabytes: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const shell = shellImport();
    const { seconds: built, megabytes } = await builtImport();
    rounds.push({ shell, built, source: await sourceImport(), megabytes });
  }
  const best = (of: 'shell' | 'built' | 'source') => Math.min(...rounds.map((round) => round[of]));
  for (const [of, name] of [
    ['built', 'the built program'],
    ['source', 'the sources'],
  ] as const) {
    const figures = `${best(of).toFixed(2)} s of ${best('shell').toFixed(2)} s, ${rounds[0]?.megabytes} MB`;
    console.log(
      `full import of the six files by ${name}, of sqlite3's .import of the three largest: ${(best(of) / best('shell')).toFixed(1)} (goal at most ${GOAL}; ${figures})`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildProgram();
  await benchImport();
}
