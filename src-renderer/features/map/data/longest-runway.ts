/** What the symbol of an airport says of its longest runway that is not closed. */
import type { LongestColumns } from '../airports/airport-rows.ts';
import type { RunwayColumns } from '../runways/runway-columns.ts';

/** A runway of unknown length counts where there is no other. */
export function longestColumns(runways: RunwayColumns, count: number): LongestColumns {
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
