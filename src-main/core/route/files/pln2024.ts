/**
 * Reads and writes flight plans of the tablet in Microsoft Flight Simulator 2024. Departure and destination are separate from the points,
 * and the simulator knows where its own places are: only a user's waypoint has a position.
 */
import { reason } from '#core/reasons/reason.ts';
import { identIn, kindWord } from './idents.ts';
import type { LeftOut } from './left-out.ts';
import type { FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { feetOf, headOf, plnAlphabet, plnWords, positionOf, rulesOf, saidOf, waypoint } from './pln.ts';
import { type ReadRoute } from './reading.ts';
import { decimal } from './write-text.ts';
import { childOf, childrenOf, readingXml, textOf, document, element } from './xml.ts';
import { wordSet } from '#core/text/word-set.ts';

const isUser = (point: PlannedPoint): boolean => kindWord(point, plnWords) === plnWords.user;

export function writePln2024(route: PlannedRoute, leftOut: LeftOut): string {
  const [first, last] = [route.points[0], route.points.at(-1)];
  const [departure, destination] = [first?.kind === 'airport', last?.kind === 'airport' && route.points.length > 1];
  const between = route.points.slice(departure ? 1 : 0, destination ? -1 : undefined);
  const ends = route.points.filter((point) => !between.includes(point));
  leftOut.partOf('positions', (point) => !isUser(point));
  leftOut.partOf('altitudes', (point) => point.altitudeFt !== null && (!isUser(point) || point.altitudeFt === 0));
  leftOut.partOf('airways', (point) => point.airway !== null && ends.includes(point));
  leftOut.partOf('regions', (point) => point.region !== null && ends.includes(point));
  const idents = route.points.map((point) => identIn(point, plnAlphabet, leftOut));
  const identOf = (point: PlannedPoint) => idents[route.points.indexOf(point)] ?? '';
  const plan = element('FlightPlan.FlightPlan', [
    departure && element('DepartureID', idents[0] ?? ''),
    destination && element('DestinationID', idents.at(-1) ?? ''),
    element('Title', route.name),
    element('FPType', rulesOf(route, 'pln2024', leftOut)),
    element('CruisingAlt', decimal(feetOf(route.cruiseLevel, leftOut), 2)),
    element('AppVersion', [element('AppVersionMajor', 12)]),
    ...between.map((point) => waypoint(point, identOf(point), { isPlaced: isUser(point) })),
  ]);
  // Points are compared by their idents in the file, because readers take two that its alphabet makes equal for one.
  const isWrittenAs = (end: PlannedPoint, point: PlannedPoint | undefined) =>
    point !== undefined && isSame({ ident: identOf(end) }, { kind: point.kind, ident: identOf(point) });
  const besideEnds = [
    departure && first && isWrittenAs(first, between[0]) && between[0],
    destination && last && isWrittenAs(last, between.at(-1)) && between.at(-1),
  ];
  leftOut.part(
    'repeats',
    besideEnds.filter((point) => typeof point === 'object'),
  );
  if (!departure || !destination) leftOut.other(reason('routeEndsNotAirports', { format: 'pln2024' }));
  return document(element('SimBase.Document', [plan]));
}

const usedElements = wordSet(
  'SimBase.Document FlightPlan.FlightPlan Title FPType CruisingAlt DepartureID DestinationID AppVersion ATCWaypoint ATCWaypointType WorldPosition ATCAirway ICAO ICAOIdent ICAORegion',
);
const silent = new Set(['Descr', 'AppVersionMajor', 'AppVersionBuild', 'RouteType']);

export function readPln2024(text: string): ReadRoute {
  const { read, root } = readingXml(text, 'pln2024', usedElements, silent);
  const plan = childOf(root, 'FlightPlan.FlightPlan');
  const end = (name: string): FilePoint[] => {
    const [own, ident] = [childOf(plan, name), textOf(plan, name)];
    return own && ident !== undefined ? read.point({ kind: 'airport', ident }, undefined, own) : [];
  };
  const departure = end('DepartureID');
  const destination = end('DestinationID');
  const between = childrenOf(plan, 'ATCWaypoint').flatMap((own) => read.point(saidOf(own), positionOf(own), own));
  const [first, last] = [between[0], between.at(-1)];
  const points = [
    ...departure.filter((point) => !isSame(point, first)),
    ...between,
    ...destination.filter((point) => !isSame(point, last)),
  ];
  return read.done({ ...headOf(plan), points });
}

/** Some write the ends among the waypoints too. */
const isSame = (end: Pick<FilePoint, 'ident'>, point: Pick<FilePoint, 'ident' | 'kind'> | undefined): boolean =>
  point?.kind === 'airport' && point.ident === end.ident;

/** Tells whether a plan is of the tablet: only it has these. */
export const isPln2024 = (text: string): boolean =>
  /<(?:DepartureDetails|ArrivalDetails|ApproachDetails|AppVersionMajor>\s{0,9}1[2-9])/.test(text);
