/** Reads arcs of circles that are sides of an area. */
import { arcAround } from '#domain/circle.ts';
import { normalized } from '#domain/directions.ts';
import { trackBetween } from '#domain/geodesic.ts';
import type { Position } from '../notice.ts';
import { lengthIn, lengthPattern } from './lengths.ts';
import { latLonOf, rounded } from './positions.ts';

/** `isClockwise` and `radiusNm` are null where the text does not give them, `centre` until it is read. */
export type Arc = { centre: Position | null; isClockwise: boolean | null; radiusNm: number | null };

/** Degrees between two corners: a thousandth of the radius is cut off. */
const STEP = 5;
/** An end of an arc may be this far from its circle, as a share of the radius, and in nautical miles for small ones: texts round. */
const MOST_OFF = 0.06;
const MOST_OFF_NM = 0.15;
/** The shorter way is meant where no direction is given, unless both are as long. */
const CLEARLY_SHORTER = 170;

const radius = new RegExp(
  String.raw`(?:RADIUS|RADII|RAD|РАДИУС[А-Я]{0,3})[ :=]*(?:OF )?(?:A )?${lengthPattern()}|${lengthPattern('r')} ?-?(?:RADIUS|RAD|DME)?[ -]?(?:\bARC\b|RADIUS|DME)`,
);

export function arcIn(words: string): Arc {
  const isBack = /\b(?:ANTI-? ?CLOCK|COUNTER-? ?CLOCK|CCW\b|ACW\b)|ПРОТИВ/.test(words);
  const isForth = !isBack && /\bCLOCKWISE|\bCW\b|ПО ЧАСОВОЙ/.test(words);
  return {
    centre: null,
    isClockwise: isBack ? false : isForth ? true : null,
    radiusNm: lengthIn(radius.exec(words)?.groups, ['', 'r']) ?? null,
  };
}

/** The corners between the two ends of an arc, its radius from its centre; null where the ends are not on one circle around the centre. */
export function cornersOf({ centre, isClockwise, radiusNm }: Arc, from: Position, to: Position): Position[] | null {
  if (centre === null) return null;
  const middle = latLonOf(centre);
  const [first, last] = [trackBetween(middle, latLonOf(from)), trackBetween(middle, latLonOf(to))];
  const size = radiusNm ?? (first.distance + last.distance) / 2;
  const allowed = Math.max(MOST_OFF_NM, size * MOST_OFF);
  if (Math.abs(first.distance - size) > allowed || Math.abs(last.distance - size) > allowed) return null;
  const clockwise = normalized(last.initialCourse - first.initialCourse);
  if (isClockwise === null && Math.min(clockwise, 360 - clockwise) > CLEARLY_SHORTER) return null;
  const turn = (isClockwise ?? clockwise < 180) ? clockwise : clockwise - 360;
  return arcAround(middle, size, { from: first.initialCourse, to: first.initialCourse + turn, step: STEP })
    .slice(1, -1)
    .map(({ latitude, longitude }) => rounded(normalized(longitude + 180) - 180, latitude));
}
