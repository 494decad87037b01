/** How far a position lies beside a leg, on a sphere: good to half a hundredth, for questions of hundreds of miles. */
import type { LatLon } from '#domain/lat-lon.ts';

const MEAN_RADIUS_NM = 3440.065;
type Vector = readonly [number, number, number];

function vectorOf({ latitude, longitude }: LatLon): Vector {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const angle = (a: Vector, b: Vector): number => Math.atan2(Math.hypot(...cross(a, b)), dot(a, b));

/** Nautical miles to the nearest position of the leg. */
export function distanceOffLeg(position: LatLon, from: LatLon, to: LatLon): number {
  const [here, start, end] = [vectorOf(position), vectorOf(from), vectorOf(to)];
  const pole = cross(start, end);
  const length = Math.hypot(...pole);
  // Abeam: between the planes that stand on the leg at its ends.
  const isAbeam = length > 1e-12 && dot(cross(pole, start), here) > 0 && dot(cross(end, pole), here) > 0;
  const off = isAbeam
    ? Math.abs(Math.asin(Math.max(-1, Math.min(1, dot(pole, here) / length))))
    : Math.min(angle(here, start), angle(here, end));
  return off * MEAN_RADIUS_NM;
}
