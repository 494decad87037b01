/**
 * `npm run bench`: ratios and counts with their goals, on the full set and on NOTAMs written for it. `npm run bench -- --notams 10000,100000,1000000`: on other numbers of
 * NOTAMs. `--data FOLDER`: another folder with the six files.
 */
import '../helpers/fixed-clock.mjs';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareFullSet } from './full-set.ts';
import { benchImports } from './life/imports.ts';
import { benchLists } from './lists.ts';
import { benchSearch } from './search/quality.ts';
import { benchStartup } from './startup.ts';
import { benchStreams } from './streams.ts';

const { values } = parseArgs({ options: { notams: { type: 'string', default: '100000' }, data: { type: 'string' } } });

const set = prepareFullSet(values.data === undefined ? undefined : resolve(values.data));
if (set) {
  try {
    await benchStartup(set.dataDir);
    await benchLists(set.dataDir);
    await benchStreams(set.dataDir);
    benchSearch();
    await benchImports(set.dataDir);
  } finally {
    set.remove();
  }
}

/** Each has its own process, because they measure memory and warm code. */
function run(name: string, count: string): void {
  console.log(`\nnotams/${name} ${count}`);
  execFileSync(process.execPath, [fileURLToPath(new URL(`notams/${name}.ts`, import.meta.url)), count], { stdio: 'inherit' });
}

console.log('\nweather');
execFileSync(process.execPath, [fileURLToPath(new URL('weather.ts', import.meta.url))], { stdio: 'inherit' });

for (const count of values.notams.split(',')) {
  for (const name of ['import-while-serving', 'screen', 'text']) run(name, count);
}
