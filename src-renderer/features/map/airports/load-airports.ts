/** Loads airports, runways and navaids once for a dataset: one answer, which the browser keeps and the server confirms by its tag. */
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { readMapData } from '#renderer/data/api/client.ts';
import { mapKinds, type MapNavaid } from '#domain/map-set/map-set.ts';
import type { DecodedPart } from '../data/decode.ts';
import type { Input } from '../data/map-data-worker.ts';
import { eachFrom } from '../from-worker.ts';
import { useMap } from '../map-state.ts';
import { drawnFrom } from './airport-kinds.ts';
import { useAirports, type AirportsByKind } from './airports.ts';

/** The kinds of airport, and the navaids. */
const ALL = mapKinds.length + 1;
/** Milliseconds after which the rest is read also where nothing was drawn. */
const LONGEST_WAIT = 2_000;

type Load = {
  /** Revision that it was asked for; undefined for the dataset in use, whichever that is. */
  wanted: string | undefined;
  /** Revision of what has come; undefined where nothing came. */
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
  // Another dataset may come into use meanwhile, and its own load is under way then.
  const isStale = () => latest !== own;
  try {
    const { bytes, revision } = await readMapData();
    tell(revision);
    const first = isFarAway() ? 1 : ALL;
    worker.postMessage({ bytes, parts: first } satisfies Input, [bytes]);
    const seen = await read(worker, first);
    if (isStale()) return;
    show(seen);
    if (first === ALL) return;
    await drawnOrNear();
    worker.postMessage({ parts: ALL - first } satisfies Input);
    const rest = await read(worker, ALL - first);
    if (!isStale()) show(rest);
  } catch (thrown) {
    if (isStale()) return;
    latest = undefined;
    useAirports.setState({ problem: problemFrom(thrown) });
  } finally {
    tell(undefined);
    worker.terminate();
  }
}

/** Whether the large airports alone are seen: a hundredth of all, which are drawn before the others are read. */
const isFarAway = (): boolean => useMap.getState().view.zoom < drawnFrom.medium;

/** Resolves when the map is drawn, or shows more than the large airports. */
function drawnOrNear(): Promise<void> {
  return new Promise((resolve) => {
    const isNow = () => useMap.getState().isDrawn || !isFarAway();
    const end = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const unsubscribe = useMap.subscribe(() => isNow() && end());
    const timer = setTimeout(end, LONGEST_WAIT);
    if (isNow()) end();
  });
}

async function read(worker: Worker, count: number): Promise<DecodedPart[]> {
  const parts: DecodedPart[] = [];
  for await (const part of eachFrom<DecodedPart>(worker, count)) parts.push(part);
  return parts;
}

/** All of them at once: each change has the map and its lists computed again. */
function show(parts: readonly DecodedPart[]): void {
  let added: AirportsByKind = {};
  let navaids: readonly MapNavaid[] | undefined;
  for (const part of parts)
    if (part.kind === 'navaids') ({ navaids } = part);
    else added = { ...added, [part.kind]: part.rows };
  useAirports.setState(({ rows }) => ({ rows: { ...rows, ...added }, ...(navaids && { navaids }) }));
}
