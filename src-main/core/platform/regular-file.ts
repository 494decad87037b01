/** Opens files that are named from outside. Only regular ones are opened: a FIFO would be waited for without end, and a device has none. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';

/** Throws a Refusal for a FIFO, a socket, a device or a folder, and the system's error where nothing can be found out. */
export async function refuseIrregular(path: string): Promise<void> {
  const about = await stat(path);
  if (!about.isFile()) throw invalidBecause(reason('notRegularFile', { path }));
}

/** The pieces of a regular file, which is opened with the first; throws like `refuseIrregular`. */
export async function* regularPieces(path: string, { pieceBytes = 65_536 } = {}): AsyncGenerator<Buffer> {
  await refuseIrregular(path);
  yield* createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>;
}
