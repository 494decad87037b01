/**
 * Reads and writes flight plans of Flight Simulator X, Prepar3D and Microsoft Flight Simulator (PLN). Those of 2024 are recognised by what
 * they say, in pln2024.ts.
 */
import { reason } from '#core/reasons/reason.ts';
import { feetOfFlightLevel } from '#domain/flight-level.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { identIn, kindOfWord, kindWord, type KindWords } from './idents.ts';
import type { LeftOut } from './left-out.ts';
import type { CruiseLevel, FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { finite, numberOf, type ReadRoute } from './reading.ts';
import { decimal, isSquare } from './write-text.ts';
import { childOf, childrenOf, readingXml, textOf, type Element, document, element } from './xml.ts';
import { readPosition } from '#domain/read-position.ts';
import { wordSet } from '#core/text/word-set.ts';

export const plnWords: KindWords = { airport: 'Airport', VOR: 'VOR', NDB: 'NDB', fix: 'Intersection', user: 'User' };
/** Longer ones and other signs keep Flight Simulator X from loading a plan. */
export const plnAlphabet = { allowed: /[A-Z0-9]/, most: 10 };

export function writePln(route: PlannedRoute, leftOut: LeftOut): string {
  const [first, last] = [route.points[0], route.points.at(-1)];
  leftOut.partOf('names', ({ name }, at) => name !== null && at > 0 && at < route.points.length - 1);
  leftOut.partOf('altitudes', ({ altitudeFt }) => altitudeFt === 0);
  const idents = route.points.map((point) => identIn(point, plnAlphabet, leftOut));
  const end = (name: string, at: number, point: PlannedPoint | undefined) =>
    point ? [element(`${name}ID`, idents.at(at) ?? ''), element(`${name}LLA`, worldPosition(point))] : [];
  const root = element(
    'SimBase.Document',
    [
      element('Descr', 'AceXML Document'),
      element('FlightPlan.FlightPlan', [
        element('Title', route.name),
        element('FPType', rulesOf(route, 'pln', leftOut)),
        element('RouteType', route.points.some(({ airway }) => airway !== null) ? 'LowAlt' : 'Direct'),
        element('CruisingAlt', decimal(feetOf(route.cruiseLevel, leftOut), 2)),
        ...end('Departure', 0, first),
        ...end('Destination', -1, last),
        element('Descr', `${idents[0] ?? ''}, ${idents.at(-1) ?? ''}`),
        element('DepartureName', first?.name ?? null),
        element('DestinationName', route.points.length > 1 ? (last?.name ?? null) : null),
        element('AppVersion', [element('AppVersionMajor', 10), element('AppVersionBuild', 61_472)]),
        ...route.points.map((point, at) => waypoint(point, idents[at] ?? '', { isPlaced: true })),
      ]),
    ],
    { Type: 'AceXML', version: '1,0' },
  );
  if (first?.kind !== 'airport' || last?.kind !== 'airport') leftOut.other(reason('routeEndsNotAirports', { format: 'pln' }));
  return document(root);
}

/** `isPlaced` is true where the file gives its position. */
export const waypoint = (point: PlannedPoint, ident: string, { isPlaced }: { isPlaced: boolean }): string | null =>
  element(
    'ATCWaypoint',
    [
      element('ATCWaypointType', kindWord(point, plnWords)),
      isPlaced && element('WorldPosition', worldPosition(point)),
      element('ATCAirway', point.airway),
      element('ICAO', [element('ICAORegion', point.region), element('ICAOIdent', ident)]),
    ],
    isPlaced ? { id: ident } : {},
  );

/** The simulators ask for rules. */
export function rulesOf({ rules }: PlannedRoute, format: 'pln' | 'pln2024', leftOut: LeftOut): 'VFR' | 'IFR' {
  if (rules === null) leftOut.other(reason('routeRulesAssumed', { format, rules: 'VFR' }));
  return rules ?? 'VFR';
}

/** A level becomes feet, which alone the simulators read; 0 for none. */
export function feetOf(level: CruiseLevel | null, leftOut: LeftOut): number {
  if (level === null) return 0;
  const value = level.unit === 'FL' ? feetOfFlightLevel(level.value) : level.value;
  leftOut.level(level, { unit: 'ft', value });
  return value;
}

const usedElements = wordSet(
  'SimBase.Document FlightPlan.FlightPlan Title FPType CruisingAlt DepartureID DestinationID DepartureName DestinationName AppVersion ATCWaypoint ATCWaypointType WorldPosition ATCAirway ICAO ICAOIdent ICAORegion',
);
/** These say who wrote the file, and repeat the ends, which are waypoints too. */
const silent = wordSet('Descr AppVersionMajor AppVersionBuild RouteType DepartureLLA DestinationLLA');

export function readPln(text: string): ReadRoute {
  const { read, root } = readingXml(text, 'pln', usedElements, silent);
  const plan = childOf(root, 'FlightPlan.FlightPlan');
  const waypoints = childrenOf(plan, 'ATCWaypoint');
  const points = waypoints.flatMap((own, at): FilePoint[] => {
    const end = at === 0 ? 'DepartureName' : at === waypoints.length - 1 ? 'DestinationName' : undefined;
    return read.point({ ...saidOf(own), name: (end && textOf(plan, end)) ?? null }, positionOf(own), own);
  });
  return read.done({ ...headOf(plan), points });
}

export function headOf(plan: Element | undefined): Pick<PlannedRoute, 'name' | 'rules' | 'cruiseLevel'> {
  const rules = textOf(plan, 'FPType');
  const feet = finite(numberOf(textOf(plan, 'CruisingAlt')));
  return {
    name: textOf(plan, 'Title') ?? null,
    rules: rules === 'IFR' || rules === 'VFR' ? rules : null,
    cruiseLevel: feet === null || feet === 0 ? null : { unit: 'ft', value: feet },
  };
}

/** Reads a waypoint of either kind of plan, without its position. */
export function saidOf(own: Element) {
  const place = readWorldPosition(textOf(own, 'WorldPosition'));
  const icao = childOf(own, 'ICAO');
  const written = textOf(icao, 'ICAOIdent') ?? own.attributes['id'] ?? null;
  const kind = kindOfWord(textOf(own, 'ATCWaypointType'), plnWords);
  return {
    ...kind,
    ident: written !== null && place && kind.kind === 'waypoint' && isSquare(written, place.position) ? null : written,
    altitudeFt: place?.altitudeFt ?? null,
    airway: textOf(own, 'ATCAirway') ?? null,
    region: textOf(icao, 'ICAORegion') ?? null,
  };
}

/** A point without a position is identified by its ident; a position that cannot be read is a fault. */
export function positionOf(own: Element): LatLon | undefined {
  const text = textOf(own, 'WorldPosition');
  if (text === undefined) return undefined;
  return readWorldPosition(text)?.position ?? { latitude: NaN, longitude: NaN };
}

/** `N46° 14' 17.0000",E6° 6' 32.0000",+005500.00`: ten-thousandths of a second are a few millimetres. */
function worldPosition({ latitude, longitude, altitudeFt }: PlannedPoint): string {
  const feet = Math.abs(altitudeFt ?? 0)
    .toFixed(2)
    .padStart(9, '0');
  const sign = (altitudeFt ?? 0) < 0 ? '-' : '+';
  return `${latitude < 0 ? 'S' : 'N'}${angle(latitude)},${longitude < 0 ? 'W' : 'E'}${angle(longitude)},${sign}${feet}`;
}

function angle(degrees: number): string {
  const units = Math.round(Math.abs(degrees) * 36_000_000);
  const [whole, minutes, seconds] = [
    Math.floor(units / 36_000_000),
    Math.floor((units % 36_000_000) / 600_000),
    (units % 600_000) / 10_000,
  ];
  return `${whole}° ${minutes}' ${seconds.toFixed(4)}"`;
}

/** Undefined for any other text, and for the zeros that mean no position. */
function readWorldPosition(text: string | undefined): { position: LatLon; altitudeFt: number | null } | undefined {
  const comma = text?.lastIndexOf(',') ?? -1;
  if (text === undefined || comma === -1) return undefined;
  const position = readPosition(text.slice(0, comma));
  const feet = finite(numberOf(text.slice(comma + 1)));
  return position && { position, altitudeFt: feet === 0 ? null : feet };
}
