/** Writes a route as item 15 of a flight plan has it (ICAO Doc 4444, Appendix 2), without departure and destination, which items 13 and 16 name. */
import type { ParsedRoute } from '#contract/route/route.ts';
import { levelWord, speedWord } from '#domain/cruise-words.ts';
import { reason } from '#core/reasons/reason.ts';
import { filedRoute, isFiledAsPosition } from '../flight-plan/filed-route.ts';
import { plannedRouteOf } from '../planned.ts';
import { leftOutOf, type Lacking, type WrittenRoute } from './left-out.ts';
import { tidyRoute } from './planned-route.ts';

export const item15Lacks: Lacking = ['name', 'names', 'alternates'];

/** Half a minute of latitude is the rounding of coordinates here. */
const ROUNDING_METRES = 930;

export function writeItem15(route: ParsedRoute): WrittenRoute {
  // What is in no other format is here: its own words.
  const planned = tidyRoute({ ...plannedRouteOf(route), wordsAlone: [] });
  const leftOut = leftOutOf('icao', planned, item15Lacks);
  const { points } = route;
  const [first, last] = [points[0], points.at(-1)];
  const ends = { isFromAerodrome: first?.kind === 'airport', isToAerodrome: points.length > 1 && last?.kind === 'airport' };
  const filed = filedRoute(route, ends);
  const isEnd = (at: number): boolean => filed.ends.includes(points[at]?.from ?? -1);
  leftOut.partOf('ends', (_, at) => isEnd(at));
  const isPosition = (at: number): boolean => !isEnd(at) && points[at] !== undefined && isFiledAsPosition(points[at]);
  leftOut.partOf('idents', ({ ident }, at) => ident !== null && isPosition(at));
  if (points.some((_, at) => isPosition(at))) leftOut.other(reason('routePositionsRounded', { format: 'icao', metres: ROUNDING_METRES }));
  const { speed = null, level = null } = first ?? {};
  // Both or neither: without a speed the item has no beginning.
  const begin = speed === null || level === null ? '' : speedWord(speed) + levelWord(level);
  if (begin === '') leftOut.other(reason('routeSpeedMissing', { format: 'icao' }));
  return leftOut.done([begin, filed.text].filter((part) => part !== '').join(' '));
}
