/** Circles on the ellipsoid as polygons, for drawing many of them. */
import type { LatLon } from './lat-lon.ts';
import { METRES_PER_NM } from './units.ts';

/** WGS 84: equatorial radius in nautical miles, first eccentricity squared. */
const A = 6_378_137 / METRES_PER_NM;
const E2 = 0.006_694_379_990_14;
const CORNERS = 36;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Counter-clockwise from north, every ten degrees. */
const bearings = Array.from({ length: CORNERS }, (_, corner) => {
  const bearing = (-2 * Math.PI * corner) / CORNERS;
  return { sine: Math.sin(bearing), cosine: Math.cos(bearing) };
});

/**
 * 36 corners, counter-clockwise from north, not closed. They are on a sphere with the ellipsoid's curvature at the centre in each corner's
 * direction (Euler's theorem): within a thousandth of a radius of up to 500 nautical miles, for a tenth of what 36 geodesics cost. Longitudes continue
 * beyond 180°. `pole` is the latitude of a pole that the circle reaches, null for none; its corners then go once around that pole.
 */
export function circleAround({ latitude, longitude }: LatLon, radiusNm: number): { corners: LatLon[]; pole: 90 | -90 | null } {
  const phi = radians(latitude);
  const [sinPhi, cosPhi] = [Math.sin(phi), Math.cos(phi)];
  const w = 1 - E2 * sinPhi * sinPhi;
  const [alongMeridian, alongParallel] = [(A * (1 - E2)) / w ** 1.5, A / Math.sqrt(w)];
  const corners = bearings.map(({ sine, cosine }) => {
    const angle = radiusNm * ((cosine * cosine) / alongMeridian + (sine * sine) / alongParallel);
    const [sinAngle, cosAngle] = [Math.sin(angle), Math.cos(angle)];
    const y = sinPhi * cosAngle + cosPhi * sinAngle * cosine;
    const turn = Math.atan2(sine * sinAngle * cosPhi, cosAngle - sinPhi * y);
    return { latitude: degrees(Math.asin(y)), longitude: longitude + degrees(turn) };
  });
  const reachesPole = Math.abs(phi) + radiusNm / alongMeridian >= Math.PI / 2;
  return { corners, pole: reachesPole ? (latitude > 0 ? 90 : -90) : null };
}
