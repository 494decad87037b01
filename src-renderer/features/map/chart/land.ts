/** The bundled land (Natural Earth 1 : 50,000,000, in the public domain, as TopoJSON by world-atlas) as the shapes of the map. */
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';

export type Land = { land: MultiPolygon; coast: MultiLineString; borders: MultiLineString };

type Topology = Parameters<typeof mesh>[0];
type TopologyPart = NonNullable<Parameters<typeof mesh>[1]>;
export type LandTopology = Topology & { objects: { countries: TopologyPart; land: TopologyPart } };

export function shapesOf(topology: LandTopology): Land {
  const { countries, land } = topology.objects;
  const shapes = feature(topology, land);
  const polygons = ('features' in shapes ? shapes.features : [shapes]).flatMap(({ geometry }) =>
    polygonsOf(geometry as Polygon | MultiPolygon),
  );
  return {
    land: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.filter(isInSight).map(closedAtPole)) },
    coast: lines(mesh(topology, land)),
    borders: lines(mesh(topology, countries, (one, other) => one !== other)),
  };
}

const polygonsOf = (shape: Polygon | MultiPolygon): Position[][][] => (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates);
const lines = ({ coordinates }: MultiLineString): MultiLineString => ({ type: 'MultiLineString', coordinates: coordinates.map(unwrapped) });

/** The pole itself is cut out of Antarctica, a thousandth of a degree wide. */
const isInSight = (ring: readonly Position[]): boolean => ring.some(([, latitude = 0]) => Math.abs(latitude) < 89);

/** On the globe 180° east is 180° west; on the flat map a line that crosses it continues beyond 180°. */
export function unwrapped(line: readonly Position[]): Position[] {
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    before = longitude + (before === undefined ? 0 : 360 * Math.round((before - longitude) / 360));
    return [before, latitude];
  });
}

/** A ring around a pole is not closed on the flat map: it is closed along the edge of the map. */
function closedAtPole(ring: readonly Position[]): Position[] {
  const flat = unwrapped(ring);
  const [start = 0] = flat[0] ?? [];
  const [end = 0, latitude = 0] = flat.at(-1) ?? [];
  if (Math.abs(end - start) < 180) return flat;
  const pole = latitude < 0 ? -90 : 90;
  return [...flat, [end, pole], [start, pole], ...flat.slice(0, 1)];
}

/** Meridians and parallels every so many degrees; on this map both are straight. */
export function graticule(step: number): MultiLineString {
  const every = (from: number, to: number): number[] =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
  return {
    type: 'MultiLineString',
    coordinates: [
      ...every(-180, 180 - step).map((longitude) => [
        [longitude, -85],
        [longitude, 85],
      ]),
      ...every(-80, 80).map((latitude) => [
        [-180, latitude],
        [180, latitude],
      ]),
    ],
  };
}
