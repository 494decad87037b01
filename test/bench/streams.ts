/**
 * All airports as ndjson, CSV and GeoJSON, of a bare server's stream of the same bytes: median of rounds in which the two take turns. Goals: .4, .2, .3.
 * `node test/bench/streams.ts [data folder]`.
 */
import '../helpers/fixed-clock.mjs';
import { createServer, get } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { median, prepareFullSet, serveFullSet } from './full-set.ts';

const ROUNDS = 7;
const PIECE = 65_536;
const goals = { ndjson: 0.4, csv: 0.2, geojson: 0.3 };

/** Milliseconds to the last byte, which are kept only if asked for. */
function read(url: string, kept?: Buffer[]): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, (answer) => {
      answer.on('data', (piece: Buffer) => kept?.push(piece));
      answer.on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

export async function benchStreams(dataDir: string): Promise<void> {
  const server = await serveFullSet(dataDir);
  for (const [format, goal] of Object.entries(goals)) {
    const path = `${server.url}/airports?format=${format}`;
    const pieces: Buffer[] = [];
    await read(path, pieces);
    const whole = Buffer.concat(pieces);
    const parts = Array.from({ length: Math.ceil(whole.length / PIECE) }, (_, index) => whole.subarray(index * PIECE, (index + 1) * PIECE));
    const bare = createServer((_request, reply) => void Readable.from(parts).pipe(reply)).listen(0, '127.0.0.1');
    await new Promise((resolve) => bare.once('listening', resolve));
    const address = bare.address();
    const floor = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const [times, floors]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      floors.push(await read(floor));
      times.push(await read(path));
    }
    const ratio = median(floors.map((ms, round) => ms / (times[round] ?? Number.NaN)));
    console.log(
      `all airports as ${format}: ${ratio.toFixed(2)} of a bare server's stream (goal ${goal}; ${median(times).toFixed(0)} ms, ${(whole.length / 1e6).toFixed(0)} MB)`,
    );
    bare.close();
  }
  await server.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dataDir] = process.argv;
  const set = dataDir === undefined ? prepareFullSet() : { dataDir, remove: () => undefined };
  if (set) await benchStreams(set.dataDir).finally(set.remove);
}
