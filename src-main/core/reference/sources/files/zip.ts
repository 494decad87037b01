/**
 * The six files out of a ZIP, at any depth in it. An archive comes from anywhere, so it gets bounds: entries are counted, sizes are
 * checked before and while unpacking (yauzl stops an entry that holds more than it declares), nothing is written to disk, and names
 * in it are only compared, never used as paths.
 */
import { basename } from 'node:path/posix';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { datasetRefused } from '../dataset-refused.ts';
import { allSix, csvNames, type CsvName, type Source } from './files.ts';

const MOST_ENTRIES = 1000;
/** Of one unpacked file; the largest of today has 13 MB. */
const MOST_UNPACKED_BYTES = 200_000_000;

export async function openZip(path: string): Promise<Source> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw datasetRefused(`${path} is not a ZIP archive, or it is damaged (${error.message}).`);
  });
  try {
    const entries = await findEntries(zip, path);
    const files = allSix(path, (name) => {
      const entry = entries.get(name);
      return (
        entry && {
          name: entry.fileName,
          open: async () => ({ pieces: await zip.openReadStreamPromise(entry) }),
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
  if (zip.entryCount > MOST_ENTRIES) throw datasetRefused(`${path} holds ${zip.entryCount} files; at most ${MOST_ENTRIES} are taken.`);
  const entries = new Map<CsvName, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = csvNames.find((one) => basename(entry.fileName).toLowerCase() === `${one}.csv`);
    if (name === undefined) continue;
    if (entries.has(name)) throw datasetRefused(`${path} holds ${name}.csv twice; keep one set in the archive.`);
    if (entry.isEncrypted()) throw datasetRefused(`${path}: ${entry.fileName} is encrypted. Unpack it and give the folder.`);
    if (entry.uncompressedSize > MOST_UNPACKED_BYTES) {
      throw datasetRefused(`${path}: ${entry.fileName} would unpack to more than ${MOST_UNPACKED_BYTES / 1e6} MB.`);
    }
    entries.set(name, entry);
  }
  return entries;
}
