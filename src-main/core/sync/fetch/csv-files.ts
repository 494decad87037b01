/** The six files of OurAirports, from the web or from this machine, into a source's folder. */
import { openSource, csvNames } from '#core/reference/sources/files/files.ts';
import { csvColumns } from './columns.ts';
import { copyFiles, refuseAbsent, type LocalOptions } from './copy-files.ts';
import { fetchFiles, type WebOptions } from './fetch-files.ts';
import type { FetchedSet } from './next-set.ts';

/** Fetches `<base><name>.csv`; `base` ends in a slash. Throws `Unreachable` or a Refusal; the previous set stays then. */
export function fetchCsvFiles({ base, ...options }: WebOptions & { base: string }): Promise<FetchedSet> {
  const files = csvNames.map((name) => {
    const file = `${name}.csv`;
    return { name: file, address: new URL(file, base).href, columns: csvColumns[name] };
  });
  return fetchFiles(base, files, options);
}

/**
 * Copies them from the folder or ZIP at the absolute path `from`. Throws `Unreachable` when it is not there, and a Refusal for one
 * that does not contain all six; the previous set stays then.
 */
export async function copyCsvFiles({ from, ...options }: LocalOptions & { from: string }): Promise<FetchedSet> {
  await refuseAbsent(from);
  const source = await openSource(from, from);
  try {
    const files = csvNames.map((name) => ({ name: `${name}.csv`, file: source.files[name], columns: csvColumns[name] }));
    return await copyFiles(from, files, options);
  } finally {
    source.close();
  }
}
