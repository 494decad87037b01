/** The public service's airport list, one CSV file, into a source's folder. */
import { regularPieces } from '#core/platform/regular-file.ts';
import type { SourceFile } from '#core/reference/sources/csv/csv-file.ts';
import { isWeb } from '../source-address.ts';
import { listColumns } from './columns.ts';
import { copyFiles, refuseAbsent } from './copy-files.ts';
import { fetchFiles, type WebOptions } from './fetch-files.ts';
import type { FetchedSet } from './next-set.ts';

/** Name of the list in its set, whatever it is called at its source. */
const NAME = 'airports.csv';

/** `address` is a URL or an absolute path. Throws `Unreachable` or a Refusal; the previous list stays then. */
export async function fetchList({ address, ...options }: WebOptions & { address: string }): Promise<FetchedSet> {
  if (isWeb(address)) return fetchFiles(address, [{ name: NAME, address, columns: listColumns }], options);
  await refuseAbsent(address);
  return copyFiles(address, [{ name: NAME, file: fileAt(address), columns: listColumns }], options);
}

const fileAt = (path: string): SourceFile => ({
  name: path,
  open: async () => ({ pieces: regularPieces(path) }),
});
