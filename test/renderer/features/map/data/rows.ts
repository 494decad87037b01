/** Airports as the map has them: through the lines that the server sends. */
import { airportLine, mapText } from '#core/map/map-lines.ts';
import type { MapAirport } from '#domain/map-set/map-set.ts';
import type { AirportRows } from '#renderer/features/map/airports/airport-rows.ts';
import { readMapLine } from '#renderer/features/map/data/read-map-line.ts';

export const mapAirport = (part: Partial<MapAirport>): MapAirport => ({
  codes: [],
  key: part.codes?.[0] ?? 'an id',
  name: 'A field',
  city: null,
  elevation: null,
  latitude: 0,
  longitude: 0,
  runways: [],
  ...part,
});

export function rowsOf(airports: readonly MapAirport[], unplaced = 0): AirportRows {
  const part = readMapLine(mapText([airportLine('large', airports, unplaced)]));
  if (part.kind === 'navaids') throw new Error('a line of airports was read as navaids');
  return part.rows;
}
