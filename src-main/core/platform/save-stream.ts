import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';

/**
 * Writes a stream into a file that only its owner can read. Throws a Refusal bodyTooLarge with the sentence `tooLarge` as soon as it exceeds `maxBytes`, and
 * what the system says of the file. Once it has thrown, the file can be removed for good.
 */
export async function saveStream(
  pieces: Readable,
  path: string,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  const closed = once(file, 'close');
  closed.catch(() => undefined);
  try {
    await pipeline(pieces, limited(maxBytes, tooLarge), file);
  } catch (error) {
    // A file that was still being opened when the pieces failed would appear after its removal.
    await closed.catch(() => undefined);
    throw error;
  }
}

const limited = (maxBytes: number, tooLarge: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new Refusal('bodyTooLarge', { message: tooLarge });
      yield piece;
    }
  };
