/** KML 2.2 (OGC 07-147) has the route as a line, and a placemark for each of its points. */
import { reason } from '#core/reasons/reason.ts';
import { feetToMetres } from '#domain/units.ts';
import { membersOf, routeIn, routeMembersOf, saidIn, type Values } from './described-point.ts';
import type { FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { numberOf, type ReadRoute, type SaidPoint } from './reading.ts';
import { decimal, feetOfMetres } from './write-text.ts';
import { childOf, childrenOf, readingXml, textOf, type Element, document, element } from './xml.ts';
import { wordSet } from '#core/text/word-set.ts';

export function writeKml(route: PlannedRoute): string {
  const line = route.points.length > 1 && [
    element('tessellate', 1),
    element('coordinates', route.points.map((point) => coordinates(point)).join(' ')),
  ];
  return kmlDocument([
    element('name', route.name),
    extendedData(routeMembersOf(route)),
    line && element('Placemark', [element('name', route.name), element('LineString', line)]),
    ...route.points.map((point) => placemark(point, 'point')),
    ...route.alternates.map((point) => placemark(point, 'alternate')),
  ]);
}

export const kmlDocument = (children: readonly (string | false | null)[]): string =>
  document(element('kml', [element('Document', children)], { xmlns: 'http://www.opengis.net/kml/2.2' }));

export const extendedData = (members: Readonly<Record<string, string | number | boolean | null>>): string | null =>
  element(
    'ExtendedData',
    Object.entries(members).map(([name, value]) => value !== null && element('Data', [element('value', String(value))], { name })),
  );

const coordinates = ({ longitude, latitude }: PlannedPoint): string => `${decimal(longitude)},${decimal(latitude)}`;

const placemark = (point: PlannedPoint, role: 'point' | 'alternate'): string | null =>
  element('Placemark', [
    element('name', point.ident),
    element('description', point.name),
    extendedData({ role, ...membersOf(point) }),
    element('Point', [
      point.altitudeFt !== null && element('altitudeMode', 'absolute'),
      element(
        'coordinates',
        point.altitudeFt === null ? coordinates(point) : `${coordinates(point)},${decimal(feetToMetres(point.altitudeFt), 4)}`,
      ),
    ]),
  ]);

const usedElements = wordSet(
  'kml Document Folder Placemark name description ExtendedData Data value LineString Point coordinates altitudeMode MultiGeometry',
);
/** They say how it is drawn and first seen. */
const silent = wordSet(
  'Style StyleMap styleUrl LookAt Camera open visibility Snippet snippet tessellate extrude address author link TimeStamp TimeSpan Region',
);

type Placemark = { own: Element; values: Values };

export function readKml(text: string): ReadRoute {
  const { read, root } = readingXml(text, 'kml', usedElements, silent);
  const placemarks = placemarksIn(root);
  const lines = placemarks.flatMap(({ own }) => elementsIn(own, 'LineString').map((line) => ({ own, line })));
  const described = placemarks.filter(({ own }) => childOf(own, 'Point'));
  const isOurs = described.some(({ values }) => values['role'] === 'point');
  const take = ({ own, values }: Placemark): FilePoint[] => {
    const [first] = positionsIn(childOf(own, 'Point'));
    const isAbsolute = textOf(childOf(own, 'Point'), 'altitudeMode') === 'absolute';
    const feet = isAbsolute && first?.metres !== undefined ? feetOfMetres(first.metres) : null;
    const facts = saidOf(own, values);
    return read.point({ ...facts, altitudeFt: facts.altitudeFt ?? feet }, first ?? { latitude: NaN, longitude: NaN }, own);
  };
  const alternates = described.filter(({ values }) => values['role'] === 'alternate').flatMap(take);
  const own = described.filter(({ values }) => values['role'] !== 'alternate');
  const [first, ...rest] = lines;
  const documentOf = childOf(root, 'Document') ?? childOf(root, 'Folder') ?? root;
  const head = routeIn({ name: textOf(documentOf, 'name') ?? textOf(first?.own, 'name') ?? null, ...valuesIn(documentOf) });
  if (!first || isOurs) {
    if (!first && !isOurs && own.length > 1) read.fault(reason('routeFileReadAs', { format: 'kml', source: 'waypoints' }));
    return read.done({ ...head, points: own.filter(({ values }) => !isOurs || values['role'] === 'point').flatMap(take), alternates });
  }
  if (rest.length > 0) read.fault(reason('routeFileRoutesUnused', { format: 'kml', count: rest.length }));
  const byPosition = Map.groupBy(own, (one) => keyOf(positionsIn(childOf(one.own, 'Point'))[0]));
  const line = read.line(positionsIn(first.line), (position) => position);
  const points = line.flatMap((position): FilePoint[] => {
    const named = byPosition.get(keyOf(position))?.shift();
    if (named) return take(named);
    return read.point({ kind: 'position' }, position, first.line);
  });
  if (byPosition.values().some((left) => left.length > 0)) read.unused('Point');
  return read.done({ ...head, points, alternates });
}

/** Our own members say it all; others have a title and a description. */
function saidOf(own: Element, values: Values): SaidPoint {
  if (values['kind'] !== undefined) return saidIn(values);
  return { ...saidIn({ ...values, name: textOf(own, 'name') ?? null }), name: textOf(own, 'description') ?? null };
}

type Position = { latitude: number; longitude: number; metres: number | undefined };

/** Points of a line and placemarks on them differ by rounding at most: a decimetre. */
const keyOf = (position: Position | undefined): string =>
  position ? `${position.latitude.toFixed(6)} ${position.longitude.toFixed(6)}` : '';

export function positionsIn(geometry: Element | undefined): Position[] {
  const tuples = textOf(geometry, 'coordinates')?.split(/\s+/) ?? [];
  return tuples.map((tuple) => {
    const [longitude = NaN, latitude = NaN, metres] = tuple.split(',', 3).map(numberOf);
    return { latitude, longitude, metres };
  });
}

/** The placemarks are in the order of the file, in folders or not. */
function placemarksIn(root: Element): Placemark[] {
  return elementsIn(root, 'Placemark').map((own) => ({ own, values: valuesIn(own) }));
}

export function elementsIn(root: Element, name: string): Element[] {
  const found: Element[] = [];
  const rest = [root];
  for (let own = rest.pop(); own; own = rest.pop()) {
    if (own.name === name) found.push(own);
    else rest.push(...own.children.toReversed());
  }
  return found;
}

const valuesIn = (own: Element): Values =>
  Object.fromEntries(childrenOf(childOf(own, 'ExtendedData'), 'Data').map((one) => [one.attributes['name'] ?? '', textOf(one, 'value')]));
