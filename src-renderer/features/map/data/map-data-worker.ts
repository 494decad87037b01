/** Reads the data of the map off the main thread, a part a message; ends with the load. */
import { decodeMapSet, type DecodedPart } from './decode.ts';

export type Input = { bytes: ArrayBuffer };

addEventListener('message', ({ data }: MessageEvent<Input>) => {
  for (const part of decodeMapSet(new Uint8Array(data.bytes))) postMessage(part, { transfer: buffersOf(part) });
});

function buffersOf(part: DecodedPart): ArrayBuffer[] {
  if (part.kind === 'navaids') return [];
  const { runways, ...airports } = part.rows;
  return [...Object.values(airports), ...Object.values(runways)].flatMap((column) => {
    if (typeof column === 'number') return [];
    return [('ends' in column ? column.ends : column).buffer as ArrayBuffer];
  });
}
