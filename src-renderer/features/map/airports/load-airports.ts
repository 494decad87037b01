/** Loads all airports once for a dataset, the large ones first: they are 0.2 of 16 MB, so they are on the map at once. */
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { readRows } from '#renderer/data/api/client.ts';
import { kinds, sourceWord, type Kind } from './airport-kinds.ts';
import type { AirportRows } from './airport-rows.ts';
import { useAirports } from './airports.ts';
import { nextFrom } from '../from-worker.ts';

/** Revision of the dataset whose airports are loaded or loading. */
let loaded: string | undefined;

/** Airports of the former dataset stay until those of the new one have arrived. */
export async function loadAirports(revision: string): Promise<void> {
  if (loaded === revision) return;
  loaded = revision;
  useAirports.setState({ problem: undefined });
  const worker = new Worker(new URL('./airports-worker.ts', import.meta.url), { type: 'module' });
  try {
    for (const kind of kinds) {
      const rows = await loadKind(kind, worker);
      // Another dataset came into use meanwhile, and its own load is under way.
      if (loaded !== revision) return;
      useAirports.setState(({ rows: others }) => ({ rows: { ...others, [kind]: rows } }));
    }
  } catch (thrown) {
    if (loaded !== revision) return;
    loaded = undefined;
    useAirports.setState({ problem: problemFrom(thrown) });
  } finally {
    worker.terminate();
  }
}

async function loadKind(kind: Kind, worker: Worker): Promise<AirportRows> {
  const csv = await readRows('listAirports', { format: 'csv', expand: 'code', filter: JSON.stringify({ facilityType: sourceWord[kind] }) });
  const rows = nextFrom<AirportRows>(worker);
  worker.postMessage({ csv }, [csv]);
  return rows;
}
