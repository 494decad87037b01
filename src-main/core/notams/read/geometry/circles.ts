/** Reads circles as texts describe them and draws them as polygons for a map. */
import { circleAround } from '#domain/circle.ts';
import type { Position } from '../notice.ts';
import { aroundPole } from './antimeridian.ts';
import { lengthIn, lengthPattern } from './lengths.ts';
import { rounded, type Found } from './positions.ts';

export type Circle = { centre: Position; radiusNm: number };

/** A circle of more is a misreading. */
const MAX_RADIUS_NM = 500;
/** An area or a line between the radius and the position means that the radius is around that. */
const words = String.raw`(?:(?!AREA|BOUND|JOIN|LINE|POLYGON|SIDE)[^\d]){0,60}`;
/** It is a word as in `RAGGIO DI 6NM`, `RADIO 5NM`, `RAIO DE 2KM` and `UMKREIS VON 3KM`. */
const size = String.raw`(?:RADIUS|RAD|DIAMETER|DIAMETRE|DIAM|DIA|RAYON|RAGGIO|RADIO|RADIE|RAIO|UMKREIS|PROMIENIU|РАДИУС)`;
const of = String.raw`[ :=]*(?:(?:OF|DE|DI|VON) )?`;
/** It matches what precedes the centre in `5NM RADIUS OF …`, `RADIUS 2KM CENTRE …` and `4KM DIAMETER CIRCLE …`. */
const radiusAhead = new RegExp(
  String.raw`(?:${lengthPattern()} ?-?(?:DE )?(?:${size}|CIRCLE)\b|${size}${of}${lengthPattern('r')})${words}$`,
);
/** It matches what precedes the centre in `WI 0.5NM OF PSN …` and `3KM ROUND …`. */
const withinAhead = new RegExp(
  String.raw`(?:${lengthPattern()} (?:AROUND|ROUND)|\b(?:WI|WITHIN|IN) (?:A |AN )?${lengthPattern('r')}(?: (?:OF|FROM|FM|AROUND|ROUND))?)(?: THE)?(?: FOLLOWING| FLW)?(?: PSNS?| POSITIONS?| POINTS?| COORD\w{0,10})?[ :]*$`,
);
const afterwards = new RegExp(
  String.raw`^[^\d]{0,70}(?:(?:${size}|\bR(?= ?=))${of}${lengthPattern()}|${lengthPattern('r')} ?-?${size}\b(?! (?:OF|CENT|AROUND|FROM|FM)))`,
);
const LOOKED_BEFORE = 110;
const LOOKED_AFTER = 110;

/** `usedTo`: where the words end that gave it. */
type Radius = { radiusNm: number; usedTo: number };

/**
 * `WI 0.3NM RADIUS OF 571236N0021147W`, `CIRCLE RADIUS 5NM CENTRED ON …`, `… RADIUS 5NM`, `WI 800M OF PSN …`: the radius, in nautical miles, that the
 * text puts around the positions of a list, from the first to the last. `text` is in capitals, its line breaks blanks; `since` is where the text before it was used up.
 */
export function radiusAround(text: string, first: Found, last: Found, since: number): Radius | null {
  const before = text.slice(Math.max(since, first.from - LOOKED_BEFORE), first.from);
  const ahead = radiusAhead.exec(before) ?? withinAhead.exec(before);
  const radiusAheadNm = ahead ? radiusIn(ahead, before) : undefined;
  if (isRadius(radiusAheadNm)) return { radiusNm: radiusAheadNm, usedTo: last.to };
  const after = text.slice(last.to, last.to + LOOKED_AFTER);
  const behind = afterwards.exec(after);
  const radiusNm = behind ? radiusIn(behind, before + after) : undefined;
  return behind && isRadius(radiusNm) ? { radiusNm, usedTo: last.to + behind[0].length } : null;
}

/** A diameter may be a thing's, as a rotor's. */
const isOfArea = /CIRC|AREA|ZONE|CENT|\bWI\b|\bWITHIN\b|ROUND/;

function radiusIn({ 0: words, groups }: RegExpExecArray, around: string): number | undefined {
  const length = lengthIn(groups, ['', 'r']);
  if (length === undefined || !/\bDIA/.test(words)) return length;
  return isOfArea.test(around) ? length / 2 : undefined;
}

const isRadius = (radiusNm: number | undefined): radiusNm is number => radiusNm !== undefined && radiusNm > 0 && radiusNm <= MAX_RADIUS_NM;

/** A ring of 36 corners, counter-clockwise and closed; its longitudes may run past 180°. One that reaches a pole runs along it. */
export function ringAround({ centre: [longitude, latitude], radiusNm }: Circle): Position[] {
  const { corners, pole } = circleAround({ latitude, longitude }, radiusNm);
  const ring = corners.map((corner): Position => rounded(corner.longitude, corner.latitude));
  if (pole !== null) return aroundPole(ring, pole);
  ring.push([...(ring[0] as Position)]);
  return ring;
}
