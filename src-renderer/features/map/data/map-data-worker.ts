/** Reads the data of the map off the main thread, so many parts at a time as are asked for; ends with the load. */
import { decodeMapSet, type DecodedPart } from './decode.ts';

/** The bytes come with the first. */
export type Input = { bytes?: ArrayBuffer; parts: number };

let parts: Iterator<DecodedPart, void> | undefined;

addEventListener('message', ({ data }: MessageEvent<Input>) => {
  if (data.bytes !== undefined) parts = decodeMapSet(new Uint8Array(data.bytes));
  for (let sent = 0; sent < data.parts; sent++) {
    const part = parts?.next().value;
    if (part !== undefined) postMessage(part, { transfer: buffersOf(part) });
  }
});

function buffersOf(part: DecodedPart): ArrayBuffer[] {
  if (part.kind === 'navaids') return [];
  const { runways, ...airports } = part.rows;
  return [...Object.values(airports), ...Object.values(runways)].flatMap((column) => {
    if (typeof column === 'number') return [];
    return [('ends' in column ? column.ends : column).buffer as ArrayBuffer];
  });
}
