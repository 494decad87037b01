/**
 * Turns a computed route into one for flight plan files. Promise: each of its words is a part of it or among those that its text alone has.
 */
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { feetOfFlightLevel } from '#domain/flight-level.ts';
import { isStep } from './flight-plan/filed-route.ts';
import type { CruiseLevel, PlannedPoint, PlannedRoute } from './files/planned-route.ts';

type Level = RouteLeg['level'];

const HUNDRED_FEET = feetOfFlightLevel(1);

type Word = ParsedRoute['words'][number];

export function plannedRouteOf({ points, alternates, words }: ParsedRoute): PlannedRoute {
  const [first, last] = [points[0], points.at(-1)];
  const airways = points.map((point, index) => airwayBetween(words, points[index - 1], point));
  const held = new Set([...[...points, ...alternates].map(({ from }) => from), ...airways.map((word) => word?.from)]);
  const steps = words.filter(({ kind }) => isStep.includes(kind));
  // What is said before the second step is of the whole route.
  const start = steps[0]?.from === first?.from ? (steps[1]?.from ?? Infinity) : (first?.from ?? 0);
  const isOfWhole = ({ kind, from, text }: Word): boolean =>
    from < start && (kind === 'rules' || (kind === 'speedLevel' && !/VFR$/i.test(text)));
  return {
    name: first && last ? `${first.ident ?? first.text} ${last.ident ?? last.text}` : null,
    points: points.map((point, index) => pointOf(point, airways[index]?.text ?? null)),
    alternates: alternates.map((point) => pointOf(point, null)),
    cruiseLevel: levelOf(first?.level ?? null),
    cruiseSpeed: first?.speed ?? null,
    rules: first?.rules ?? null,
    cycle: null,
    wordsAlone: words.filter((word) => !held.has(word.from) && !noPart.includes(word.kind) && !isOfWhole(word)).map(({ text }) => text),
  };
}

/** The way without a name, and what of a message is no part of the way. */
const noPart: readonly Word['kind'][] = ['direct', 'message', 'time'];

/** An airway leads on only as the single word between two points. */
function airwayBetween(words: readonly Word[], before: RoutePoint | undefined, point: RoutePoint): Word | undefined {
  if (before === undefined) return undefined;
  const [word, ...others] = words.filter(({ kind, from }) => from > before.from && from < point.from && isStep.includes(kind));
  return others.length === 0 && word?.kind === 'airway' ? word : undefined;
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
