/** The runways of the airports of one kind, a column each, in the order of their airports. */
import { surfaces, type Surface } from '#domain/surface.ts';
import type { RunwayToDraw } from '#renderer/format/airport/runway-line.ts';
import { numberAt, textAt, type TextColumn } from '../airports/airport-rows.ts';

export type RunwayColumns = {
  /** Of each airport, one more than there are airports: the number of its first runway, then of the one behind its last. */
  first: Uint32Array;
  isClosed: Uint8Array;
  /** Number in `surfaces`. */
  surface: Uint8Array;
  /** Designators; empty where there is none. */
  low: TextColumn;
  high: TextColumn;
  /** Feet; NaN is unknown. */
  length: Float32Array;
  width: Float32Array;
  /** Decimal degrees: latitude and longitude of the low end, then of the high one; NaN is unknown. */
  ends: Float64Array;
  /** Degrees true of the low end; NaN is unknown. */
  heading: Float32Array;
  isHeadingEstimated: Uint8Array;
};

/** What can be drawn of a runway. */
export type PlacedRunway = RunwayToDraw & {
  surface: Surface;
  /** Feet. */
  width: number | null;
  /** Degrees true of the low end by its designator, good to some ten degrees, where no other is known. */
  estimatedHeading: number | null;
};

/** The runways of the airport in this row. */
export function runwaysOf(columns: RunwayColumns, row: number): PlacedRunway[] {
  const [from, to] = [columns.first[row] ?? 0, columns.first[row + 1] ?? 0];
  return Array.from({ length: to - from }, (_, index) => runwayAt(columns, from + index));
}

function runwayAt(columns: RunwayColumns, at: number): PlacedRunway {
  const [low, high] = [given(textAt(columns.low, at)), given(textAt(columns.high, at))];
  const heading = numberAt(columns.heading, at);
  const isEstimated = columns.isHeadingEstimated[at] === 1;
  const end = (offset: number): number | null => numberAt(columns.ends, 4 * at + offset);
  return {
    name: low !== null && high !== null ? `${low}/${high}` : (low ?? high ?? 'unnamed'),
    isClosed: columns.isClosed[at] === 1,
    length: numberAt(columns.length, at),
    width: numberAt(columns.width, at),
    surface: surfaces[columns.surface[at] ?? 0] ?? 'unknown',
    lowEndIdent: low,
    lowEndHeading: isEstimated ? null : heading,
    lowEndLatitude: end(0),
    lowEndLongitude: end(1),
    highEndIdent: high,
    highEndHeading: null,
    highEndLatitude: end(2),
    highEndLongitude: end(3),
    estimatedHeading: isEstimated ? heading : null,
  };
}

const given = (text: string): string | null => (text === '' ? null : text);
