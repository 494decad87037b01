/** Writes GeoJSON geometries of the formats as WKT, the form in which the contract has them, in degrees, WGS 84. */
import { isObject } from './json-values.ts';

type Pair = readonly [longitude: number, latitude: number];

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90;

const pairText = ([longitude, latitude]: Pair): string => `${longitude} ${latitude}`;

function ringText(value: unknown): string | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(isPair) ? `(${value.map(pairText).join(', ')})` : undefined;
}

/** A list whose members can all be written; undefined if one can't: half a geometry is worse than none. */
function listText(value: unknown, each: (one: unknown) => string | undefined): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const texts = value.map(each);
  return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
}

function inBrackets(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `(${text})`;
}

const polygonText = (value: unknown) => inBrackets(listText(value, ringText));

/** Undefined for an empty collection, as the FAA sends, and for anything that is not a geometry. */
export function wktOf(geometry: unknown): string | undefined {
  if (!isObject(geometry)) return undefined;
  const { type, coordinates, geometries } = geometry;
  const [name, text] =
    type === 'Point'
      ? ['POINT', isPair(coordinates) ? `(${pairText(coordinates)})` : undefined]
      : type === 'MultiPoint'
        ? ['MULTIPOINT', ringText(coordinates)]
        : type === 'LineString'
          ? ['LINESTRING', ringText(coordinates)]
          : type === 'Polygon'
            ? ['POLYGON', polygonText(coordinates)]
            : type === 'MultiPolygon'
              ? ['MULTIPOLYGON', inBrackets(listText(coordinates, polygonText))]
              : ['GEOMETRYCOLLECTION', undefined];
  if (type === 'GeometryCollection') {
    if (Array.isArray(geometries) && geometries.length === 1) return wktOf(geometries[0]);
    const all = listText(geometries, wktOf);
    return all === undefined ? undefined : `GEOMETRYCOLLECTION(${all})`;
  }
  return text === undefined ? undefined : `${name}${text}`;
}

export function firstPoint(geometry: unknown): Pair | undefined {
  if (!isObject(geometry)) return undefined;
  if (geometry['type'] === 'Point') return isPair(geometry['coordinates']) ? geometry['coordinates'] : undefined;
  const parts = geometry['geometries'];
  if (geometry['type'] !== 'GeometryCollection' || !Array.isArray(parts)) return undefined;
  return parts.map(firstPoint).find((point) => point !== undefined);
}
