/** Writes and reads Garmin's flight plan, version 1 (FlightPlanv1.xsd), which has a table of waypoints, and the route as references into it. */
import { reason } from '#core/reasons/reason.ts';
import { kindOfWord, kindWord, uniqueIdentsIn, type KindWords } from './idents.ts';
import type { LeftOut } from './left-out.ts';
import type { FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { finite, numberOf, type ReadRoute, type SaidPosition } from './reading.ts';
import { decimal, inAlphabet, isSquare } from './write-text.ts';
import { childOf, childrenOf, readingXml, textOf, type Element, document, element } from './xml.ts';
import { wordSet } from '#core/text/word-set.ts';

const words: KindWords = { airport: 'AIRPORT', VOR: 'VOR', NDB: 'NDB', fix: 'INT', user: 'USER WAYPOINT' };
/** Its units refuse anything else. */
const identAlphabet = { allowed: /[A-Z0-9]/, most: 12 };
const textAlphabet = { allowed: /[A-Z0-9 /]/, most: 25 };
const regionAlphabet = { allowed: /[A-Z0-9]/, most: 2 };
/** The file must name its route. */
const UNNAMED = 'ROUTE';

export function writeGarminFpl(route: PlannedRoute, leftOut: LeftOut): string {
  const idents = uniqueIdentsIn(
    route.points,
    { alphabet: identAlphabet, scopeOf: (point) => `${kindWord(point, words)} ${codeOf(point)}` },
    leftOut,
  );
  const table = new Map<string, string | null>();
  const references = route.points.map((point, at) => {
    const own = { identifier: idents[at] ?? '', type: kindWord(point, words), 'country-code': regionOf(point, leftOut) };
    const key = Object.values(own).join(' ');
    if (!table.has(key)) table.set(key, waypoint(point, own, leftOut));
    return element(
      'route-point',
      Object.entries(own).map(([name, value]) => element(`waypoint-${name}`, value) ?? `<waypoint-${name}/>`),
    );
  });
  const name = restricted('name', route.name, leftOut);
  if (name === UNNAMED) leftOut.other(reason('routePartLeftOut', { format: 'fpl', part: 'name', count: 1, points: '' }));
  const root = element(
    'flight-plan',
    [
      element('waypoint-table', [...table.values()]),
      element('route', [element('route-name', name ?? UNNAMED), element('flight-plan-index', 1), ...references]),
    ],
    { xmlns: 'http://www8.garmin.com/xmlschemas/FlightPlan/v1' },
  );
  return document(root);
}

const waypoint = (point: PlannedPoint, own: Record<string, string>, leftOut: LeftOut): string | null =>
  element('waypoint', [
    ...Object.entries(own).map(([name, value]) => element(name, value) ?? `<${name}/>`),
    element('lat', decimal(point.latitude)),
    element('lon', decimal(point.longitude)),
    element('comment', restricted('names', point.name, leftOut)) ?? '<comment/>',
  ]);

const codeOf = ({ region, kind }: Pick<PlannedPoint, 'region' | 'kind'>): string =>
  kind === 'position' || region === null ? '' : inAlphabet(region, regionAlphabet);

function regionOf({ region, kind }: PlannedPoint, leftOut: LeftOut): string {
  if (region === null) return '';
  const code = codeOf({ region, kind });
  leftOut.changed('regions', region, code);
  return code;
}

function restricted(part: 'name' | 'names', text: string | null, leftOut: LeftOut): string | null {
  if (text === null) return null;
  const written = inAlphabet(text, textAlphabet);
  leftOut.changed(part, text, written);
  return written;
}

const usedElements = wordSet(
  'flight-plan waypoint-table waypoint identifier type country-code lat lon comment route route-name route-point waypoint-identifier waypoint-type waypoint-country-code flight-data altitude-ft',
);
/** These say who wrote the file and when; the elevation is the terrain's. */
const silent = wordSet('file-description author link created flight-plan-index elevation waypoint-description symbol');

export function readGarminFpl(text: string): ReadRoute {
  const { read, root } = readingXml(text, 'fpl', usedElements, silent);
  const waypoints = childrenOf(childOf(root, 'waypoint-table'), 'waypoint');
  const table = new Map<string, Element>();
  for (const own of waypoints) for (const key of keysOf(own, '')) if (!table.has(key)) table.set(key, own);
  const [route, ...others] = childrenOf(root, 'route').filter((one) => childOf(one, 'route-point'));
  if (others.length > 0) read.fault(reason('routeFileRoutesUnused', { format: 'fpl', count: others.length }));
  if (!route && waypoints.length > 0) read.fault(reason('routeFileReadAs', { format: 'fpl', source: 'waypoints' }));

  const pointOf = (own: Element | undefined, reference: Element): FilePoint[] => {
    const position = own && positionOf(own);
    const written = textOf(own, 'identifier') ?? textOf(reference, 'waypoint-identifier') ?? null;
    const kind = kindOfWord(textOf(own, 'type') ?? textOf(reference, 'waypoint-type'), words);
    const isUnnamed = written !== null && position !== undefined && kind.kind === 'waypoint' && isSquare(written, position);
    const facts = {
      ...kind,
      ident: isUnnamed ? null : written,
      name: textOf(own, 'comment') ?? null,
      region: textOf(own, 'country-code') ?? null,
      altitudeFt: finite(numberOf(textOf(own, 'altitude-ft'))),
    };
    return read.point(facts, position, reference);
  };

  const points = route
    ? childrenOf(route, 'route-point').flatMap((one) =>
        pointOf(table.get(keysOf(one, 'waypoint-').find((key) => table.has(key)) ?? ''), one),
      )
    : waypoints.flatMap((one) => pointOf(one, one));
  const feet = finite(numberOf(textOf(childOf(root, 'flight-data'), 'altitude-ft')));
  const name = textOf(route, 'route-name') ?? null;
  return read.done({ name: name === UNNAMED ? null : name, points, cruiseLevel: feet === null ? null : { unit: 'ft', value: feet } });
}

/** The keys go from the surest to the ident alone, because many leave out the country code. */
function keysOf(own: Element, prefix: '' | 'waypoint-'): string[] {
  const [ident, type, code] = ['identifier', 'type', 'country-code'].map((name) => textOf(own, `${prefix}${name}`) ?? '');
  return [`${ident} ${type} ${code}`, `${ident} ${type}`, `${ident}`];
}

function positionOf(own: Element): SaidPosition {
  const [latitude, longitude] = [textOf(own, 'lat'), textOf(own, 'lon')];
  return latitude === undefined && longitude === undefined ? undefined : { latitude: numberOf(latitude), longitude: numberOf(longitude) };
}
