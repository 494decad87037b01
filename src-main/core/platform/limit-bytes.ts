import { Refusal } from '../refusal.ts';

/** Passes a stream on and throws a Refusal bodyTooLarge with this sentence as soon as it exceeds the limit. */
export const limitBytes = (maxBytes: number, message: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new Refusal('bodyTooLarge', { message });
      yield piece;
    }
  };
