/** Makes a pilot's log of a route. Nothing is computed here that the legs do not have, except what remains of the way. */
import type { Plog, PlogAerodrome, PlogAge, PlogPoint } from '#contract/route/plog.ts';
import type { RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';

type PlogFrequency = { value: number; unit: 'MHz' | 'kHz' };

/** A log has these in addition to the route. */
export type PlogSources = {
  /** The moment of the log and of the ages is in milliseconds since 1970. */
  made: number;
  title?: string | undefined;
  aircraft?: { name?: string | undefined; usableFuel?: number | undefined } | undefined;
  /** The frequency of a navaid, by its id; undefined where it has none. */
  frequencyOf(id: string): PlogFrequency | undefined;
  aerodromeOf(id: string): Omit<PlogAerodrome, 'role'> | undefined;
  data: readonly PlogAge[];
};

/** Undefined for a route of fewer than two points: it has no legs. */
export function plogOf(route: ParsedRoute, sources: PlogSources): Plog | undefined {
  const { points, alternates, legs, totals, tops, lightChanges, air, faults } = route;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || legs.length === 0) return undefined;
  const point = (one: RoutePoint | undefined) => pointOf(one ?? last, sources);
  let remainingNm = totals.distanceNm;
  return {
    title: sources.title ?? `${identOf(first)} – ${identOf(last)}`,
    made: new Date(sources.made).toISOString(),
    isForNavigation: false,
    aircraft: sources.aircraft?.name ?? null,
    start: pointOf(first, sources),
    usableFuel: sources.aircraft?.usableFuel ?? null,
    legs: legs.map(({ from, to, ...figures }, index) => {
      // The sum of the legs is the whole but for the last bits of a number.
      remainingNm = index === legs.length - 1 ? 0 : remainingNm - figures.distanceNm;
      return { from: point(points[from]).ident, to: point(points[to]), remainingNm, ...figures };
    }),
    totals,
    tops,
    lightChanges,
    air,
    aerodromes: [
      ...aerodrome(first, 'departure', sources),
      ...aerodrome(last, 'destination', sources),
      ...alternates.flatMap((one) => aerodrome(one, 'alternate', sources)),
    ],
    data: [...sources.data],
    hasFaults: faults.length > 0,
  };
}

const identOf = ({ ident, text }: RoutePoint): string => ident ?? text;

function pointOf(point: RoutePoint, { frequencyOf }: PlogSources): PlogPoint {
  const { kind, id, name, stayMinutes } = point;
  const frequency = kind === 'navaid' && id !== null ? frequencyOf(id) : undefined;
  return { kind, ident: identOf(point), name, stayMinutes, frequency: frequency?.value ?? null, frequencyUnit: frequency?.unit ?? null };
}

function aerodrome({ kind, id }: RoutePoint, role: PlogAerodrome['role'], { aerodromeOf }: PlogSources): PlogAerodrome[] {
  const found = kind === 'airport' && id !== null ? aerodromeOf(id) : undefined;
  return found ? [{ role, ...found }] : [];
}
