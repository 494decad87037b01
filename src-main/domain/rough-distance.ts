/** Computes rough distances for scanning many positions, in a tenth of the time of `distanceBetween`, which settles close cases. */
import { distanceBetween } from './geodesic.ts';
import type { LatLon } from './lat-lon.ts';
import { VECTOR_ERROR, vectorDistance, vectorOf } from './route-line/vectors.ts';

/** Below about a foot, in nautical miles, the formula divides by almost zero. */
const NEAREST_NM = 2e-4;

/** Computes nautical miles, wrong by at most VECTOR_ERROR of them. */
export function roughDistance(from: LatLon, to: LatLon): number {
  const rough = vectorDistance(vectorOf(from), vectorOf(to));
  return rough < NEAREST_NM ? distanceBetween(from, to) : rough;
}

/** `roughDistance` where it is within so many nautical miles, by `distanceBetween` where that leaves doubt; undefined beyond them. */
export function roughDistanceWithin(from: LatLon, to: LatLon, radiusNm: number): number | undefined {
  const rough = roughDistance(from, to);
  const isSettled = Math.abs(rough - radiusNm) > rough * VECTOR_ERROR + 1e-9;
  return (isSettled ? rough : distanceBetween(from, to)) <= radiusNm ? rough : undefined;
}

export const isWithin = (from: LatLon, to: LatLon, radiusNm: number): boolean => roughDistanceWithin(from, to, radiusNm) !== undefined;
