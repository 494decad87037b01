/**
 * Computes distances, directions and lines on the WGS 84 ellipsoid by Karney's geodesics (Algorithms for geodesics, Journal of Geodesy 87,
 * 2013), to about 15 nanometres. Distances are nautical miles of 1,852 m, directions degrees true.
 */
import geographiclib from 'geographiclib-geodesic';
import { normalized } from './directions.ts';
import type { LatLon } from './lat-lon.ts';
import { METRES_PER_NM } from './units.ts';

const { Geodesic } = geographiclib;
const ellipsoid = Geodesic.WGS84;

/** The track is the shortest way between two positions. */
type Track = {
  /** The distance is in nautical miles, from 0 to 10,801.3 (half a meridian is the longest). */
  distance: number;
  /**
   * The courses are in degrees true at the start and at the end, from 0 up to 360. At a pole north is along the meridian of the position's
   * own longitude.
   */
  initialCourse: number;
  finalCourse: number;
};

/** Several ways are equally short between antipodes: one of them is returned. The course is north between equal points. */
export function trackBetween(from: LatLon, to: LatLon): Track {
  const { s12 = 0, azi1 = 0, azi2 = 0 } = ellipsoid.Inverse(from.latitude, from.longitude, to.latitude, to.longitude);
  const isSamePoint = s12 === 0;
  return {
    distance: s12 / METRES_PER_NM,
    initialCourse: isSamePoint ? 0 : normalized(azi1),
    finalCourse: isSamePoint ? 0 : normalized(azi2),
  };
}

/** Finds the position halfway, and the course there in degrees true. */
export function middleBetween(from: LatLon, to: LatLon): { position: LatLon; course: number } {
  const line = lineBetween(from, to);
  return line.at(line.distance / 2);
}

/** Computes nautical miles. */
export function distanceBetween(from: LatLon, to: LatLon): number {
  const { s12 = 0 } = ellipsoid.Inverse(from.latitude, from.longitude, to.latitude, to.longitude, Geodesic.DISTANCE);
  return s12 / METRES_PER_NM;
}

/** Finds the position some nautical miles along an initial course in degrees true; a negative distance goes the other way. */
export function destination(from: LatLon, initialCourse: number, distance: number): LatLon {
  const { lat2 = 0, lon2 = 0 } = ellipsoid.Direct(from.latitude, from.longitude, initialCourse, distance * METRES_PER_NM);
  return { latitude: lat2, longitude: lon2 };
}

/** The line is a shortest way, prepared for many positions on it. */
export type GeodesicLine = {
  /** It has this many nautical miles from end to end. */
  distance: number;
  /** Finds the position that many nautical miles from its start, and the course there in degrees true. */
  at(distance: number): { position: LatLon; course: number };
};

export function lineBetween(from: LatLon, to: LatLon): GeodesicLine {
  const line = ellipsoid.InverseLine(from.latitude, from.longitude, to.latitude, to.longitude);
  return {
    distance: line.s13 / METRES_PER_NM,
    at(distance) {
      const { lat2 = 0, lon2 = 0, azi2 = 0 } = line.Position(distance * METRES_PER_NM);
      return { position: { latitude: lat2, longitude: lon2 }, course: line.s13 === 0 ? 0 : normalized(azi2) };
    },
  };
}

type Steps = { stepNm: number; most: number };
const countOf = (distance: number, { stepNm, most }: Steps): number => Math.min(most, Math.max(1, Math.ceil(distance / stepNm)));

/** Positions along the shortest way, both ends included, at most `stepNm` apart unless `most` steps are too few. */
export function positionsAlong(from: LatLon, to: LatLon, steps: Steps): LatLon[] {
  const line = lineBetween(from, to);
  const count = countOf(line.distance, steps);
  return Array.from({ length: count + 1 }, (_, at) => line.at((line.distance * at) / count).position);
}

/** Returns positions along the shortest way, without its ends, each with the course there in degrees true. */
export function tracksInside(from: LatLon, to: LatLon, steps: Steps): { position: LatLon; course: number }[] {
  const line = lineBetween(from, to);
  const count = countOf(line.distance, steps);
  return Array.from({ length: count - 1 }, (_, at) => line.at((line.distance * (at + 1)) / count));
}
