/**
 * Requests tiles from the worker that makes them. There is one worker for the page, so that what it has read once is there when the map is
 * opened again.
 */
import type { Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import type { Input, Output } from './tiles-worker.ts';
import type { TileAt } from './tile-index.ts';

type Waiting = { resolve: (tile: ArrayBuffer) => void; reject: (fault: Error) => void };

let worker: Worker | undefined;
let lastRequest = 0;
const waiting = new Map<number, Waiting>();

/** Called before the map is loaded, so that both start at the same time. */
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
  return worker;
}

/** Empty where nothing is drawn; rejects where the ground could not be read. */
export function askTile(of: 'ground' | Kind, at: TileAt): Promise<ArrayBuffer> {
  lastRequest++;
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  waiting.set(lastRequest, { resolve, reject });
  startTiles().postMessage({ ask: lastRequest, of, at } satisfies Input);
  return promise;
}

/** Hands the worker a line of the map's data: later tiles of this kind are made of its airports. */
export const handAirports = (kind: Kind, line: string): void => startTiles().postMessage({ kind, line } satisfies Input);
