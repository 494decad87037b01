/** Finds where a route passes each item of a list: how far from its start, how far off, on which side and when. */
import type { Along } from '#contract/route/along.ts';
import { outlineOf, type Figure } from '#domain/route-line/figures.ts';
import { nearestWithin, settled } from '#domain/route-line/nearest.ts';
import { routeLine } from '#domain/route-line/route-line.ts';
import { dot } from '#domain/route-line/vectors.ts';
import { invalid } from '../refusal.ts';
import type { Along as Corridor } from './along.ts';
import { departAt } from './route.ts';

export type PassageQuery = { along?: 'true'; speed?: number; depart?: string };

/** Undefined for what has no place, or none within the width. */
export type Passages = (figures: readonly Figure[]) => Along | undefined;

/** A route leads over a place within this many nautical miles. */
const ON_NM = 0.05;
const HOUR_MS = 3_600_000;

/** Undefined where the query does not ask for it. Throws `invalidRequest` for a parameter without effect, and a departure that cannot be read. */
export function passagesOf({ along, speed, depart }: PassageQuery, corridor: Corridor | undefined, now: number): Passages | undefined {
  const details = [
    ...(along !== undefined && !corridor ? ['along: has no effect without route'] : []),
    ...(speed !== undefined && along === undefined ? ['speed: has no effect without along'] : []),
    ...(depart !== undefined && along === undefined ? ['depart: has no effect without along'] : []),
    ...(along !== undefined && (speed === undefined) !== (depart === undefined) ? ['speed: needs depart, and depart needs speed'] : []),
  ];
  if (details.length > 0) throw invalid(...details);
  if (along === undefined || !corridor) return undefined;
  const line = routeLine(corridor.positions);
  const start = depart === undefined ? undefined : departAt(depart, now);
  return (figures) => {
    const found = nearestWithin(line, figures.map(outlineOf), corridor.halfWidthNm);
    if (!found) return undefined;
    const { near, outline } = found;
    const { distanceNm, alongNm } = settled(near, outline);
    return {
      alongNm: tenths(alongNm),
      besideNm: tenths(distanceNm),
      side: distanceNm < ON_NM ? 'on' : dot(near.piece.normal, near.target) > 0 ? 'left' : 'right',
      passedAt: start === undefined || speed === undefined ? null : new Date(start + Math.round((alongNm / speed) * HOUR_MS)).toISOString(),
    };
  };
}

const tenths = (nm: number): number => Math.round(nm * 10) / 10;
