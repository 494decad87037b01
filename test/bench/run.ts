/**
 * `npm run bench`: ratios and counts with their goals, on the full set and on NOTAMs written for it. `npm run bench -- --large --notams 10000,100000,1000000`: on ten times
 * the airports too, and other numbers of NOTAMs. `--data FOLDER`: another folder with the six files.
 */
import '../helpers/fixed-clock.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareFullSet } from './full-set.ts';
import { benchImports } from './life/imports.ts';
import { benchLists } from './lists.ts';
import { benchSearch } from './search/quality.ts';
import { benchStartup } from './startup.ts';
import { benchStreams } from './streams.ts';

const { values } = parseArgs({
  options: { notams: { type: 'string', default: '100000' }, data: { type: 'string' }, large: { type: 'boolean', default: false } },
});
const MOST_MB_OF_LARGE = 300;
const HEAP_MB_OF_LARGE = 12_000;

/** What grows with the airports. */
async function benchReference(dataDir: string, mostMb?: number): Promise<void> {
  await benchStartup(dataDir, mostMb);
  await benchLists(dataDir);
  await benchStreams(dataDir);
}

const set = prepareFullSet(values.data === undefined ? undefined : resolve(values.data));
if (set) {
  try {
    await benchReference(set.dataDir);
    benchSearch();
    await benchImports(set.dataDir);
  } finally {
    set.remove();
  }
  if (values.large) await benchLarge();
}

async function benchLarge(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  try {
    console.log();
    const made = fileURLToPath(new URL('large-set.ts', import.meta.url));
    execFileSync(process.execPath, [`--max-old-space-size=${HEAP_MB_OF_LARGE}`, made, folder], { stdio: 'inherit' });
    await benchReference(folder, MOST_MB_OF_LARGE);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In a process of its own: they measure memory and warm code. */
function run(name: string, ...args: string[]): void {
  console.log(`\nnotams/${[name, ...args.slice(0, 1)].join(' ')}`);
  execFileSync(process.execPath, [fileURLToPath(new URL(`notams/${name}.ts`, import.meta.url)), ...args], { stdio: 'inherit' });
}

console.log('\nweather');
execFileSync(process.execPath, [fileURLToPath(new URL('weather.ts', import.meta.url))], { stdio: 'inherit' });

for (const count of values.notams.split(',')) {
  run('import-while-serving', count);
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  const state = join(folder, 'state.sqlite');
  try {
    for (const name of ['import', 'screen', 'text']) run(name, count, state);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
