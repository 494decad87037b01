/** What is written is read again: each difference between the two is among the codes of what was left out, and none is among them that makes no difference. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reason } from '#contract/problems/reasons.ts';
import { routeFileFormats, type RoutePart } from '#contract/route/files.ts';
import { formatOf, routeFiles, writeRouteFile } from '#core/route/files/formats.ts';
import {
  EMPTY_POINT,
  EMPTY_ROUTE,
  tidyRoute,
  type FilePoint,
  type PlannedPoint,
  type PlannedRoute,
} from '#core/route/files/planned-route.ts';
import { times } from '../../../helpers/long.ts';
import { anyRoute } from './arbitrary-route.ts';

const near = (one: number | null, other: number | null): boolean => one !== null && other !== null && Math.abs(one - other) <= 1e-7;
/** Two longitudes name the same place on a pole and at 180°. */
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

function partsThatDiffer(route: PlannedRoute, read: PlannedRoute<FilePoint>): Set<RoutePart> {
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

const partsSaid = (leftOut: readonly Reason[]): Set<RoutePart> =>
  new Set(leftOut.flatMap(({ code, values }) => (values['part'] as RoutePart | undefined) ?? partOfCode[code] ?? []));

const runs = { numRuns: times(150, 5_000) };
const both = routeFileFormats.filter((format) => routeFiles[format].read);

describe.each(both)('a route written as %s and read again', (format) => {
  const { read } = routeFiles[format];

  it('is recognised by its content, differs in no part that is not said to be left out or changed, and is said to lack nothing that is there', () => {
    fc.assert(
      fc.property(anyRoute, (planned) => {
        const { text, leftOut } = writeRouteFile(format, planned);
        expect(formatOf(text)).toBe(format);
        expect(misstated(tidyRoute(planned), read!(text).route, leftOut)).toEqual([]);
      }),
      runs,
    );
  });
});

/** Parts that differ and are not said to, and parts that are said to and do not differ. */
function misstated(route: PlannedRoute, read: PlannedRoute<FilePoint>, leftOut: readonly Reason[]): RoutePart[] {
  const [differing, named] = [partsThatDiffer(route, read), partsSaid(leftOut)];
  // A repeated point that is lost shifts all others.
  const isShifted = differing.has('repeats');
  return [...[...differing].filter((part) => !named.has(part)), ...[...named].filter((part) => !isShifted && !differing.has(part))];
}

/** The long run of the property found these. */
it.each<[(typeof both)[number], readonly Partial<PlannedPoint>[]]>([
  ['pln2024', [{ ident: '\u0234' }, { ident: '\u0180' }, { ident: 'LSGG', latitude: 0 }]],
  [
    'cup',
    [
      { ident: 'A0', latitude: 0, longitude: 9.5e-8, name: 'A0 North' },
      { ident: 'A1', latitude: 0 },
    ],
  ],
  ['fms', [{ ident: '+46.238_+006.109', latitude: 46.238061, longitude: 6.108911 }, { ident: 'LSGG' }]],
])('a route written as %s with these airports is said to lack what it lacks, and no more', (format, points) => {
  const airport = { ...EMPTY_POINT, kind: 'airport' as const, latitude: 90, longitude: 0 };
  const route = tidyRoute({ ...EMPTY_ROUTE, points: points.map((point) => ({ ...airport, ...point })), rules: 'VFR' });
  const { text, leftOut } = writeRouteFile(format, route);
  expect(misstated(route, routeFiles[format].read!(text).route, leftOut)).toEqual([]);
});
