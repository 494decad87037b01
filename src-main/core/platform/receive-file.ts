/** Files that someone sends. */
import { createWriteStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';

type Bounds = { maxBytes: number; tooLarge: string; signal: AbortSignal };

/**
 * Writes a stream to a file that only this user may read. Throws a Refusal bodyTooLarge with the sentence `tooLarge` as soon as it exceeds the limit.
 * `signal` ends it and not the stream, whose sender is still to be answered: what comes after it is dropped.
 */
export async function receiveFile(pieces: Readable, path: string, { maxBytes, tooLarge, signal }: Bounds): Promise<void> {
  const here = new PassThrough();
  pieces.on('error', (error) => here.destroy(error));
  pieces.on('close', () => {
    if (!pieces.readableEnded) here.destroy(Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' }));
  });
  pieces.pipe(here);
  try {
    await pipeline(here, limitBytes(maxBytes, tooLarge), createWriteStream(path, { mode: 0o600 }), { signal });
  } catch (error) {
    pieces.unpipe(here);
    if (signal.aborted) pieces.resume();
    else pieces.destroy();
    throw error;
  }
}

const limitBytes = (maxBytes: number, message: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new Refusal('bodyTooLarge', { message });
      yield piece;
    }
  };
