/**
 * Runs with a small disk mounted at FOLDER: `node fetch-until-full.ts FOLDER SMALL LARGE`, two base addresses. Fetches what fits, then what does not,
 * then again what fits; prints how each ended and what was then in the folder.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { fetchCsvFiles } from '#core/sync/fetchers.ts';

const [folder = '', small = '', large = ''] = process.argv.slice(2);
const { signal } = new AbortController();
for (const base of [small, large, small]) {
  const ended = await fetchCsvFiles({ base, folder, signal, clock: () => new Date(), progress: () => undefined }).then(
    ({ changed }) => changed.length,
    (error: NodeJS.ErrnoException) => error.code ?? String(error),
  );
  const { path = '' } = snapshotOf(folder) ?? {};
  console.log(JSON.stringify({ ended, inUse: basename(path), names: readdirSync(folder).toSorted(), files: readdirSync(path).length }));
}
