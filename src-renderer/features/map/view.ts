/** The visible part of the earth. The map and the list next to it both derive from this, so they can't differ. */
import { radians } from '#domain/directions.ts';
import type { LatLon } from '#domain/lat-lon.ts';

/** Centre in decimal degrees; zoom as MapLibre counts it (the world is 512 · 2^zoom pixels wide); size in CSS pixels. */
export type View = LatLon & { zoom: number; width: number; height: number };

/** The degrees are decimal; west greater than east crosses 180°. */
export type Box = { west: number; south: number; east: number; north: number };

const TILE = 512;
/** Web Mercator ends here. */
export const MOST_NORTH = 85.051129;
export const LEAST_ZOOM = 0.6;
export const MOST_ZOOM = 17;

const worldSize = (zoom: number): number => TILE * 2 ** zoom;

/** A latitude as a share of the map's height: 0 is its northern edge, 1 its southern one. */
const down = (latitude: number): number => (1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2;
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Returns the longitude from −180 up to, but not including, 180. */
export const normalized = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;
const limited = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function boxOf({ latitude, longitude, zoom, width, height }: View): Box {
  const size = worldSize(zoom);
  const middle = down(limited(latitude, -MOST_NORTH, MOST_NORTH));
  const north = latitudeAt(limited(middle - height / 2 / size, 0, 1));
  const south = latitudeAt(limited(middle + height / 2 / size, 0, 1));
  const half = (180 * width) / size;
  if (half >= 180) return { west: -180, south, east: 180, north };
  return { west: normalized(longitude - half), south, east: normalized(longitude + half), north };
}

/** The pixels count from the upper left corner of the map. */
export function pixelOf({ latitude, longitude, zoom, width, height }: View, place: LatLon): { x: number; y: number } {
  const size = worldSize(zoom);
  const across = normalized(place.longitude - longitude) / 360;
  const along = down(limited(place.latitude, -MOST_NORTH, MOST_NORTH)) - down(limited(latitude, -MOST_NORTH, MOST_NORTH));
  return { x: width / 2 + across * size, y: height / 2 + along * size };
}

/** Returns how far apart the map draws two places that are near to each other. */
export function pixelsBetween(one: LatLon, other: LatLon, zoom: number): number {
  const north = (one.latitude - other.latitude) / Math.cos(radians(other.latitude));
  return (Math.hypot(north, normalized(one.longitude - other.longitude)) * worldSize(zoom)) / 360;
}

export const holds = ({ west, south, east, north }: Box, { latitude, longitude }: LatLon): boolean =>
  latitude >= south && latitude <= north && (west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east);

/** `west` and `east` need not be normalised; a box that would overlap itself covers the whole circle. */
function spanning(west: number, east: number): Pick<Box, 'west' | 'east'> {
  return east - west >= 360 ? { west: -180, east: 180 } : { west: normalized(west), east: normalized(east) || 0 };
}

/** The degrees from west to east are above 0. */
const across = ({ west, east }: Box): number => (east > west ? east - west : east - west + 360);

/** The box grows by this many degrees on every side. */
export const grown = (box: Box, by: number): Box => ({
  ...spanning(box.west - by, box.west + across(box) + by),
  south: Math.max(-90, box.south - by),
  north: Math.min(90, box.north + by),
});

/** The box grows outwards to whole steps of about a fifth of its height, so that small moves cause no new request. */
export function rounded(box: Box): Box {
  const { west, south, north } = box;
  const step = 2 ** Math.ceil(Math.log2(Math.max((north - south) / 5, 1e-3)));
  const least = (value: number): number => Math.floor(value / step) * step;
  const most = (value: number): number => Math.ceil(value / step) * step;
  return {
    ...spanning(least(west), most(west + across(box))),
    south: limited(least(south), -90, 90),
    north: limited(most(north), -90, 90),
  };
}

/** Writes it in the form of the API's `bbox`. */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((value) => Number(value.toFixed(4))).join();

/** Returns the centre and the zoom that show all places, with a margin; not closer than `closest`. */
export function fitting(
  places: readonly LatLon[],
  { width, height }: Pick<View, 'width' | 'height'>,
  closest: number,
): LatLon & { zoom: number } {
  const [first] = places;
  if (first === undefined) throw new Error('there is no place to fit');
  // The places are taken eastwards from the first, so that places on both sides of 180° stay together.
  const easts = places.map(({ longitude }) => normalized(longitude - first.longitude));
  const latitudes = places.map(({ latitude }) => limited(latitude, -MOST_NORTH, MOST_NORTH));
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [top, bottom] = [down(Math.max(...latitudes)), down(Math.min(...latitudes))];
  const margin = 0.8;
  const across = Math.log2((width * margin * 360) / Math.max(east - west, 1e-9) / TILE);
  const along = Math.log2((height * margin) / Math.max(bottom - top, 1e-12) / TILE);
  return {
    latitude: latitudeAt((top + bottom) / 2),
    longitude: normalized(first.longitude + (west + east) / 2),
    zoom: limited(Math.min(across, along), LEAST_ZOOM, closest),
  };
}

export const MOST_GROUND_ZOOM = 9;

/** Closer up the tiles of airports are enlarged: a point stays a point. */
export const MOST_AIRPORT_ZOOM = 12;

/** A tile of airports has this one layer. */
export const AIRPORT_LAYER = 'airports';
