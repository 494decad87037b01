/** A task says what is read of a user's files, and what is made of it. Everything here crosses processes, so it is plain data. */
import type { About, TileRead } from '../basemaps/archive.ts';
import type { OpenedRoute } from '../route/files/open-file.ts';
import type { DecodedReports } from '#contract/weather/report.ts';
import type { ReadHeads } from '../weather/split-text.ts';
import type { SaidReport } from '../weather/stored-report.ts';
import type { ReadImport } from '../route/waypoints/read-import.ts';

/** `tag`: of the state that the file was in when it was opened; one that is in another is not opened for a tile. */
export type FileTask =
  | { read: 'route' | 'waypoints' | 'weatherSaid'; bytes: Uint8Array }
  /** `near` is about when its reports are of. */
  | { read: 'weather' | 'weatherHeads'; bytes: Uint8Array; near: number }
  | { read: 'state'; path: string }
  | { read: 'basemap'; path: string; tag: string }
  | { read: 'tile'; path: string; tag: string; zoom: number; column: number; row: number }
  /** The task closes it. */
  | { read: 'nothing'; path: string };

export type FileRead = {
  route: OpenedRoute | { words: string };
  waypoints: ReadImport;
  weather: DecodedReports;
  weatherHeads: ReadHeads;
  weatherSaid: SaidReport[];
  /** It is the tag of the state that a file is in. */
  state: string;
  basemap: About;
  tile: TileRead;
  nothing: null;
};
