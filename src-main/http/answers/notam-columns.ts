/** A decoded NOTAM as the cells of a table: flat, named, and with its area as WKT (longitude latitude, WGS 84 decimal degrees). */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';

type Cell = string | number | boolean | null;

const cellOf: Record<string, (decoded: Decoded) => Cell> = {
  status: ({ status }) => status,
  isInSchedule: ({ isInSchedule }) => isInSchedule,
  category: ({ category }) => category,
  severity: ({ severity }) => severity,
  headline: ({ headline }) => headline,
  lowerLimit: ({ lowerLimit }) => lowerLimit,
  upperLimit: ({ upperLimit }) => upperLimit,
  lowerFl: ({ lowerFl }) => lowerFl,
  upperFl: ({ upperFl }) => upperFl,
  area: ({ geometry }) => (geometry === null ? null : wkt(geometry as Geometry)),
  areaSource: ({ geometrySource }) => geometrySource,
};

export const decodedColumns = Object.keys(cellOf);

/** A row with a member for each of these columns; unknown is null. */
export const withDecodedCells = ({ decoded, ...notam }: NotamAnswer): Omit<NotamAnswer, 'decoded'> => ({
  ...notam,
  ...Object.fromEntries(Object.entries(cellOf).map(([name, read]) => [name, decoded ? read(decoded) : null])),
});

type Nested = number | readonly Nested[];
type Geometry = { type: string; coordinates: readonly Nested[] };

/** `POLYGON((6 46,7 46,6 47,6 46))`: the same nesting as GeoJSON's, with a blank between the two numbers of a position. */
const wkt = ({ type, coordinates }: Geometry): string =>
  `${type.toUpperCase()}${type === 'Point' ? `(${positionText(coordinates)})` : listText(coordinates)}`;
const positionText = (position: readonly Nested[]): string => position.join(' ');
const listText = (list: readonly Nested[]): string =>
  `(${list.map((one) => (typeof one === 'number' ? one : isPosition(one) ? positionText(one) : listText(one))).join(',')})`;
const isPosition = (list: readonly Nested[]): boolean => typeof list[0] === 'number';
