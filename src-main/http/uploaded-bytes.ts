/** A small file arrives as the body and is read whole. */
import type { Readable } from 'node:stream';
import { Refusal } from '#core/refusal.ts';

/** This is for what reads the file once it has a place to. One that is refused before is read and dropped first, so that the refusal reaches who sends it. */
export async function whenUploaded<T>(
  upload: Readable,
  maxBytes: number,
  use: (send: () => Promise<Uint8Array>) => Promise<T>,
): Promise<T> {
  let isTaken = false;
  const send = () => {
    isTaken = true;
    return uploadedBytes(upload, maxBytes);
  };
  try {
    return await use(send);
  } catch (error) {
    if (!isTaken) await dropped(upload);
    throw error;
  }
}

function dropped(upload: Readable): Promise<void> {
  return new Promise((resolve) => {
    upload.once('close', resolve);
    upload.once('end', resolve);
    upload.resume();
    if (upload.readableEnded || upload.destroyed) resolve();
  });
}

/** Rejects with `bodyTooLarge` beyond `maxBytes`; what still comes is read and dropped, so that the refusal reaches who sends it. */
function uploadedBytes(upload: Readable, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let pieces: Buffer[] = [];
    let length = 0;
    upload.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= maxBytes) pieces.push(piece);
      else {
        pieces = [];
        reject(new Refusal('bodyTooLarge', { message: `The file is larger than ${maxBytes / 1e6} MB.` }));
      }
    });
    upload.on('end', () => resolve(Buffer.concat(pieces)));
    upload.on('error', reject);
    upload.on('close', () => reject(Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' })));
  });
}
