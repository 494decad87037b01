/** Loads airports, runways and navaids once for a dataset: one answer, which the browser keeps and the server confirms by its tag. */
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { readMapData } from '#renderer/data/api/client.ts';
import type { DecodedPart } from '../data/decode.ts';
import { mapKinds, type MapNavaid } from '#domain/map-set/map-set.ts';
import { eachFrom } from '../from-worker.ts';
import { useAirports, type AirportsByKind } from './airports.ts';

/** Revision of the dataset whose airports are loaded or loading. */
let loaded: string | undefined;

/** Airports of the former dataset stay until those of the new one have arrived. */
export async function loadAirports(revision: string): Promise<void> {
  if (loaded === revision) return;
  loaded = revision;
  useAirports.setState({ problem: undefined });
  const worker = new Worker(new URL('../data/map-data-worker.ts', import.meta.url), { type: 'module' });
  try {
    const bytes = await readMapData();
    const parts = eachFrom<DecodedPart>(worker, mapKinds.length + 1);
    worker.postMessage({ bytes }, [bytes]);
    let rest: AirportsByKind = {};
    for await (const part of parts) {
      // Another dataset came into use meanwhile, and its own load is under way.
      if (loaded !== revision) return;
      if (part.kind === 'large') show({ large: part.rows });
      else if (part.kind === 'navaids') show(rest, part.navaids);
      else rest = { ...rest, [part.kind]: part.rows };
    }
  } catch (thrown) {
    if (loaded !== revision) return;
    loaded = undefined;
    useAirports.setState({ problem: problemFrom(thrown) });
  } finally {
    worker.terminate();
  }
}

/** The large airports as soon as they are read, the rest at once: each change has the map and its lists computed again. */
function show(added: AirportsByKind, navaids?: readonly MapNavaid[]): void {
  useAirports.setState(({ rows }) => ({ rows: { ...rows, ...added }, ...(navaids && { navaids }) }));
}
