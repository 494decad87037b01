/** The tiles of the worker as sources of the map. One worker for the page: what it has read once is there when the map is opened again. */
import { addProtocol, type VectorSourceSpecification } from 'maplibre-gl';
import { kinds, type Kind } from '../../airports/airport-kinds.ts';
import type { AirportRows } from '../../airports/airport-rows.ts';
import { MOST_AIRPORT_ZOOM, MOST_GROUND_ZOOM } from './tile-zooms.ts';
import type { Input, Output } from './tiles-worker.ts';

/** Of addresses that never leave the page. */
const PROTOCOL = 'aeroshelf';

type Waiting = { resolve: (tile: ArrayBuffer) => void; reject: (fault: Error) => void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Before the map is loaded, so that both start at the same time. */
export function startTiles(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./tiles-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Output>) => {
    const { resolve, reject } = waiting.get(data.ask) ?? {};
    waiting.delete(data.ask);
    if ('tile' in data) resolve?.(data.tile);
    else reject?.(new Error(data.fault));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  addProtocol(PROTOCOL, async ({ url }) => ({ data: await tileAt(url) }));
  return worker;
}

/** `aeroshelf://large/3/4/8/5`: what, version, zoom, column, row. */
function tileAt(url: string): Promise<ArrayBuffer> {
  const [of = 'ground', , ...numbers] = url.slice(`${PROTOCOL}://`.length).split('/');
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  asked++;
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  waiting.set(asked, { resolve, reject });
  startTiles().postMessage({ ask: asked, of: of as 'ground' | Kind, at: { z, x, y } } satisfies Input);
  return promise;
}

const addressOf = (of: 'ground' | Kind, version: number): string => `${PROTOCOL}://${of}/${version}/{z}/{x}/{y}`;

/** What the worker was given of each kind, and how often. */
const given = new Map<Kind, { rows: AirportRows; version: number }>();

/** Hands the airports of a kind to the worker; returns the address of their tiles, another one for other rows. */
export function giveAirports(kind: Kind, rows: AirportRows): string {
  const before = given.get(kind);
  if (before?.rows === rows) return addressOf(kind, before.version);
  const version = (before?.version ?? 0) + 1;
  given.set(kind, { rows, version });
  startTiles().postMessage({ kind, rows } satisfies Input);
  return addressOf(kind, version);
}

const source = (of: 'ground' | Kind, maxzoom: number): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [addressOf(of, given.get(of as Kind)?.version ?? 0)],
  maxzoom,
});

export const groundSource = (): VectorSourceSpecification => source('ground', MOST_GROUND_ZOOM);
export const airportSources = (): Record<Kind, VectorSourceSpecification> =>
  Object.fromEntries(kinds.map((kind) => [kind, source(kind, MOST_AIRPORT_ZOOM)])) as Record<Kind, VectorSourceSpecification>;
