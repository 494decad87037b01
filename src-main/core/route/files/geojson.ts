/** GeoJSON (RFC 7946) has the route as a line, and a feature for each of its points. */
import { reason } from '#core/reasons/reason.ts';
import { isObject } from '#core/text/json.ts';
import { membersOf, routeIn, routeMembersOf, saidIn, type Values } from './described-point.ts';
import type { FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { reading, type ReadRoute, refuseFile } from './reading.ts';

type Coordinates = [longitude: number, latitude: number];
const coordinatesOf = ({ longitude, latitude }: PlannedPoint): Coordinates => [longitude, latitude];

export function writeGeoJson(route: PlannedRoute): string {
  const feature = (role: string, point: PlannedPoint) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: coordinatesOf(point) },
    properties: { role, ...membersOf(point) },
  });
  const lines = cutAtAntimeridian(route.points.map(coordinatesOf));
  const [only] = lines;
  const geometry =
    route.points.length < 2
      ? null
      : lines.length === 1
        ? { type: 'LineString', coordinates: only }
        : { type: 'MultiLineString', coordinates: lines };
  const features = [
    { type: 'Feature', geometry, properties: { role: 'route', ...routeMembersOf(route) } },
    ...route.points.map((point) => feature('point', point)),
    ...route.alternates.map((point) => feature('alternate', point)),
  ];
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

/** A line that crosses 180° is cut there (RFC 7946, 3.1.9); where exactly between two points matters to the drawing alone. */
function cutAtAntimeridian(line: readonly Coordinates[]): Coordinates[][] {
  const parts: Coordinates[][] = [[]];
  for (const [at, [longitude, latitude]] of line.entries()) {
    const [west, south] = line[at - 1] ?? [longitude, latitude];
    if (Math.abs(longitude - west) > 180) {
      const edge = west < 0 ? -180 : 180;
      const beyond = longitude + 2 * edge;
      const share = beyond === west ? 0 : (edge - west) / (beyond - west);
      const crossing = south + share * (latitude - south);
      parts.at(-1)?.push([edge, crossing]);
      parts.push([[-edge, crossing]]);
    }
    parts.at(-1)?.push([longitude, latitude]);
  }
  return parts;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

type Feature = { type: string; coordinates: unknown; values: Values };

export function readGeoJson(text: string): ReadRoute {
  const read = reading('geojson');
  const features = featuresOf(parsed(text));
  const take = ({ coordinates, values }: Feature, at: number): FilePoint[] => {
    return read.point(saidIn(values), positionOf(coordinates), { line: at + 1 });
  };
  const described = features.filter(({ type }) => type === 'Point');
  const ours = described.filter(({ values }) => values['role'] === 'point');
  const alternates = described.filter(({ values }) => values['role'] === 'alternate');
  const others = described.filter(({ values }) => values['role'] !== 'alternate' && values['role'] !== 'point');
  const lines = features.filter(({ type }) => type === 'LineString' || type === 'MultiLineString');
  const whole = features.find(({ values }) => values['role'] === 'route') ?? lines[0];
  const head = routeIn(whole?.values ?? {});
  for (const type of new Set(features.map((feature) => feature.type))) if (!used.includes(type)) read.unused(type);
  if (ours.length > 0) return read.done({ ...head, points: ours.flatMap(take), alternates: alternates.flatMap(take) });
  const [first, ...rest] = lines;
  if (rest.length > 0) read.fault(reason('routeFileRoutesUnused', { format: 'geojson', count: rest.length }));
  if (!first) {
    if (others.length > 1) read.fault(reason('routeFileReadAs', { format: 'geojson', source: 'waypoints' }));
    return read.done({ ...head, points: others.flatMap(take), alternates: alternates.flatMap(take) });
  }
  const byPosition = Map.groupBy(others, ({ coordinates }) => keyOf(coordinates));
  const points = read.line(verticesOf(first), positionOf).flatMap((coordinates, at): FilePoint[] => {
    const named = byPosition.get(keyOf(coordinates))?.shift();
    return take(named ?? { type: 'Point', coordinates, values: { kind: 'position' } }, at);
  });
  if (byPosition.values().some((left) => left.length > 0)) read.unused('Point');
  return read.done({ ...head, points, alternates: alternates.flatMap(take) });
}

/** These geometries are used; the empty name is that of an absent one, which is no fault. */
const used = ['Point', 'LineString', 'MultiLineString', ''];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return refuseFile('routeFileDamaged', {
      format: 'geojson',
      line: null,
      error: error instanceof Error ? error.message.slice(0, 200) : '',
    });
  }
}

/** Accepts a collection, one feature, or a geometry alone. */
function featuresOf(value: unknown): Feature[] {
  if (!isObject(value)) return [];
  if (value['type'] === 'FeatureCollection') return listOf(value['features']).flatMap((one) => featureOf(one));
  if (value['type'] === 'Feature') return featureOf(value);
  return geometryOf(value, {});
}

function featureOf(value: unknown): Feature[] {
  if (!isObject(value)) return [];
  const values = isObject(value['properties']) ? value['properties'] : {};
  return geometryOf(isObject(value['geometry']) ? value['geometry'] : { type: '' }, values);
}

function geometryOf(geometry: Values, values: Values): Feature[] {
  const { type, coordinates } = geometry;
  return typeof type === 'string' ? [{ type, coordinates, values }] : [];
}

function positionOf(coordinates: unknown): { latitude: number; longitude: number } {
  const [longitude, latitude] = listOf(coordinates);
  return { latitude: typeof latitude === 'number' ? latitude : NaN, longitude: typeof longitude === 'number' ? longitude : NaN };
}

const keyOf = (coordinates: unknown): string => {
  const { latitude, longitude } = positionOf(coordinates);
  return `${latitude.toFixed(6)} ${longitude.toFixed(6)}`;
};

/** A line that is cut at 180° is read without the ends there. */
function verticesOf({ type, coordinates }: Feature): readonly unknown[] {
  if (type === 'LineString') return listOf(coordinates);
  const parts = listOf(coordinates).map(listOf);
  return parts.flatMap((part, at) =>
    part.filter((one, index) => {
      const isSeam = (at > 0 && index === 0) || (at < parts.length - 1 && index === part.length - 1);
      return !(isSeam && Math.abs(positionOf(one).longitude) === 180);
    }),
  );
}
