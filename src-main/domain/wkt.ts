/** Writes geometries as well-known text (OGC 06-103), with longitude and latitude in degrees, WGS 84. */
import type { LatLon } from './lat-lon.ts';

/** They nest as those of GeoJSON do. */
export type Coordinates = readonly number[] | readonly Coordinates[];

/** Turns a geometry of GeoJSON into text such as `POLYGON((6 46, 7 46, 6 47, 6 46))`. */
export const wktOf = ({ type, coordinates }: { type: string; coordinates: Coordinates }): string =>
  `${type.toUpperCase()}${isPosition(coordinates) ? `(${textOf(coordinates)})` : textOf(coordinates)}`;

/** A position may have a height too, which is left out. */
const textOf = (list: Coordinates): string => (isPosition(list) ? list.slice(0, 2).join(' ') : `(${list.map(textOf).join(', ')})`);
const isPosition = (list: Coordinates): list is readonly number[] => typeof list[0] === 'number';

const point = /^POINT ?\((?<longitude>-?\d{1,3}(?:\.\d+)?) (?<latitude>-?\d{1,2}(?:\.\d+)?)\)$/;

/** The position of a `POINT(longitude latitude)`; nulls for any other text, and for a position that is not on the globe. */
export function pointInWkt(text: string | null): LatLon | { latitude: null; longitude: null } {
  const { longitude, latitude } = point.exec(text ?? '')?.groups ?? {};
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : { latitude: null, longitude: null };
}
