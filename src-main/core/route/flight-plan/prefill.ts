/** Fills in a flight plan as far as a route goes; nothing is assumed, and what the route does not say has its reason. */
import type { FlightPlan, FlightPlanField, FlightPlanItems, FlightPlanUnknownCode } from '#contract/route/flight-plan.ts';
import type { RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import { levelWord, speedWord } from '#domain/cruise-words.ts';
import { inIcaoMinutes } from '#domain/format-position.ts';
import { filedRoute } from './filed-route.ts';
import { elapsedText } from './times.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** A nationality mark, a hyphen and a mark that begins with a letter (`HB-ABC`, `9H-ABC`) or has five figures (`RA-12345`): `DR-400` is a type. */
const hyphened = /^(?:[A-Z]|[A-Z]{2}|[A-Z]\d|\d[A-Z])-(?:[A-Z][A-Z0-9]{2,4}|\d{5})$/;
/** Marks of the United States have no hyphen. */
const american = /^N[1-9](?:\d{0,4}|\d{0,3}[A-HJ-NP-Z]|\d{0,2}[A-HJ-NP-Z]{2})$/;

/** The hyphen is left out, as item 7 and REG/ write it; undefined for any other name. */
export function registrationOf(name: string | undefined): string | undefined {
  const written = name?.trim().toUpperCase() ?? '';
  const mark = written.replace('-', '');
  return (hyphened.test(written) || american.test(written)) && mark.length <= 7 ? mark : undefined;
}

type Given = Partial<FlightPlanItems>;
export type Unknown = FlightPlan['unknown'];

export function prefill(
  route: ParsedRoute,
  aircraft: RoutePlan['aircraft'],
  aircraftId: string | undefined,
): { items: Given; unknown: Unknown } {
  const items: Given = {};
  const unknown: Unknown = [];
  const fill = (field: FlightPlanField, value: string | null | undefined, code: FlightPlanUnknownCode): void => {
    if (value === null || value === undefined) unknown.push({ field, code });
    else items[field] = value;
  };
  const { points, totals, alternates } = route;
  const [first, last] = [points[0], points.length > 1 ? points.at(-1) : undefined];

  const registration = registrationOf(aircraft?.name);
  fill('aircraftId', registration, 'noRegistration');
  if (registration !== undefined && aircraftId !== undefined && aircraftId !== registration) items.REG = registration;
  fill('rules', rulesOf(route), 'noRules');
  const ends = { departure: aerodromeOf(first), destination: aerodromeOf(last) };
  fill('departure', ends.departure?.code, 'noAerodrome');
  fill('time', totals.depart?.slice(11, 16).replace(':', ''), 'noDeparture');
  const speed = first?.speed ?? tasOf(aircraft);
  fill('speed', speed && speedWord(speed), 'noSpeed');
  fill('level', first?.level && levelWord(first.level), 'noLevel');
  if (points.length > 1)
    items.route = filedRoute(route, { isFromAerodrome: ends.departure !== undefined, isToAerodrome: ends.destination !== undefined }).text;
  fill('destination', ends.destination?.code, 'noAerodrome');
  fill('eet', totals.minutes === null ? undefined : elapsedText(totals.minutes), 'noTime');

  const others = alternates.map(aerodromeOf);
  if (others[0]) items.alternate = others[0].code;
  if (others[1]) items.alternate2 = others[1].code;
  if (others.length > 2) unknown.push({ field: 'alternate2', code: 'moreAlternates' });
  if (ends.departure?.name !== undefined) items.DEP = ends.departure.name;
  if (ends.destination?.name !== undefined) items.DEST = ends.destination.name;
  const names = others.slice(0, 2).flatMap((one) => one?.name ?? []);
  if (names.length > 0) items.ALTN = names.join(' ');
  fill('DOF', totals.depart?.slice(2, 10).replaceAll('-', ''), 'noDeparture');
  return { items, unknown };
}

const tasOf = (aircraft: RoutePlan['aircraft']): RoutePoint['speed'] =>
  aircraft?.tasKt === undefined ? null : { unit: 'kt', value: aircraft.tasKt };

type Aerodrome = { code: string; name: string | undefined };

/** Its location indicator, or ZZZZ with the name and place for item 18. Undefined for a point that is no aerodrome. */
function aerodromeOf(point: RoutePoint | undefined): Aerodrome | undefined {
  if (point?.kind !== 'airport') return undefined;
  const { ident, text } = point;
  const code = [ident, text.toUpperCase()].find((one) => one !== null && isLocationIndicator(one));
  if (typeof code === 'string') return { code, name: undefined };
  const name = (point.name ?? ident ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  return { code: 'ZZZZ', name: `${name} ${inIcaoMinutes(point)}`.trim() };
}

/** Reads the rules from the words of the route alone: a level of VFR, VFR or IFR where the rules change. */
function rulesOf({ points, words }: ParsedRoute): string | undefined {
  const changes = words.filter(({ kind }) => kind === 'rules').map(({ text }) => text.toUpperCase());
  const first = points[0]?.level?.kind === 'vfr' ? 'VFR' : (points[0]?.rules ?? undefined);
  if (first === 'VFR') return changes.includes('IFR') ? 'Z' : 'V';
  if (first === 'IFR') return changes.includes('VFR') ? 'Y' : 'I';
  if (changes[0] === 'VFR') return 'Y';
  return changes[0] === 'IFR' ? 'Z' : undefined;
}
