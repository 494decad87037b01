/** Draws the runways of an airport on a plane, to scale. North is up; lengths are in feet, from the centre of the drawing. */
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { radians } from '#domain/directions.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { nauticalMilesToFeet } from '#domain/units.ts';
import { endPositions, headingOf } from '#domain/runway.ts';
import { runwayLine } from '#renderer/format/airport/runway-line.ts';
import { surfaceOf, type Surface } from '#domain/surface.ts';

export type Point = { east: number; north: number };

export type DrawnEnd = {
  ident: string | null;
  at: Point;
  /** The displaced threshold and its distance from the end; undefined where it is at the end, or unknown. */
  threshold: { at: Point; feet: number } | undefined;
};

export type DrawnRunway = {
  id: string;
  name: string;
  ends: readonly [DrawnEnd, DrawnEnd];
  width: number | null;
  surface: Surface;
  isLighted: boolean | null;
  isClosed: boolean;
  /** It is placed otherwise than by the coordinates of its ends. */
  isEstimated: boolean;
};

export type Drawing = {
  runways: readonly DrawnRunway[];
  /** Runways without a known direction and length; pads have neither. */
  undrawn: readonly Runway[];
  /** These runways are drawn without their coordinates, because they contradict the length. */
  contradicted: readonly Runway[];
  /** The farthest end is this many feet from the middle. */
  radius: number;
};

type Drawn = Pick<AirportAnswer, 'latitude' | 'longitude' | 'runways' | 'details'>;

/** `declination` in degrees, east positive: designators are magnetic. */
export function drawingOf(airport: Drawn, declination: number | undefined): Drawing {
  const placed = airport.runways.map((runway) => ({ runway, line: lineOf(runway, airport, declination) }));
  const first = placed.find(({ line }) => line !== undefined)?.line?.ends[0];
  const runways = placed.flatMap(({ runway, line }) => {
    if (line === undefined || first === undefined) return [];
    const ends = line.ends.map((end) => onPlane(first, end)) as [Point, Point];
    return [drawn(runway, ends, line.isEstimated, airport.details)];
  });
  return {
    ...centred(runways),
    undrawn: placed.flatMap(({ runway, line }) => (line === undefined ? [runway] : [])),
    contradicted: airport.runways.filter((runway) => endPositions(runway).kind === 'unfit'),
  };
}

/** The runway between its ends; where they are unknown or contradictory, placed by heading and length. */
function lineOf(runway: Runway, airport: Drawn, declination: number | undefined) {
  const heading = headingOf(runway, 'low', declination) ?? opposite(headingOf(runway, 'high', declination));
  const unplaced = { lowEndLatitude: null, lowEndLongitude: null, highEndLatitude: null, highEndLongitude: null };
  const trusted = endPositions(runway).kind === 'unfit' ? { ...runway, ...unplaced } : runway;
  return runwayLine({ ...trusted, lowEndHeading: heading?.degreesTrue ?? null }, airport);
}

const opposite = (heading: ReturnType<typeof headingOf>) =>
  heading === undefined ? undefined : { ...heading, degreesTrue: (heading.degreesTrue + 180) % 360 };

/** Places a point by distance and direction from one of the ends, because within an airport a flat earth is accurate to a foot. */
function onPlane(origin: { latitude: number; longitude: number }, place: { latitude: number; longitude: number }): Point {
  const { distance, initialCourse } = trackBetween(origin, place);
  const feet = nauticalMilesToFeet(distance);
  return { east: feet * Math.sin(radians(initialCourse)), north: feet * Math.cos(radians(initialCourse)) };
}

function drawn(runway: Runway, [low, high]: [Point, Point], isEstimated: boolean, details: Drawn['details']): DrawnRunway {
  const end = (ident: string | null, at: Point, other: Point, feet: number | null): DrawnEnd => ({
    ident,
    at,
    threshold: feet === null || feet <= 0 ? undefined : { at: towards(at, other, feet), feet },
  });
  return {
    id: runway.id,
    name: runway.name,
    ends: [
      end(runway.lowEndIdent, low, high, runway.lowEndDisplacedThreshold),
      end(runway.highEndIdent, high, low, runway.highEndDisplacedThreshold),
    ],
    width: runway.width,
    surface: surfaceOf(details?.surfaces.find(({ runwayId }) => runwayId === runway.id)?.surface),
    isLighted: runway.isLighted,
    isClosed: runway.isClosed === true,
    isEstimated,
  };
}

function towards(from: Point, to: Point, feet: number): Point {
  const part = feet / Math.hypot(to.east - from.east, to.north - from.north);
  return { east: from.east + (to.east - from.east) * part, north: from.north + (to.north - from.north) * part };
}

const ZERO: Point = { east: 0, north: 0 };

/** It moves everything so that the centre of the ends is the origin. */
function centred(runways: readonly DrawnRunway[]): Pick<Drawing, 'runways' | 'radius'> {
  const points = runways.flatMap(({ ends }) => ends.map(({ at }) => at));
  const middle = (axis: keyof Point) => (Math.min(...points.map((at) => at[axis])) + Math.max(...points.map((at) => at[axis]))) / 2;
  const by: Point = points.length === 0 ? ZERO : { east: middle('east'), north: middle('north') };
  const move = (at: Point): Point => ({ east: at.east - by.east, north: at.north - by.north });
  const moved = runways.map((runway) => ({
    ...runway,
    ends: runway.ends.map((end) => ({
      ...end,
      at: move(end.at),
      threshold: end.threshold && { ...end.threshold, at: move(end.threshold.at) },
    })) as [DrawnEnd, DrawnEnd],
  }));
  return { runways: moved, radius: Math.max(0, ...points.map(move).map(({ east, north }) => Math.hypot(east, north))) };
}
