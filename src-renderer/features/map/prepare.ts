/** What the map needs is fetched and read while the rest of the window is: MapLibre, the worker that makes its tiles, and the airports. */
import { loadAirports } from './airports/load-airports.ts';
import { startTiles } from './chart/tiles/ask-tiles.ts';

/** What cannot be loaded is loaded again, and said, by the screen itself. */
export function prepareMap(): void {
  void import('./chart/chart.ts').catch(() => undefined);
  startTiles();
  void loadAirports();
}
