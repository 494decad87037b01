/**
 * Reads and writes GPX 1.1 (topografix.com/GPX/1/1): a route; without one the points of a track are read, or the waypoints in their order.
 */
import { reason } from '#core/reasons/reason.ts';
import { feetToMetres } from '#domain/units.ts';
import { cleanText, type FilePoint, type PlannedPoint, type PlannedRoute } from './planned-route.ts';
import { finite, numberOf, type Reading, type ReadRoute, type SaidPoint } from './reading.ts';
import { decimal, feetOfMetres } from './write-text.ts';
import { childOf, childrenOf, readingXml, textOf, type Element, document, element } from './xml.ts';

export function writeGpx(route: PlannedRoute): string {
  const root = element(
    'gpx',
    [element('metadata', [element('name', route.name)]), element('rte', [element('name', route.name), ...route.points.map(pointElement)])],
    { version: '1.1', creator: 'Aeroshelf', xmlns: 'http://www.topografix.com/GPX/1/1' },
  );
  return document(root);
}

/** `sym` and `type` are free texts: what we write in them is ours. */
const pointElement = ({ latitude, longitude, altitudeFt, ident, name, kind, navaid }: PlannedPoint): string | null =>
  element(
    'rtept',
    [
      altitudeFt === null ? null : element('ele', decimal(feetToMetres(altitudeFt), 4)),
      element('name', ident),
      element('desc', name),
      kind === 'position' ? null : element('type', navaid ?? kind.toUpperCase()),
    ],
    // Its schema ends in front of 180°, which is -180° too.
    { lat: decimal(latitude), lon: decimal(longitude === 180 ? -180 : longitude) },
  );

const usedElements = new Set(['gpx', 'metadata', 'rte', 'rtept', 'trk', 'trkseg', 'trkpt', 'wpt', 'ele', 'name', 'desc', 'type']);
/** These say who wrote the file and when, and how it draws. */
const silent = new Set(['time', 'bounds', 'author', 'copyright', 'link', 'keywords', 'sym', 'src', 'number', 'cmt']);

export function readGpx(text: string): ReadRoute {
  const { read, root } = readingXml(text, 'gpx', usedElements, silent);
  const routes = childrenOf(root, 'rte').filter((rte) => childOf(rte, 'rtept'));
  const tracks = childrenOf(root, 'trk').filter((trk) => childOf(trk, 'trkseg'));
  const waypoints = childrenOf(root, 'wpt');
  const [first, ...rest] = routes.length > 0 ? routes : tracks;
  const source = routes.length > 0 ? 'route' : tracks.length > 0 ? 'track' : 'waypoints';
  if (source !== 'route' && (first || waypoints.length > 0)) read.fault(reason('routeFileReadAs', { format: 'gpx', source }));
  if (rest.length > 0) read.fault(reason('routeFileRoutesUnused', { format: 'gpx', count: rest.length }));
  if (source === 'route' && tracks.length > 0) read.unused('trk');
  if (source !== 'waypoints' && waypoints.length > 0) read.unused('wpt');
  const elements =
    source === 'route'
      ? childrenOf(first, 'rtept')
      : source === 'track'
        ? read.line(
            childrenOf(first, 'trkseg').flatMap((segment) => childrenOf(segment, 'trkpt')),
            positionOf,
          )
        : waypoints;
  const points = elements.flatMap((one) => pointOf(one, read));
  return read.done({ name: textOf(first, 'name') ?? textOf(childOf(root, 'metadata'), 'name') ?? null, points });
}

function pointOf(own: Element, read: Reading): FilePoint[] {
  const ident = textOf(own, 'name') ?? null;
  const metres = finite(numberOf(textOf(own, 'ele')));
  const facts: SaidPoint = {
    ...kindOf(textOf(own, 'type')),
    ident,
    name: nameOf(own, ident),
    altitudeFt: metres === null ? null : feetOfMetres(metres),
  };
  return read.point(facts, positionOf(own), own);
}

const positionOf = ({ attributes }: Element) => ({ latitude: numberOf(attributes['lat']), longitude: numberOf(attributes['lon']) });

/** Many write the ident again as a comment. */
function nameOf(own: Element, ident: string | null): string | null {
  const name = textOf(own, 'desc') ?? textOf(own, 'cmt') ?? null;
  return cleanText(name) === cleanText(ident) && ident !== null && !childOf(own, 'desc') ? null : name;
}

function kindOf(type: string | undefined): Pick<SaidPoint, 'kind' | 'navaid'> {
  const word = type?.toUpperCase();
  if (word === 'AIRPORT') return { kind: 'airport' };
  if (word === 'NAVAID') return { kind: 'navaid' };
  return word === 'VOR' || word === 'NDB' ? { kind: 'navaid', navaid: word } : { kind: 'waypoint' };
}
