/** Positions inside texts become coordinates of a drawing. */
import type { LatLon } from '#domain/lat-lon.ts';
import { findPositions as find } from '#domain/read-position.ts';
import type { Position } from '../notice.ts';

export type Found = { position: Position; from: number; to: number };

/** More points than any NOTAM draws: one that has as many is not read whole. */
export const MAX_POINTS = 400;
const NM_A_DEGREE = 60;

/** The positions are in the order of the text, which is in capitals. What has the form of a position and is none is added to `unreadable`. */
export const findPositions = (text: string, unreadable: string[] = []): Found[] =>
  find(text, MAX_POINTS, unreadable).map(({ latitude, longitude, from, to }) => ({ position: rounded(longitude, latitude), from, to }));

/** Six decimals are a tenth of a metre. */
export const rounded = (longitude: number, latitude: number): Position => [
  Math.round(longitude * 1e6) / 1e6,
  Math.round(latitude * 1e6) / 1e6,
];

export const latLonOf = ([longitude, latitude]: Position): LatLon => ({ latitude, longitude });

/** Writes a position as nautical miles east and north of another, on a plane there: exact enough for tolerances up to some 50 miles. */
export function onPlane([longitude, latitude]: Position, [atLongitude, atLatitude]: Position): [east: number, north: number] {
  const turn = ((((longitude - atLongitude + 180) % 360) + 360) % 360) - 180;
  return [turn * NM_A_DEGREE * Math.cos((atLatitude * Math.PI) / 180), (latitude - atLatitude) * NM_A_DEGREE];
}

/** Tells whether two positions are one, by so many nautical miles. */
export const isNear = (a: Position, b: Position, miles: number): boolean => Math.hypot(...onPlane(a, b)) <= miles;

export const isSame = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];
