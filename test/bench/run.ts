/** `npm run bench`: every figure of the README, on the full set. */
import { benchHttp } from './http.ts';
import { benchImport } from './import.ts';
import { prepareFullSet } from './full-set.ts';
import { benchSearch } from './search/quality.ts';
import { benchStartup } from './startup.ts';

const set = prepareFullSet();
if (set) {
  try {
    await benchStartup(set.dataDir);
    await benchHttp(set.dataDir);
    benchSearch();
    await benchImport();
  } finally {
    set.remove();
  }
}
