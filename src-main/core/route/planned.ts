/** A route that was worked out, as flight plan files hold it. Words that are not in the data are no points of it: `faults` of the route name them. */
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { feetOfFlightLevel } from '#domain/flight-level.ts';
import type { CruiseLevel, PlannedPoint, PlannedRoute } from './files/planned-route.ts';

type Level = RouteLeg['level'];

const HUNDRED_FEET = feetOfFlightLevel(1);

export function plannedRouteOf({ points, alternates, legs, words }: ParsedRoute): PlannedRoute {
  const airways = new Set(words.filter(({ kind }) => kind === 'airway').map(({ text }) => text));
  const leading = (index: number): string | null => {
    const via = legs.find(({ to }) => to === index)?.via ?? [];
    const [word] = via;
    return via.length === 1 && word !== undefined && airways.has(word) ? word : null;
  };
  const first = points[0];
  const last = points.at(-1);
  return {
    name: first && last ? `${first.ident ?? first.text} ${last.ident ?? last.text}` : null,
    points: points.map((point, index) => pointOf(point, leading(index))),
    alternates: alternates.map((point) => pointOf(point, null)),
    cruiseLevel: levelOf(first?.level ?? null),
    cruiseSpeed: first?.speed ?? null,
    rules: first?.rules ?? null,
    cycle: null,
  };
}

const kinds = { airport: 'airport', navaid: 'navaid', waypoint: 'waypoint', coordinates: 'position', bearingDistance: 'position' } as const;

function pointOf({ kind, ident, name, type, latitude, longitude }: RoutePoint, airway: string | null): PlannedPoint {
  const navaid = kind !== 'navaid' ? null : type?.startsWith('NDB') === true ? 'NDB' : 'VOR';
  return { ident, kind: kinds[kind], navaid, name, altitudeFt: null, airway, region: null, latitude, longitude };
}

function levelOf(level: Level): CruiseLevel | null {
  if (level?.feet === null || level?.feet === undefined) return null;
  const isPressure = level.kind === 'flightLevel' || level.kind === 'metricLevel';
  return isPressure ? { unit: 'FL', value: Math.round(level.feet / HUNDRED_FEET) } : { unit: 'ft', value: level.feet };
}
