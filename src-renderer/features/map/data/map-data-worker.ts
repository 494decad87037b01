/** Reads the data of the map off the main thread, a part at a time; it ends with the load. */
import { readMapLine, type MapPart } from './read-map-line.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const lines = new TextDecoder().decode(data).split('\n');
  for (const line of lines) {
    const part = readMapLine(line);
    postMessage(part, { transfer: buffersOf(part) });
  }
});

function buffersOf(part: MapPart): ArrayBuffer[] {
  if (part.kind === 'navaids') return [];
  const { runways, ...airports } = part.rows;
  return [...Object.values(airports), ...Object.values(runways)].flatMap((column) => {
    if (typeof column === 'number') return [];
    return [('ends' in column ? column.ends : column).buffer as ArrayBuffer];
  });
}
