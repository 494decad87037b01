/** Finds the stretches of a route on which it is within a distance of a figure. */
import { positionOnArc } from './arc.ts';
import { distanceToOutline, type Outline } from './figures.ts';
import { doubtOf, piecesNear, settled, type NearPiece, type Nearest } from './nearest.ts';
import type { RouteLine } from './route-line.ts';

/** Nautical miles from the start of the route: where it comes within the distance, is nearest, and leaves. */
export type Pass = { entryNm: number; nearestNm: number; exitNm: number; distanceNm: number };

type Stretch = { from: number; to: number };
type Found = Stretch & { nearest: Nearest };

/** Half of a stretch, nautical miles, in which a figure is not looked for more closely. */
const FINEST_NM = 0.004;
/** Stretches with a smaller gap between are one. */
const JOINED_NM = 0.01;

/**
 * One pass for each time that the route comes within `halfWidthNm` of any of the figures, in order: one that is flown out and back is passed twice. Empty
 * where it never does. Distances and places along the route are right to 0.01 NM, for half widths up to 1,000 NM.
 */
export function passesOf(line: RouteLine, outlines: readonly Outline[], halfWidthNm: number): Pass[] {
  const found: Found[] = [];
  for (const outline of outlines) {
    for (const near of piecesNear(line, outline, halfWidthNm)) {
      const nearest = settled(near, outline);
      if (nearest.distanceNm > halfWidthNm) continue;
      found.push({ from: nearest.alongNm, to: nearest.alongNm, nearest }, ...stretchesOf(near, outline, halfWidthNm, nearest.alongNm));
    }
  }
  const passes: Pass[] = [];
  for (const { from, to, nearest } of found.toSorted((a, b) => a.from - b.from)) {
    const last = passes.at(-1);
    if (!last || from > last.exitNm + JOINED_NM) {
      passes.push({ entryNm: from, nearestNm: nearest.alongNm, exitNm: to, distanceNm: nearest.distanceNm });
      continue;
    }
    last.exitNm = Math.max(last.exitNm, to);
    if (nearest.distanceNm < last.distanceNm) Object.assign(last, { nearestNm: nearest.alongNm, distanceNm: nearest.distanceNm });
  }
  return passes;
}

/** A figure comes nearer by no more than a mile in a mile: a stretch is halved until that settles it. */
function stretchesOf({ piece }: NearPiece, outline: Outline, halfWidthNm: number, nearestNm: number): Found[] {
  const found: Found[] = [];
  const look = (from: number, to: number): void => {
    const half = (to - from) / 2;
    const middle = from + half;
    const distance = distanceToOutline(outline, positionOnArc(piece, (middle - piece.alongNm) / piece.lengthNm));
    if (distance > halfWidthNm + half) return;
    if (distance + half <= halfWidthNm || (half <= FINEST_NM && distance <= halfWidthNm)) {
      // It is less exact than what was settled, which is to win.
      found.push({ from, to, nearest: { alongNm: middle, distanceNm: distance + doubtOf(distance + outline.reachNm) } });
    } else if (half > FINEST_NM) {
      look(from, middle);
      look(middle, to);
    }
  };
  const end = piece.alongNm + piece.lengthNm;
  const split = Math.min(end, Math.max(piece.alongNm, nearestNm));
  if (split > piece.alongNm) look(piece.alongNm, split);
  if (end > split) look(split, end);
  return found;
}
