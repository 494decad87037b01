/**
 * `npm run bench`: ratios and counts with their goals, on the full set and on NOTAMs written for it. `npm run bench -- --notams 10000,100000,1000000 --data FOLDER`: other
 * numbers of NOTAMs, and another folder with the six files, with ten times as many airports for example.
 */
import '../helpers/fixed-clock.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareFullSet } from './full-set.ts';
import { benchHttp } from './http.ts';
import { benchImport } from './import.ts';
import { benchImports } from './life/imports.ts';
import { benchPlaces } from './places.ts';
import { benchRoute } from './route.ts';
import { benchSearch } from './search/quality.ts';
import { benchStartup } from './startup.ts';
import { benchStreams } from './streams.ts';

const { values } = parseArgs({ options: { notams: { type: 'string', default: '100000' }, data: { type: 'string' } } });

const set = prepareFullSet(values.data === undefined ? undefined : resolve(values.data));
if (set) {
  try {
    await benchStartup(set.dataDir);
    await benchHttp(set.dataDir);
    await benchPlaces(set.dataDir);
    await benchStreams(set.dataDir);
    benchSearch();
    benchRoute(set.dataDir);
    await benchImport();
    await benchImports(set.dataDir);
  } finally {
    set.remove();
  }
}

/** In a process of its own: they measure memory and warm code. */
function run(name: string, ...args: string[]): void {
  console.log(`\nnotams/${[name, ...args.slice(0, 1)].join(' ')}`);
  execFileSync(process.execPath, [fileURLToPath(new URL(`notams/${name}.ts`, import.meta.url)), ...args], { stdio: 'inherit' });
}

for (const name of ['decode', 'along-route', 'briefing']) run(name);
for (const count of values.notams.split(',')) {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  const state = join(folder, 'state.sqlite');
  try {
    for (const name of ['import', 'list', 'screen', 'text']) run(name, count, state);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
