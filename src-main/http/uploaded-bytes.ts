/** A small file sent as the body, whole. */
import type { Readable } from 'node:stream';
import { Refusal } from '#core/refusal.ts';

/** Rejects with `bodyTooLarge` beyond `maxBytes`; what still comes is read and dropped, so that the refusal reaches who sends it. */
export function uploadedBytes(upload: Readable, maxBytes: number): Promise<Buffer> {
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
