/** Airports of one kind, a column each: 85,938 of them as objects would cost ten times the memory, and a scan over numbers takes a millisecond. */
import { surfaces, type Surface } from '#domain/surface.ts';
import type { Box } from '../view.ts';
import type { RunwayColumns } from '../runways/runway-columns.ts';

/** All texts of a column in one string; `ends` has the end of each. */
export type TextColumn = { text: string; ends: Uint32Array };

/** Of the longest runway that is not closed. */
export type LongestColumns = {
  /** Feet; NaN is unknown. */
  longest: Float32Array;
  /** Degrees true of its low end; NaN is unknown. */
  bearing: Float32Array;
  /** Number in `surfaces`. */
  surface: Uint8Array;
  /** 1 where the bearing is of the designator, good to some ten degrees. */
  isBearingEstimated: Uint8Array;
};

export type AirportRows = {
  count: number;
  /** Number of airports without a known position. They have no row. */
  unplaced: number;
  /** Decimal degrees, WGS 84. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** Feet; NaN is unknown. */
  elevation: Float32Array;
  /** As `GET /airports/{id}` takes it: a code that means this airport, else its id. */
  id: TextColumn;
  /** That it is called by: ICAO, else IATA, local, GPS code or the source's identifier; empty where there is none. */
  code: TextColumn;
  /** All of them, a space between two. */
  codes: TextColumn;
  name: TextColumn;
  /** Municipality; empty where it is unknown, and for heliports and closed airports. */
  city: TextColumn;
  runways: RunwayColumns;
} & LongestColumns;

export type PlacedAirport = {
  /** As AirportRows. */
  id: string;
  code: string | null;
  name: string;
  latitude: number;
  longitude: number;
  /** Feet. */
  elevation: number | null;
};

/** What a symbol of an airport is drawn by. */
export type LongestRunway = { length: number | null; bearing: number | null; isBearingEstimated: boolean; surface: Surface };

export function textColumn(values: readonly string[]): TextColumn {
  const ends = new Uint32Array(values.length);
  let end = 0;
  values.forEach((value, row) => (ends[row] = end += value.length));
  return { text: values.join(''), ends };
}

export const textAt = ({ text, ends }: TextColumn, row: number): string => text.slice(row === 0 ? 0 : ends[row - 1], ends[row]);

/** NaN is unknown. */
export const numberAt = (column: Float32Array | Float64Array, row: number): number | null => {
  const value = column[row] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};

export function airportAt(rows: AirportRows, row: number): PlacedAirport {
  const code = textAt(rows.code, row);
  return {
    id: textAt(rows.id, row),
    code: code === '' ? null : code,
    name: textAt(rows.name, row),
    latitude: rows.latitude[row] ?? Number.NaN,
    longitude: rows.longitude[row] ?? Number.NaN,
    elevation: numberAt(rows.elevation, row),
  };
}

export const longestRunwayAt = (rows: LongestColumns, row: number): LongestRunway => ({
  length: numberAt(rows.longest, row),
  bearing: numberAt(rows.bearing, row),
  isBearingEstimated: rows.isBearingEstimated[row] === 1,
  surface: surfaces[rows.surface[row] ?? 0] ?? 'unknown',
});

/** Rows inside a box; one whose west is greater than its east crosses 180°. */
export function rowsWithin({ count, latitude, longitude }: AirportRows, { west, south, east, north }: Box): number[] {
  const found: number[] = [];
  const crosses = west > east;
  for (let row = 0; row < count; row++) {
    const lat = latitude[row] as number;
    if (lat < south || lat > north) continue;
    const lon = longitude[row] as number;
    if (crosses ? lon >= west || lon <= east : lon >= west && lon <= east) found.push(row);
  }
  return found;
}
