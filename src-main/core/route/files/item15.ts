/** The route as item 15 of a flight plan (ICAO Doc 4444, Appendix 2): what lies between departure and destination, which items 13 and 16 name. */
import { reason } from '#core/reasons/reason.ts';
import { inIcaoMinutes } from '#domain/format-position.ts';
import type { Speed } from '../words/word.ts';
import { leftOutOf, type Lacking, type LeftOut, type WrittenRoute } from './left-out.ts';
import { tidyRoute, type CruiseLevel, type PlannedPoint, type PlannedRoute } from './planned-route.ts';

export const item15Lacks: Lacking = ['name', 'names', 'altitudes', 'alternates', 'rules', 'cycle'];

/** Half a minute of latitude. */
const ROUNDING_METRES = 930;

export function writeItem15(planned: PlannedRoute): WrittenRoute {
  const route = tidyRoute(planned);
  const leftOut = leftOutOf('icao', route, item15Lacks);
  const { points } = route;
  const [first, last] = [points[0], points.at(-1)];
  const hasDestination = points.length > 1 && last?.kind === 'airport';
  const between = points.slice(first?.kind === 'airport' ? 1 : 0, hasDestination ? -1 : undefined);
  leftOut.part(
    'ends',
    points.filter((point) => !between.includes(point)),
  );
  if (first?.kind === 'airport' && first.airway !== null) leftOut.part('airways', [first]);
  const ways = between.flatMap((point, at) => [...(at === 0 && first === point ? [] : [wayTo(point)]), placeOf(point)]);
  const end = hasDestination && last ? [wayTo(last)] : [];
  leftOut.part(
    'idents',
    between.filter((point) => point.ident !== null && !isDesignator(point)),
  );
  leftOut.part(
    'regions',
    between.filter(({ region }) => region !== null),
  );
  if (between.some((point) => !isDesignator(point)))
    leftOut.other(reason('routePositionsRounded', { format: 'icao', metres: ROUNDING_METRES }));
  return leftOut.done([...speedAndLevel(route, leftOut), ...ways, ...end].join(' '));
}

const airway = /^[A-Z0-9]{2,7}$/;
const wayTo = (point: PlannedPoint): string => (point.airway !== null && airway.test(point.airway) ? point.airway : 'DCT');

/** Designators of two to five letters and figures are known to air traffic services; a user's own points are not. */
const isDesignator = ({ ident, kind, region }: PlannedPoint): boolean =>
  ident !== null && /^[A-Z0-9]{2,5}$/.test(ident) && /[A-Z]/.test(ident) && (kind !== 'waypoint' || region !== null);

const placeOf = (point: PlannedPoint): string => (isDesignator(point) ? (point.ident ?? '') : inIcaoMinutes(point));

/** Both or neither: without a speed the item has no beginning. */
function speedAndLevel({ cruiseSpeed, cruiseLevel }: PlannedRoute, leftOut: LeftOut): string[] {
  if (cruiseSpeed === null || cruiseLevel === null) {
    leftOut.other(reason('routeSpeedMissing', { format: 'icao' }));
    return [];
  }
  const hundreds = cruiseLevel.unit === 'FL' ? cruiseLevel.value : Math.round(cruiseLevel.value / 100);
  const level: CruiseLevel = { unit: cruiseLevel.unit, value: cruiseLevel.unit === 'FL' ? Math.round(hundreds) : hundreds * 100 };
  leftOut.level(cruiseLevel, level);
  return [`${speedText(cruiseSpeed)}${cruiseLevel.unit === 'FL' ? 'F' : 'A'}${String(Math.round(hundreds)).padStart(3, '0')}`];
}

function speedText({ unit, value }: Speed): string {
  if (unit === 'mach') return `M${String(Math.round(value * 100)).padStart(3, '0')}`;
  return `${unit === 'kt' ? 'N' : 'K'}${String(Math.round(value)).padStart(4, '0')}`;
}
