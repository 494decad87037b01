/** Winds of single legs. They belong to the two points, not to a number: edits of the route before a leg leave its wind where it blows, on the way back too. */
import type { RouteWind } from '#contract/route/aircraft.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';

/** `times`: how often the route flew between the two before. `wind` is as typed. A wind whose leg is gone waits for its return. */
export type LegWind = { between: string; times: number; wind: string };

type Leg = Omit<LegWind, 'wind'>;

/** Names the legs of a route, in their order. */
function legsOf({ legs, points }: Pick<ParsedRoute, 'legs' | 'points'>): Leg[] {
  const flown = new Map<string, number>();
  return legs.map(({ from, to }) => {
    const ends = [points[from], points[to]].map((point) => (point === undefined ? '' : pointName(point)));
    const between = ends.toSorted().join(' ');
    const times = flown.get(between) ?? 0;
    flown.set(between, times + 1);
    return { between, times };
  });
}

const isSame = (one: Leg, other: Leg): boolean => one.between === other.between && one.times === other.times;

/** The winds with that of one leg changed; an empty text takes it away. */
export function withLegWind(winds: readonly LegWind[], route: ParsedRoute, leg: number, wind: string): LegWind[] {
  const changed = legsOf(route)[leg];
  if (changed === undefined) return [...winds];
  const others = winds.filter((one) => !isSame(one, changed));
  return wind.trim() === '' ? others : [...others, { ...changed, wind: wind.trim() }];
}

/** The server takes winds in this form. */
export const windsOfLegs = (winds: readonly LegWind[], route: Pick<ParsedRoute, 'legs' | 'points'>): RouteWind[] =>
  legsOf(route).flatMap((leg, at) => {
    const typed = winds.find((one) => isSame(one, leg));
    const blowing = typed === undefined ? undefined : readWindTyped(typed.wind);
    return blowing === undefined || blowing === 'wrong' ? [] : [{ ...blowing, leg: at }];
  });
