/**
 * Turns positions into unit vectors on the sphere of their reduced latitudes, for distances to many positions at a few nanoseconds each. A
 * geodesic of 60 nautical miles is a great circle there to half a thousandth of a mile.
 */
import { distanceBetween } from '../geodesic.ts';
import type { LatLon } from '../lat-lon.ts';
import { METRES_PER_NM } from '../units.ts';

export type Vector = readonly [x: number, y: number, z: number];

/** It is WGS 84, in nautical miles. */
const EQUATORIAL_RADIUS_NM = 6_378_137 / METRES_PER_NM;
const FLATTENING = 1 / 298.257_223_563;
/** A distance on the ellipsoid is at least this many nautical miles for each radian between the vectors. */
export const LEAST_NM_A_RADIAN = EQUATORIAL_RADIUS_NM * (1 - FLATTENING);
/** This share of the distance is what `vectorDistance` omits. */
export const VECTOR_ERROR = 1e-5;

const RADIANS = Math.PI / 180;
/** Radians beyond which the formula gets worse; at antipodes it fails. */
const FARTHEST = 150 * RADIANS;
/** It is about a foot in radians: below it the formula divides by almost zero. */
const NEAREST = 5e-8;

export function vectorOf({ latitude, longitude }: LatLon): Vector {
  // The tangent of the reduced latitude is that of the latitude, flattened.
  const [across, up] = [Math.cos(latitude * RADIANS), (1 - FLATTENING) * Math.sin(latitude * RADIANS)];
  const size = Math.sqrt(across * across + up * up);
  return [(across / size) * Math.cos(longitude * RADIANS), (across / size) * Math.sin(longitude * RADIANS), up / size];
}

/** It is the inverse of `vectorOf`, of a vector of any length but zero. */
export const positionOf = ([x, y, z]: Vector): LatLon => ({
  latitude: Math.atan2(z, (1 - FLATTENING) * Math.hypot(x, y)) / RADIANS,
  longitude: Math.atan2(y, x) / RADIANS,
});

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export const scaled = ([x, y, z]: Vector, factor: number): Vector => [x * factor, y * factor, z * factor];

export const sumOf = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** `Math.hypot` takes ten times as long. */
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));

export const unit = (a: Vector): Vector => scaled(a, 1 / lengthOf(a));

/** The angle is in radians and exact for small ones too. */
export const angleBetween = (a: Vector, b: Vector): number =>
  2 * Math.asin(Math.min(1, Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / 2));

/**
 * Computes nautical miles on the ellipsoid, wrong by at most VECTOR_ERROR of them, by Andoyer and Lambert's formula: the great circle with the first
 * power of the flattening.
 */
export function vectorDistance(a: Vector, b: Vector): number {
  const half = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / 4;
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(half)));
  if (angle < NEAREST) return EQUATORIAL_RADIUS_NM * angle;
  if (angle > FARTHEST) return distanceBetween(positionOf(a), positionOf(b));
  const sine = Math.sin(angle);
  const x = ((angle - sine) * ((a[2] + b[2]) / 2) ** 2) / (1 - half);
  const y = ((angle + sine) * ((a[2] - b[2]) / 2) ** 2) / half;
  return EQUATORIAL_RADIUS_NM * (angle - (FLATTENING / 2) * (x + y));
}
