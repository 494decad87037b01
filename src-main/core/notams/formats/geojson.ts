/** Checks the geometries that formats have as GeoJSON, and writes them as WKT, the form in which the contract has them. */
import { wktOf, type Coordinates } from '#domain/wkt.ts';
import { isObject } from '#core/text/json.ts';

type Pair = readonly [longitude: number, latitude: number];

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90;

/** How deep positions are nested in lists. */
const depths: ReadonlyMap<unknown, number> = new Map([
  ['Point', 0],
  ['MultiPoint', 1],
  ['LineString', 1],
  ['Polygon', 2],
  ['MultiPolygon', 3],
]);

const isNested = (value: unknown, depth: number): value is Coordinates =>
  depth === 0 ? isPair(value) : Array.isArray(value) && value.length > 0 && value.every((one) => isNested(one, depth - 1));

/** Undefined for anything that is not a whole geometry, since half of one is worse than none, and for an empty collection, as the FAA sends. */
export function checkedWkt(geometry: unknown): string | undefined {
  if (!isObject(geometry)) return undefined;
  const { type, coordinates, geometries } = geometry;
  if (type === 'GeometryCollection') {
    const parts = Array.isArray(geometries) ? geometries.map(checkedWkt) : [];
    if (parts.length === 0 || parts.includes(undefined)) return undefined;
    return parts.length === 1 ? parts[0] : `GEOMETRYCOLLECTION(${parts.join(', ')})`;
  }
  const depth = depths.get(type);
  return depth !== undefined && isNested(coordinates, depth) ? wktOf({ type: String(type), coordinates }) : undefined;
}

export function firstPoint(geometry: unknown): Pair | undefined {
  if (!isObject(geometry)) return undefined;
  if (geometry['type'] === 'Point') return isPair(geometry['coordinates']) ? geometry['coordinates'] : undefined;
  const parts = geometry['geometries'];
  if (geometry['type'] !== 'GeometryCollection' || !Array.isArray(parts)) return undefined;
  return parts.map(firstPoint).find((point) => point !== undefined);
}
