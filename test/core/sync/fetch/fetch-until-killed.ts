/** Fetches the six files again and again until it is killed: `node fetch-until-killed.ts BASE FOLDER`. Before each time it asks for `BASE/turn`, at which the server has others. */
import { fetchCsvFiles } from '#core/sync/fetchers.ts';

const [base = '', folder = ''] = process.argv.slice(2);
const { signal } = new AbortController();
for (let turn = 0; ; turn++) {
  await fetch(`${base}turn`);
  process.stdout.write(`fetching ${turn}\n`);
  await fetchCsvFiles({ base, folder, signal, clock: () => new Date(), progress: () => undefined });
}
