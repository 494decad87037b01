/** What a position on the map means as a word of a route: the aerodrome, navaid or waypoint drawn there, else its coordinates. */
import { inIcaoMinutes, inIcaoSeconds } from '#domain/format-position.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { readPosition } from '#domain/read-position.ts';
import type { MapPlace, RoutePlace } from '#renderer/data/route/route-map.ts';
import { normalized, type View } from '../view.ts';

/** Pixels within which a place is meant. */
const SNAP_PIXELS = 14;
/** Zoom up to which whole minutes are less than five pixels off. */
const MINUTES_UP_TO = 8;

/** Pixels between two positions near to each other. */
function pixelsBetween(one: LatLon, other: LatLon, zoom: number): number {
  const pixelsADegree = (512 * 2 ** zoom) / 360;
  const north = (one.latitude - other.latitude) / Math.cos((other.latitude * Math.PI) / 180);
  return Math.hypot(north, normalized(one.longitude - other.longitude)) * pixelsADegree;
}

/** Degrees and minutes as a flight plan has them (ICAO Doc 4444, item 15 c2), and seconds where the map is large enough to show them. */
function positionWord(position: LatLon, zoom: number): string {
  return zoom <= MINUTES_UP_TO ? inIcaoMinutes(position) : inIcaoSeconds(position);
}

/** The position is that of the word, so that the map shows what the text will say. */
export function meantPlace(position: LatLon, { zoom }: Pick<View, 'zoom'>, places: readonly RoutePlace[]): MapPlace {
  const near = places
    .map((place) => ({ place, pixels: pixelsBetween(place, position, zoom) }))
    .filter(({ pixels }) => pixels <= SNAP_PIXELS)
    .toSorted((a, b) => a.pixels - b.pixels)[0]?.place;
  if (near !== undefined) return { latitude: near.latitude, longitude: near.longitude, word: near.code, place: near };
  const word = positionWord(position, zoom);
  return { ...(readPosition(word) ?? position), word, place: undefined };
}
