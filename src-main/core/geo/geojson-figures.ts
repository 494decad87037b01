/** GeoJSON becomes what lies near a route. */
import type { LatLon } from '#domain/lat-lon.ts';
import type { Figure } from '#domain/route-line/figures.ts';

type Position = readonly [longitude: number, latitude: number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint' | 'LineString'; coordinates: readonly Position[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: readonly (readonly Position[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Position[])[])[] };

const latLonOf = ([longitude, latitude]: Position): LatLon => ({ latitude, longitude });
const pointOf = (position: Position): Figure => ({ kind: 'circle', centre: latLonOf(position), radiusNm: 0 });
const lineOf = (line: readonly Position[]): Figure => ({ kind: 'line', positions: line.map(latLonOf) });
const areaOf = ([outer = []]: readonly (readonly Position[])[]): Figure => ({ kind: 'area', ring: outer.map(latLonOf) });

/** Holes count as part of their area, so that nothing in them is missed. */
export function figuresOf(geometry: Geometry): Figure[] {
  switch (geometry.type) {
    case 'Point':
      return [pointOf(geometry.coordinates)];
    case 'MultiPoint':
      return geometry.coordinates.map(pointOf);
    case 'LineString':
      return [lineOf(geometry.coordinates)];
    case 'MultiLineString':
      return geometry.coordinates.map(lineOf);
    case 'Polygon':
      return [areaOf(geometry.coordinates)];
    case 'MultiPolygon':
      return geometry.coordinates.map(areaOf);
  }
}
