/**
 * Areas in texts. Promise: a polygon is drawn only when the text closes it (its first point again, `TO POINT OF ORIGIN`, `BOUNDED BY`, `AREA`) and it does not
 * cross itself or run around a pole; arcs are followed, and an area whose arc is not understood is not drawn, because a straight line would be a
 * wrong border.
 */
import type { Position } from '../notice.ts';
import { unrolled } from './antimeridian.ts';
import { cornersOf, type Arc } from './arcs.ts';
import { backToStart, isClosed, type Chain } from './chains.ts';
import { isSame } from './positions.ts';
import { counterClockwise, crossesItself } from './rings.ts';

const areaWords =
  /\b(?:AREAS?|ZONES?|POLYGON|SECTORS?|BOUND(?:ED|ARY|ARIES|S)?|PERIMETER|DELIMITED|ENCLOSED|LATERAL LIMITS?|(?:LINES? )?JOINING|LINKING|CONNECTING|COORD[A-Z]{0,8}|REGION|CTR|CTA|TMA|TRA|TSA|YATAY LIMITLER)\b|РАЙОН|ЗОН[АЫЕ]/;
/** Letters before the first position in which the words that make an area are looked for. */
const LOOKED_AT = 75;
/** A lead this short only numbers or names the next area of a list. */
const NAME = 40;
/** Limit, because sides are tested for crossing; real areas have 82, those of arcs included. */
const MAX_CORNERS = 250;

/** Words that make an area of what follows even where that is a line or a point. */
const borderWords = /\b(?:BOUNDED|DELIMITED|ENCLOSED|AREA DEFINED|LINES? JOINING)\b/;

/** Tells whether the text means an area by these positions, drawn or not. */
export function isArea(text: string, chain: Chain, wasArea: boolean): boolean {
  if (chain.closing !== null || chain.centres.length > 0 || isClosed(chain)) return true;
  const lead = chain.lead.slice(-LOOKED_AT);
  if (chain.corners.length < 3) {
    return chain.isInterrupted ? wasArea || areaWords.test(lead) : chain.corners.length === 2 && borderWords.test(lead);
  }
  if (areaWords.test(lead) || (wasArea && (chain.isInterrupted || chain.lead.length <= NAME))) return true;
  const end = chain.corners.at(-1)?.point.to ?? 0;
  return backToStart.test(text.slice(end, end + 140));
}

/** The ring of an area, counter-clockwise and closed; null where it can't be drawn as the text says. */
export function ringOf({ corners, closing, isBroken, isInterrupted }: Chain): Position[] | null {
  const [first] = corners;
  if (isBroken || isInterrupted || !first) return null;
  const ring: Position[] = [first.point.position];
  for (const [at, { point, arc }] of corners.entries()) {
    if (at > 0 && !reach(ring, point.position, arc)) return null;
  }
  if (!reach(ring, first.point.position, closing)) return null;
  if (ring.length < 4 || ring.length > MAX_CORNERS) return null;
  const turned = unrolled(ring);
  return turned === null || crossesItself(turned) ? null : counterClockwise(turned);
}

/** Adds the next corner, and those of the arc to it; false where the arc can't be followed. */
function reach(ring: Position[], position: Position, arc: Arc | null): boolean {
  const last = ring.at(-1);
  if (!last || (isSame(last, position) && arc === null)) return true;
  if (arc !== null) {
    const between = cornersOf(arc, last, position);
    if (between === null) return false;
    ring.push(...between);
  }
  ring.push(position);
  return true;
}
