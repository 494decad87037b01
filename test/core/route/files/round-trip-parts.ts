/** In which parts two routes differ, and which parts a writer said to have left out or changed. */
import type { Reason } from '#contract/problems/reasons.ts';
import type { RoutePart } from '#contract/route/files.ts';
import type { FilePoint, PlannedRoute } from '#core/route/files/planned-route.ts';

const near = (one: number | null, other: number | null): boolean => one !== null && other !== null && Math.abs(one - other) <= 1e-7;
/** On a pole and at 180° there are two ways to say the same. */
const isSamePlace = (one: FilePoint, other: FilePoint): boolean =>
  near(one.latitude, other.latitude) && (near(one.longitude, other.longitude) || Math.abs(Math.abs(one.longitude ?? 0) - 180) < 1e-7);

/** A waypoint whose ident is lost is a position. */
const isOnlyUnnamed = (one: FilePoint, other: FilePoint): boolean => other.ident === null && one.kind === 'waypoint';

const ofPoint: readonly [RoutePart, (one: FilePoint, other: FilePoint) => boolean][] = [
  ['positions', isSamePlace],
  ['idents', (one, other) => one.ident === other.ident],
  ['kinds', (one, other) => one.navaid === other.navaid && (one.kind === other.kind || isOnlyUnnamed(one, other))],
  ['names', (one, other) => one.name === other.name],
  ['altitudes', (one, other) => one.altitudeFt === other.altitudeFt],
  ['airways', (one, other) => one.airway === other.airway],
  ['regions', (one, other) => one.region === other.region],
];

export function partsThatDiffer(route: PlannedRoute, read: PlannedRoute<FilePoint>): Set<RoutePart> {
  const parts = new Set<RoutePart>();
  if (route.name !== read.name) parts.add('name');
  if (JSON.stringify(route.cruiseLevel) !== JSON.stringify(read.cruiseLevel)) parts.add('level');
  if (JSON.stringify(route.cruiseSpeed) !== JSON.stringify(read.cruiseSpeed)) parts.add('speed');
  if (route.rules !== read.rules) parts.add('rules');
  if (route.cycle !== read.cycle) parts.add('cycle');
  if (route.points.length !== read.points.length) parts.add('repeats');
  if (route.alternates.length !== read.alternates.length) parts.add('alternates');
  for (const [part, isSame] of ofPoint) {
    const pairs = [pairsOf(route.points, read.points), pairsOf(route.alternates, read.alternates)].flat();
    if (pairs.some(([one, other]) => !isSame(one, other))) parts.add(part);
  }
  return parts;
}

const pairsOf = (one: readonly FilePoint[], other: readonly FilePoint[]): [FilePoint, FilePoint][] =>
  one.length === other.length ? one.flatMap((point, at): [FilePoint, FilePoint][] => (other[at] ? [[point, other[at]]] : [])) : [];

const partOfCode: Partial<Record<Reason['code'], RoutePart>> = {
  routeLevelChanged: 'level',
  routeRulesAssumed: 'rules',
  routePositionsRounded: 'positions',
};

export const partsSaid = (leftOut: readonly Reason[]): Set<RoutePart> =>
  new Set(leftOut.flatMap(({ code, values }) => (values['part'] as RoutePart | undefined) ?? partOfCode[code] ?? []));
