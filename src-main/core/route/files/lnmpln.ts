/** Reads and writes flight plans of Little Navmap (LNMPLN), whose format its manual describes. */
import { kindOfWord, kindWord, tellIdent, type KindWords } from './idents.ts';
import type { LeftOut } from './left-out.ts';
import type { FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { feetOf } from './pln.ts';
import { finite, numberOf, type Reading, type ReadRoute, type SaidPosition } from './reading.ts';
import { decimal, isSquare, squareOf } from './write-text.ts';
import { childOf, childrenOf, readingXml, textOf, type Element, document, element } from './xml.ts';
import { wordSet } from '#core/text/word-set.ts';

const words: KindWords = { airport: 'AIRPORT', VOR: 'VOR', NDB: 'NDB', fix: 'WAYPOINT', user: 'USER' };

export function writeLnmpln(route: PlannedRoute, leftOut: LeftOut): string {
  for (const point of [...route.points, ...route.alternates]) if (point.ident !== null) tellIdent(point, point.ident, leftOut);
  const feet = route.cruiseLevel && feetOf(route.cruiseLevel, leftOut);
  const plan = element('Flightplan', [
    element('Header', [
      element('FlightplanType', route.rules),
      feet === null ? null : element('CruisingAlt', Math.round(feet)),
      feet === null ? null : element('CruisingAltF', decimal(feet, 4)),
      element('FileVersion', '1.2'),
      element('ProgramName', 'Aeroshelf'),
    ]),
    element('NavData', null, { Cycle: route.cycle }),
    element(
      'Waypoints',
      route.points.map((point) => place('Waypoint', point)),
    ),
    element(
      'Alternates',
      route.alternates.map((point) => place('Alternate', point)),
    ),
  ]);
  return document(element('LittleNavmap', [plan]));
}

const place = (name: string, point: PlannedPoint): string | null =>
  element(name, [
    element('Name', point.name),
    element('Ident', point.ident ?? squareOf(point)),
    element('Region', point.region),
    element('Airway', point.airway),
    element('Type', kindWord(point, words)),
    element('Pos', null, {
      Lon: decimal(point.longitude),
      Lat: decimal(point.latitude),
      Alt: point.altitudeFt === null ? null : point.altitudeFt.toFixed(2),
    }),
  ]);

const usedElements = wordSet(
  'LittleNavmap Flightplan Header FlightplanType CruisingAlt CruisingAltF NavData Waypoints Waypoint Alternates Alternate Name Ident Region Airway Type Pos',
);
/** These elements say who wrote the file, when and with which simulator, which is nothing of the route. */
const silent = wordSet('CreationDate FileVersion ProgramName ProgramVersion Documentation SimData');

export function readLnmpln(text: string): ReadRoute {
  const { read, root } = readingXml(text, 'lnmpln', usedElements, silent);
  const plan = childOf(root, 'Flightplan');
  const header = childOf(plan, 'Header');
  const rules = textOf(header, 'FlightplanType');
  const feet = finite(numberOf(textOf(header, 'CruisingAltF') ?? textOf(header, 'CruisingAlt')));
  const points = childrenOf(childOf(plan, 'Waypoints'), 'Waypoint').flatMap((own) => pointOf(own, read));
  const alternates = childrenOf(childOf(plan, 'Alternates'), 'Alternate').flatMap((own) => pointOf(own, read));
  return read.done({
    points,
    alternates,
    cycle: childOf(plan, 'NavData')?.attributes['Cycle'] ?? null,
    rules: rules === 'IFR' || rules === 'VFR' ? rules : null,
    cruiseLevel: feet === null ? null : { unit: 'ft', value: feet },
  });
}

function pointOf(own: Element, read: Reading): FilePoint[] {
  const pos = childOf(own, 'Pos')?.attributes;
  const position: SaidPosition = pos && { latitude: numberOf(pos['Lat']), longitude: numberOf(pos['Lon']) };
  const kind = kindOfWord(textOf(own, 'Type'), words);
  const written = textOf(own, 'Ident') ?? null;
  const isUnnamed = written !== null && position !== undefined && kind.kind === 'waypoint' && isSquare(written, position);
  const facts = {
    ...kind,
    ident: isUnnamed ? null : written,
    name: textOf(own, 'Name') ?? null,
    region: textOf(own, 'Region') ?? null,
    airway: textOf(own, 'Airway') ?? null,
    altitudeFt: finite(numberOf(pos?.['Alt'])),
  };
  return read.point(facts, position, own);
}
