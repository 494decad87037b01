/** `npm run bench`: every figure of the README, on the full set and the corpus beside the project. */
import '../helpers/fixed-clock.mjs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareFullSet } from './full-set.ts';
import { benchHttp } from './http.ts';
import { benchImport } from './import.ts';
import { benchImports } from './life/imports.ts';
import { benchRoute } from './route.ts';
import { benchSearch } from './search/quality.ts';
import { benchStartup } from './startup.ts';

const set = prepareFullSet();
if (set) {
  try {
    await benchStartup(set.dataDir);
    await benchHttp(set.dataDir);
    benchSearch();
    benchRoute(set.dataDir);
    await benchImport();
    await benchImports(set.dataDir);
  } finally {
    set.remove();
  }
}
// Each in a process of its own: they measure memory and warm code.
for (const name of ['decode', 'list', 'along-route', 'briefing', 'import']) {
  execFileSync(process.execPath, [fileURLToPath(new URL(`notams/${name}.ts`, import.meta.url))], { stdio: 'inherit' });
}
