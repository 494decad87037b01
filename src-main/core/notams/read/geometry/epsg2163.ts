/**
 * FAA NOTAM Search writes its `geometry` in EPSG:2163 (metres on a Lambert azimuthal equal-area plane about 45 N 100 W), even for Europe. The inverse
 * was checked on eight places, to under 1 m.
 */
import type { Position } from '../notice.ts';

/** The projection's sphere has this radius in metres. */
const R = 6_370_997;
const CENTRE_LONGITUDE = -100;
const HALF_RIGHT_ANGLE = Math.PI / 4;

/** Converts metres to degrees WGS 84; null for a point outside the plane. */
export function fromEpsg2163(x: number, y: number): Position | null {
  const rho = Math.hypot(x, y);
  if (rho === 0) return [CENTRE_LONGITUDE, 45];
  if (!(rho <= 2 * R)) return null;
  const c = 2 * Math.asin(rho / (2 * R));
  const [sine, cosine] = [Math.sin(HALF_RIGHT_ANGLE), Math.cos(HALF_RIGHT_ANGLE)];
  const latitude = Math.asin(Math.cos(c) * sine + (y * Math.sin(c) * cosine) / rho);
  const longitude = Math.atan2(x * Math.sin(c), rho * cosine * Math.cos(c) - y * sine * Math.sin(c));
  const turned = CENTRE_LONGITUDE + degrees(longitude);
  return [turned < -180 ? turned + 360 : turned, degrees(latitude)];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const wkt = /^\s*POINT\s?\(\s?(?<x>-?\d{1,9}(?:\.\d{1,12})?) (?<y>-?\d{1,9}(?:\.\d{1,12})?)\s?\)\s*$/;

/** The point of such a field. Numbers that can be degrees are degrees already; null for anything else. */
export function readPlanePoint(text: string): Position | null {
  const found = wkt.exec(text)?.groups;
  if (!found) return null;
  const [x, y] = [Number(found['x']), Number(found['y'])];
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 ? [x, y] : fromEpsg2163(x, y);
}
