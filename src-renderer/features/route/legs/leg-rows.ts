/** Makes the rows of the table of legs: each leg has what happens on it, in the order in which the aircraft meets it. */
import { distanceBetween } from '#domain/geodesic.ts';
import type { LightChange, RouteLeg, RoutePoint, RouteTop } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';

export type RouteEvent = { kind: 'top'; top: RouteTop } | { kind: 'light'; change: LightChange };
/** `at` is the index of the leg, from 0. */
export type LegRow = { at: number; leg: RouteLeg; from: RoutePoint; to: RoutePoint; events: readonly RouteEvent[] };

export function legRows({ legs, points, tops, lightChanges }: ParsedRoute): LegRow[] {
  return legs.flatMap((leg, at) => {
    const [from, to] = [points[leg.from], points[leg.to]];
    if (from === undefined || to === undefined) return [];
    const events = [
      ...tops.filter((top) => top.leg === at).map((top) => ({ along: top.distanceNm, event: { kind: 'top', top } as const })),
      ...lightChanges
        .filter((change) => change.leg === at)
        .map((change) => ({ along: distanceBetween(from, change), event: { kind: 'light', change } as const })),
    ];
    return [{ at, leg, from, to, events: events.toSorted((a, b) => a.along - b.along).map(({ event }) => event) }];
  });
}
