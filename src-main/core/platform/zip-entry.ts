/** An entry of a ZIP archive. yauzl checks the number of its bytes against the archive's directory, but not their CRC32. */
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

/** The pieces of an entry; throws at their end unless they have the CRC32 and the size that the archive states. */
export async function* entryPieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let [sum, bytes] = [0, 0];
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    sum = crc32(piece, sum);
    bytes += piece.length;
    yield piece;
  }
  if (bytes !== entry.uncompressedSize) throw new Error(`${bytes} bytes instead of ${entry.uncompressedSize}`);
  if (sum !== entry.crc32) throw new Error('wrong CRC32');
}
