/** A line of the data of the map as columns of numbers and texts, which cross to the window's thread without a copy. */
import { surfaces } from '#domain/surface.ts';
import type { MapKind, MapLine, MapNavaid } from '#domain/map-set/map-set.ts';
import { textColumn, type AirportRows, type LongestColumns } from '../airports/airport-rows.ts';
import type { RunwayColumns } from '../runways/runway-columns.ts';

export type MapPart = { kind: MapKind; rows: AirportRows } | { kind: 'navaids'; navaids: readonly MapNavaid[] };

export function readMapLine(text: string): MapPart {
  const line = JSON.parse(text) as MapLine;
  if (line.kind === 'navaids') return line;
  const { kind, unplaced, airports } = line;
  const codes = airports.codes ?? [];
  const runways = runwayColumns(line);
  return {
    kind,
    rows: {
      count: codes.length,
      unplaced,
      latitude: Float64Array.from(airports.latitude ?? []),
      longitude: Float64Array.from(airports.longitude ?? []),
      elevation: numbersOrNaN(airports.elevation),
      id: textColumn(airports.key ?? []),
      code: textColumn(codes.map(([first = '']) => first)),
      codes: textColumn(codes.map((ofRow) => ofRow.join(' '))),
      name: textColumn(airports.name ?? []),
      city: textsOrEmpty(airports.city),
      ...longestColumns(runways, codes.length),
      runways,
    },
  };
}

const numbersOrNaN = (values: readonly (number | null)[] = []): Float32Array => Float32Array.from(values, (value) => value ?? Number.NaN);
const textsOrEmpty = (values: readonly (string | null)[] = []) => textColumn(values.map((value) => value ?? ''));

function runwayColumns({ runwayCounts, runways }: Exclude<MapLine, { kind: 'navaids' }>): RunwayColumns {
  const first = new Uint32Array(runwayCounts.length + 1);
  runwayCounts.forEach((count, row) => (first[row + 1] = (first[row] ?? 0) + count));
  const ends = new Float64Array(4 * (runways.low?.length ?? 0));
  [runways.lowLatitude, runways.lowLongitude, runways.highLatitude, runways.highLongitude].forEach((column, offset) =>
    column?.forEach((degrees, at) => (ends[4 * at + offset] = degrees ?? Number.NaN)),
  );
  return {
    first,
    isClosed: Uint8Array.from(runways.isClosed ?? [], Number),
    surface: Uint8Array.from(runways.surface ?? [], (surface) => surfaces.indexOf(surface)),
    low: textsOrEmpty(runways.low),
    high: textsOrEmpty(runways.high),
    length: numbersOrNaN(runways.length),
    width: numbersOrNaN(runways.width),
    ends,
    heading: numbersOrNaN(runways.heading),
    isHeadingEstimated: Uint8Array.from(runways.isHeadingEstimated ?? [], Number),
  };
}

/** What the symbol of an airport says of its longest open runway. A runway of unknown length counts where there is no other. */
function longestColumns(runways: RunwayColumns, count: number): LongestColumns {
  const columns: LongestColumns = {
    longest: new Float32Array(count).fill(Number.NaN),
    bearing: new Float32Array(count).fill(Number.NaN),
    surface: new Uint8Array(count),
    isBearingEstimated: new Uint8Array(count),
  };
  for (let row = 0; row < count; row++) {
    const at = longestOf(runways, row);
    if (at === undefined) continue;
    columns.longest[row] = runways.length[at] ?? Number.NaN;
    columns.surface[row] = runways.surface[at] ?? 0;
    columns.bearing[row] = bearingOf(runways, at);
    columns.isBearingEstimated[row] = runways.isHeadingEstimated[at] ?? 0;
  }
  return columns;
}

function longestOf({ first, isClosed, length }: RunwayColumns, row: number): number | undefined {
  let longest: number | undefined;
  const lengthOf = (at: number): number => length[at] || 0;
  for (let at = first[row] ?? 0; at < (first[row + 1] ?? 0); at++)
    if (isClosed[at] === 0 && (longest === undefined || lengthOf(at) > lengthOf(longest))) longest = at;
  return longest;
}

/** Over the length of a runway the earth is flat to a tenth of a degree. */
function bearingOf({ ends, heading }: RunwayColumns, at: number): number {
  const [south = 0, west = 0, north = 0, east = 0] = ends.subarray(4 * at, 4 * at + 4);
  if (Number.isNaN(south) || Number.isNaN(north)) return heading[at] ?? Number.NaN;
  const across = ((((east - west + 180) % 360) + 360) % 360) - 180;
  const bearing = (Math.atan2(across * Math.cos((south * Math.PI) / 180), north - south) * 180) / Math.PI;
  return (bearing + 360) % 360;
}
