/**
 * Reads ZIP archives. An archive is untrusted: its entries are counted, their sizes are bounded before and while they are unpacked (yauzl
 * stops an entry that holds more than it declares), nothing is unpacked onto the disk, and names in it are only compared and shown, never
 * used as paths.
 */
import { openPromise, type Entry } from 'yauzl';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';
import type { Refusal } from '#core/refusal.ts';
import { entryPieces } from './compressed.ts';

const MOST_ENTRIES = 1_000;
/** All files together that are read have at most this many bytes, unpacked. */
const MOST_BYTES = 500_000_000;

/** People know the archive as `name`; `refused` makes the error for what is wrong with it. */
export async function openZip(path: string, name: string, refused: (why: Reason) => Refusal) {
  const damaged = (error: string) => refused(reason('zipDamaged', { path: name, error }));
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw refusalOfSystem(error) ?? damaged(error.message);
  });
  let bytes = 0;
  async function* pieces(entry: Entry): AsyncGenerator<Buffer> {
    const file = entry.fileName;
    if (entry.isEncrypted()) throw refused(reason('zipFileEncrypted', { path: name, file }));
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES) throw refused(reason('fileTooLarge', { file: `${name}: ${file}`, mostMb: MOST_BYTES / 1e6 }));
    try {
      yield* entryPieces(zip, entry);
    } catch (error) {
      throw damaged(`${file}: ${(error as Error).message}`);
    }
  }
  try {
    if (zip.entryCount > MOST_ENTRIES) throw damaged(`${zip.entryCount} files`);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return { entries: entries.map((entry) => ({ name: entry.fileName, pieces: () => pieces(entry) })), close: (): void => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
