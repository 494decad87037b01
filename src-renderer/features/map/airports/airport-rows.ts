/** Airports of one kind, a column each: 85,938 of them as objects would cost ten times the memory, and a scan over numbers takes a millisecond. */
import type { Box } from '../view.ts';

/** All texts of a column in one string; `ends` has the end of each. */
export type TextColumn = { text: string; ends: Uint32Array };

export type AirportRows = {
  count: number;
  /** Number of airports without a known position. They have no row. */
  unplaced: number;
  /** Decimal degrees, WGS 84. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** Feet; NaN is unknown. */
  elevation: Float32Array;
  id: TextColumn;
  /** ICAO, else IATA, else local code; empty where there is none. */
  code: TextColumn;
  name: TextColumn;
};

export type PlacedAirport = {
  id: string;
  code: string | null;
  name: string;
  latitude: number;
  longitude: number;
  /** Feet. */
  elevation: number | null;
};

export function textColumn(values: readonly string[]): TextColumn {
  const ends = new Uint32Array(values.length);
  let end = 0;
  values.forEach((value, row) => (ends[row] = end += value.length));
  return { text: values.join(''), ends };
}

export const textAt = ({ text, ends }: TextColumn, row: number): string => text.slice(row === 0 ? 0 : ends[row - 1], ends[row]);

export function airportAt(rows: AirportRows, row: number): PlacedAirport {
  const elevation = rows.elevation[row] ?? Number.NaN;
  const code = textAt(rows.code, row);
  return {
    id: textAt(rows.id, row),
    code: code === '' ? null : code,
    name: textAt(rows.name, row),
    latitude: rows.latitude[row] ?? Number.NaN,
    longitude: rows.longitude[row] ?? Number.NaN,
    elevation: Number.isNaN(elevation) ? null : elevation,
  };
}

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
