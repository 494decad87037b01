import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';

/**
 * Writes a stream into a file that only its owner can read. Throws a Refusal bodyTooLarge with the sentence `tooLarge` as soon as it exceeds `maxBytes`, and
 * what the system says of the file. Once it has thrown, the file can be removed for good. `signal` ends it and not the stream, whose sender is still to be
 * answered: what comes after it is dropped.
 */
export async function saveStream(
  pieces: Readable,
  path: string,
  { maxBytes, tooLarge, signal }: { maxBytes: number; tooLarge: string; signal?: AbortSignal },
): Promise<void> {
  const source = signal ? piped(pieces) : pieces;
  const file = createWriteStream(path, { mode: 0o600 });
  const closed = once(file, 'close');
  closed.catch(() => undefined);
  try {
    await pipeline(source, limited(maxBytes, tooLarge), file, signal ? { signal } : {});
  } catch (error) {
    // A file that was still being opened when the pieces failed would appear after its removal.
    await closed.catch(() => undefined);
    if (signal?.aborted) pieces.resume();
    else pieces.destroy();
    throw error;
  }
}

/** `pieces` outlives what reads this copy of it. */
function piped(pieces: Readable): PassThrough {
  const here = new PassThrough();
  pieces.on('error', (error) => here.destroy(error));
  pieces.on('close', () => {
    if (!pieces.readableEnded) here.destroy(Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' }));
  });
  return pieces.pipe(here);
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
