/** Loads airports, runways and navaids once for a dataset: one answer, which the browser keeps and the server confirms by its tag. */
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { readMapData } from '#renderer/data/api/client.ts';
import { askTile, handAirports } from '../chart/tiles/ask-tiles.ts';
import { useMap } from '../map-state.ts';
import { drawnFrom } from './airport-kinds.ts';
import { useAirports } from './airports.ts';
import { readMapLine } from './map-airport.ts';

type Load = {
  /** It is of all kinds, not of those alone that a map of the world has. */
  isWhole: boolean;
  /** The revision that was requested; undefined for the dataset in use, whichever that is. */
  wanted: string | undefined;
  /** The revision of what has come; undefined where nothing came. */
  came: Promise<string | undefined>;
};
let latest: Load | undefined;

/** Airports of the former dataset stay until those of the new one have arrived. */
export async function loadAirports(wanted?: string, isWhole = true): Promise<void> {
  const before = latest;
  const isEnough = before !== undefined && (before.isWhole || !isWhole);
  if (isEnough && (wanted === undefined || before.wanted === wanted || (await before.came) === wanted)) return;
  // Another load may have begun while this one waited.
  if (latest !== before) return loadAirports(wanted, isWhole);
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  latest = { wanted, isWhole, came: promise };
  await load(latest, resolve);
}

async function load(own: Load, tell: (revision: string | undefined) => void): Promise<void> {
  useAirports.setState({ problem: undefined });
  try {
    const { text, revision } = await readMapData(own.isWhole);
    tell(revision);
    for (const line of text.split('\n')) {
      if (latest !== own) return;
      take(line);
      // The window answers its user between two kinds of airport.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (thrown) {
    if (latest !== own) return;
    latest = undefined;
    useAirports.setState({ problem: problemFrom(thrown) });
  } finally {
    tell(undefined);
  }
}

/** The small airports are drawn, or looked for, from about here on; a map of the world has no use for them. */
export const isNear = ({ view, here }: ReturnType<typeof useMap.getState>): boolean =>
  here !== undefined || view.zoom >= drawnFrom.small - 1;

/** The navaids are the last line: the tiles of a former dataset are replaced once all airports are here. */
function take(line: string): void {
  const part = readMapLine(line);
  if (part.kind === 'navaids')
    return useAirports.setState(({ navaids, version }) => ({
      navaids: part.navaids,
      version: navaids === undefined ? version : version + 1,
    }));
  const { kind } = part;
  handAirports(kind, line);
  useAirports.setState(({ airports, unplaced }) => ({
    airports: { ...airports, [kind]: part.airports },
    unplaced: { ...unplaced, [kind]: part.unplaced },
  }));
}

/** Fetches MapLibre, the ground and the airports while the rest of the window is read. What cannot be loaded is loaded again, and reported, by the screen itself. */
export function prepareMap(): void {
  void import('../chart/chart.ts').catch(() => undefined);
  const map = useMap.getState();
  // Any tile of this zoom makes the worker read the ground that the map will ask it for.
  askTile('ground', { z: Math.floor(map.view.zoom), x: 0, y: 0 }).catch(() => undefined);
  void loadAirports(undefined, isNear(map));
}
