/** Loads airports, runways and navaids once for a dataset: one answer, which the browser keeps and the server confirms by its tag. */
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { readMapData } from '#renderer/data/api/client.ts';
import { mapKinds } from '#domain/map-set/map-set.ts';
import type { MapPart } from '../data/read-map-line.ts';
import { useAirports, type AirportsByKind } from './airports.ts';

type Load = {
  /** The revision that was asked for; undefined for the dataset in use, whichever that is. */
  wanted: string | undefined;
  /** The revision of what has come; undefined where nothing came. */
  came: Promise<string | undefined>;
};
let latest: Load | undefined;

/** Airports of the former dataset stay until those of the new one have arrived. */
export async function loadAirports(wanted?: string): Promise<void> {
  const before = latest;
  if (before !== undefined && (wanted === undefined || before.wanted === wanted || (await before.came) === wanted)) return;
  // Another load began while this one waited.
  if (latest !== before) return loadAirports(wanted);
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  latest = { wanted, came: promise };
  await load(latest, resolve);
}

async function load(own: Load, tell: (revision: string | undefined) => void): Promise<void> {
  useAirports.setState({ problem: undefined });
  const worker = new Worker(new URL('../data/map-data-worker.ts', import.meta.url), { type: 'module' });
  try {
    const { bytes, revision } = await readMapData();
    tell(revision);
    await showParts(worker, bytes, () => latest !== own);
  } catch (thrown) {
    if (latest !== own) return;
    latest = undefined;
    useAirports.setState({ problem: problemFrom(thrown) });
  } finally {
    tell(undefined);
    worker.terminate();
  }
}

/**
 * The large airports, a hundredth of all, are drawn before the others are read; those come together, because each change has the map and its lists
 * computed again. `isStale` is true once another dataset is being loaded.
 */
function showParts(worker: Worker, bytes: ArrayBuffer, isStale: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let others: AirportsByKind = {};
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data: part }: MessageEvent<MapPart>) => {
      if (part.kind === 'navaids') {
        const { navaids } = part;
        if (!isStale()) useAirports.setState(({ rows }) => ({ rows: { ...rows, ...others }, navaids }));
        resolve();
      } else if (part.kind === mapKinds[0]) {
        const { rows: large } = part;
        if (!isStale()) useAirports.setState(({ rows }) => ({ rows: { ...rows, large } }));
      } else others = { ...others, [part.kind]: part.rows };
    });
    worker.postMessage(bytes, [bytes]);
  });
}
