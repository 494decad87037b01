/** Distances, directions and lines on the WGS 84 ellipsoid (Karney's geodesics). */
import geographiclib from 'geographiclib-geodesic';
import { toMagnetic, turned } from './bearing.ts';
import { declinationAt } from './magnetic.ts';

type Place = { latitude: number; longitude: number };

const METRES_PER_NM = 1852;
const ellipsoid = geographiclib.Geodesic.WGS84;

/** Nautical miles, and degrees true at the start of the shortest way. */
export function between(from: Place, to: Place): { distance: number; bearing: number } {
  const { s12 = 0, azi1 = 0 } = ellipsoid.Inverse(from.latitude, from.longitude, to.latitude, to.longitude);
  return { distance: s12 / METRES_PER_NM, bearing: turned(azi1) };
}

/** Degrees magnetic of a direction in degrees true; undefined where no model of the magnetic field holds for the date. */
export function magnetic(bearing: number, at: Place, date: Date): number | undefined {
  const declination = declinationAt(at, date);
  return declination === undefined ? undefined : toMagnetic(bearing, declination.degrees);
}

/** Nautical miles between two points of a drawn line. */
const STEP_NM = 30;

/** Longitude and latitude of points along the shortest way; longitudes run on beyond 180°, so that the line is drawn in one piece. */
export function way(from: Place, to: Place): [number, number][] {
  const line = ellipsoid.InverseLine(from.latitude, from.longitude, to.latitude, to.longitude);
  const steps = Math.min(256, Math.max(1, Math.ceil(line.s13 / METRES_PER_NM / STEP_NM)));
  let before = from.longitude;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { lat2 = 0, lon2 = 0 } = line.Position((line.s13 * step) / steps);
    before = lon2 + 360 * Math.round((before - lon2) / 360);
    return [before, lat2];
  });
}

/** The place at so many nautical miles in a direction in degrees true. */
export function placeAt(from: Place, bearing: number, distance: number): Place {
  const { lat2 = 0, lon2 = 0 } = ellipsoid.Direct(from.latitude, from.longitude, bearing, distance * METRES_PER_NM);
  return { latitude: lat2, longitude: lon2 };
}
