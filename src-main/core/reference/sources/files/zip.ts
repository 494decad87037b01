/**
 * The six files from a ZIP, at any depth in it. An archive is untrusted, so it is limited: entries are counted, sizes are checked before and
 * while unpacking (yauzl stops an entry that holds more than it declares), the CRC32 of what was unpacked is compared with the archive's,
 * nothing is written to disk, and names in it are only compared, never used as paths.
 */
import { basename } from 'node:path/posix';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { datasetRefused } from '../dataset-refused.ts';
import { entryPieces } from '#core/platform/zip-entry.ts';
import { allSix, csvNames, type CsvName, type Source } from './files.ts';
import { reason } from '#core/reasons/reason.ts';

const MOST_ENTRIES = 1000;
/** Most bytes of one unpacked file; today's largest has 13 MB. */
const MOST_UNPACKED_BYTES = 200_000_000;

export async function openZip(path: string): Promise<Source> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw datasetRefused(reason('zipDamaged', { path, error: error.message }));
  });
  try {
    const entries = await findEntries(zip, path);
    const files = allSix(path, (name) => {
      const entry = entries.get(name);
      return (
        entry && {
          name: entry.fileName,
          open: async () => ({ pieces: wholeEntry(zip, entry, path) }),
        }
      );
    });
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function findEntries(zip: ZipFile, path: string): Promise<Map<CsvName, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw datasetRefused(reason('zipTooManyFiles', { path, count: zip.entryCount, most: MOST_ENTRIES }));
  const entries = new Map<CsvName, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = csvNames.find((one) => basename(entry.fileName).toLowerCase() === `${one}.csv`);
    if (name === undefined) continue;
    if (entries.has(name)) throw datasetRefused(reason('zipFileTwice', { path, file: `${name}.csv` }));
    if (entry.isEncrypted()) throw datasetRefused(reason('zipFileEncrypted', { path, file: entry.fileName }));
    if (entry.uncompressedSize > MOST_UNPACKED_BYTES) {
      throw datasetRefused(reason('zipFileTooLarge', { path, file: entry.fileName, mostMb: MOST_UNPACKED_BYTES / 1e6 }));
    }
    entries.set(name, entry);
  }
  return entries;
}

async function* wholeEntry(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  try {
    yield* entryPieces(zip, entry);
  } catch (error) {
    throw datasetRefused(reason('zipFileDamaged', { path, file: entry.fileName, error: (error as Error).message }));
  }
}
