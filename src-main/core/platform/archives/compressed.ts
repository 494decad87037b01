/**
 * Unpacks compressed files: what may be gzip, which answers of services do not say in their headers (the first two bytes tell), and entries
 * of ZIP archives.
 */
import { pipeline } from 'node:stream';
import { constants, createGunzip, gunzipSync, crc32 } from 'node:zlib';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import { regularPieces } from '../regular-file.ts';
import type { Entry, ZipFile } from 'yauzl';

/** 40,000 NOTAMs have some 200 MB unpacked. */
const MOST_UNPACKED = 1_000_000_000;

export const isGzip = (begin: Uint8Array): boolean => begin[0] === 0x1f && begin[1] === 0x8b;

/** The begin of a file, unpacked as far as it goes and to `most` bytes about; empty where it is damaged. */
export function unpackedBegin(begin: Uint8Array, most: number): Uint8Array {
  if (!isGzip(begin)) return begin;
  try {
    // The stream ends in the middle of what is compressed.
    return gunzipSync(begin, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most });
  } catch {
    return new Uint8Array();
  }
}

/**
 * The pieces of an answer that was saved, unpacked as they are read, so that nothing of them is on the disk. Throws a Refusal that names `from`, the server, for
 * one that is damaged or too large unpacked.
 */
export async function* unpackedPieces(path: string, { from, pieceBytes }: { from: string; pieceBytes: number }): AsyncGenerator<Buffer> {
  const pieces = regularPieces(path, { pieceBytes });
  const first = await pieces.next();
  if (first.done === true) return;
  async function* all() {
    yield first.value as Buffer;
    yield* pieces;
  }
  if (!isGzip(first.value)) return yield* all();
  let bytes = 0;
  for await (const piece of gunzipped(all(), { from, pieceBytes })) {
    bytes += piece.length;
    if (bytes > MOST_UNPACKED) throw invalidBecause(reason('answerTooLarge', { address: from, mostMb: MOST_UNPACKED / 1e6 }));
    yield piece;
  }
}

/** Unpacks an answer of the server `from`. Throws a Refusal that names it for one that is damaged. */
export async function* gunzipped(
  pieces: AsyncIterable<Buffer>,
  { from, pieceBytes = 65_536 }: { from: string; pieceBytes?: number },
): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(pieces, createGunzip({ chunkSize: pieceBytes }), () => undefined) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (typeof code !== 'string' || !code.startsWith('Z_')) throw error;
    throw invalidBecause(reason('downloadDamaged', { address: from, error: String(message) }));
  }
}

/** The pieces of an entry; throws at their end unless they have the CRC32 and the size that the archive states, of which yauzl checks the number of bytes alone. */
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
