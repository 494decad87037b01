/** The lines of the data of the map (`MapLine`), as the window reads them. */
import type { MapAirport, MapKind, MapLine } from '#domain/map-set/map-set.ts';
import { toColumns } from '#domain/columns.ts';

export function airportLine(kind: MapKind, placed: readonly MapAirport[], unplaced: number): MapLine {
  const airports = toColumns(placed.map(({ runways: _runways, ...airport }) => airport));
  const runwayCounts = placed.map(({ runways }) => runways.length);
  return { kind, unplaced, airports, runwayCounts, runways: toColumns(placed.flatMap(({ runways }) => runways)) };
}

export const mapText = (lines: readonly MapLine[]): string => lines.map((line) => JSON.stringify(line)).join('\n');
