/** GeoJSON has longitude before latitude. */
import type { Feature, LineString, Point, Position } from 'geojson';
import type { LatLon } from '#domain/lat-lon.ts';

type Properties = Feature['properties'];

export const positionOf = ({ latitude, longitude }: LatLon): [longitude: number, latitude: number] => [longitude, latitude];

export const pointFeature = (place: LatLon, properties: Properties = {}): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: positionOf(place) },
  properties,
});

export const lineFeature = (coordinates: Position[], properties: Properties = {}): Feature<LineString> => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties,
});
