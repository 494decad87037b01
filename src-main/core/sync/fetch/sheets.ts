/** The six files of OurAirports, of the web or of this machine, into a source's folder. */
import { openSource, sheetNames } from '#core/reference/sources/files/files.ts';
import { sheetColumns } from './columns.ts';
import { copyFiles, refuseAbsent, type LocalOptions } from './copy-files.ts';
import { fetchFiles, type WebOptions } from './fetch-files.ts';
import type { FetchedSet } from './next-set.ts';

/** Fetches `<base><name>.csv`; `base` ends in a slash. Throws `Unreachable` or a Refusal; the set before stays then. */
export function fetchSheets({ base, ...options }: WebOptions & { base: string }): Promise<FetchedSet> {
  const files = sheetNames.map((name) => {
    const file = `${name}.csv`;
    return { name: file, address: new URL(file, base).href, columns: sheetColumns[name] };
  });
  return fetchFiles(base, files, options);
}

/**
 * Copies them out of the folder or ZIP at the absolute path `from`. Throws `Unreachable` when it is not there, and a Refusal for one
 * that does not hold all six; the set before stays then.
 */
export async function takeSheets({ from, ...options }: LocalOptions & { from: string }): Promise<FetchedSet> {
  await refuseAbsent(from);
  const source = await openSource(from, from);
  try {
    const files = sheetNames.map((name) => ({ name: `${name}.csv`, file: source.files[name], columns: sheetColumns[name] }));
    return await copyFiles(from, files, options);
  } finally {
    source.close();
  }
}
