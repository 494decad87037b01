/** Turns the words of a route into points and legs. Nothing is stored here, and nothing is fetched. */
import type { RouteFaultCode } from '#contract/route/faults.ts';
import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import { readMoment, utcMoment } from '#domain/time.ts';
import type { Dataset, Reference } from '../reference/dataset.ts';
import { invalid } from '../refusal.ts';
import { remembered } from '../remembered.ts';
import type { StationAir } from '../weather/station-air.ts';
import { answerOf } from './answer.ts';
import { legsOf } from './legs/legs.ts';
import { openAerodromePlaces, openNavaidPlaces } from './points/stored-places.ts';
import { findAlternates } from './points/alternates.ts';
import { choiceKey, type Known } from './points/options.ts';
import type { Lookup, OwnPlaces, Place, Point } from './points/point.ts';
import { findPoints, type RoutePoints } from './points/points.ts';
import { upperCased, type RouteWords } from './words/word.ts';
import { readRoute } from './words/words.ts';
import type { TemperatureReport } from '#contract/weather/air.ts';
import { pressureAltitude, standardTemperature } from '#domain/standard-atmosphere.ts';
import type { Air } from './legs/flown-leg.ts';

/** It says when a route begins: as the request says, else as a flight plan message does. */
type Departure = { depart: number | undefined; source: 'request' | 'message' | null };

/** Item 18 has the date of flight as YYMMDD. */
const dateOfFlight = /\bDOF\/(\d{2})(\d{2})(\d{2})\b/;

/** Milliseconds since 1970. Throws `invalidRequest` for a time that cannot be read. */
export function departAt(text: string, now: number): number {
  const depart = readMoment(text, now);
  if (depart === undefined) throw invalid('depart: not a time; write 2026-11-22T08:00Z, 2026-11-22 0800Z, 221200 or 0800Z');
  return depart;
}

/** Throws as `departAt`. A message without DOF has a time of no known day. */
function departureOf(requested: string | undefined, text: string, { form, words }: RouteWords, now: Date): Departure {
  if (requested !== undefined) return { depart: departAt(requested, now.getTime()), source: 'request' };
  const time = form === 'message' ? words[words.findIndex(({ kind }) => kind === 'departure') + 1] : undefined;
  const [, year, month, day] = dateOfFlight.exec(text) ?? [];
  if (time?.kind !== 'time' || year === undefined) return { depart: undefined, source: null };
  const depart = utcMoment({
    year: 2000 + Number(year),
    month: Number(month),
    day: Number(day),
    hour: Math.floor(time.minutes / 60),
    minute: time.minutes % 60,
  });
  return { depart, source: depart === undefined ? null : 'message' };
}

/** Faults of words that name nothing; the others are notes on what was taken. */
const nameless: readonly RouteFaultCode[] = ['notUnderstood', 'notAPosition', 'bearingOutOfRange', 'notInData', 'noPosition', 'tooFar'];
export const namesNothing = ({ code }: { code: RouteFaultCode }): boolean => nameless.includes(code);

/** `faults` are in the order of the text. */
export type FoundRoute = { points: Point[]; faults: { code: RouteFaultCode; from: number; to: number }[] };

export function openRouteEngine(dataset: Pick<Dataset, 'current' | 'onSwap'>, stationAir: StationAir, clock: () => Date) {
  let places = placesOf(dataset.current());
  dataset.onSwap((reference) => {
    places = placesOf(reference);
  });

  function lookup(ident: string, waypoints: OwnPlaces): readonly Place[] {
    const own = waypoints.get(ident);
    return own ? [own, ...places(ident)] : places(ident);
  }

  return {
    /** Finds all places of a name, in upper case: those of the data and the one of the user. */
    lookup: (ident: string, waypoints: OwnPlaces = NO_PLACES): readonly Place[] => lookup(ident, waypoints),
    /**
     * Words, points, legs and faults of a route; `waypoints` are those of the user, by name in upper case. Throws `invalidRequest` for a departure that
     * cannot be read.
     */
    parse(
      { text, aircraft, depart: requested, winds = [], choices = [], alternates = [], ...plan }: RoutePlan,
      waypoints: OwnPlaces = NO_PLACES,
    ): ParsedRoute {
      const read = readRoute(text);
      const { depart, source } = departureOf(requested, text, read, clock());
      const date = new Date(depart ?? clock().getTime());
      const data = { lookup: (ident: string) => lookup(ident, waypoints), date, choices: byWord(choices) };
      const { air, report } = airOf(plan, { stationAir, lookup: places, moment: date.getTime() });
      const found = withAlternates(findPoints(text, read, data), text, alternates, data);
      const worked = legsOf(found.points, { aircraft, winds, air, qnhNear: stationAir.qnhNear, depart, date });
      return answerOf({ text, read, found, worked, air: report, departSource: source });
    },
    /** Finds the points and faults alone, without legs. */
    find({ text, choices = [] }: Pick<RoutePlan, 'text' | 'choices'>, waypoints: OwnPlaces = NO_PLACES): FoundRoute {
      const read = readRoute(text);
      const { points, faults } = findPoints(text, read, {
        lookup: (ident) => lookup(ident, waypoints),
        date: clock(),
        choices: byWord(choices),
      });
      return { points, faults: [...read.faults, ...faults].toSorted((a, b) => a.from - b.from) };
    },
  };
}

export type RouteEngine = ReturnType<typeof openRouteEngine>;

const NO_PLACES: OwnPlaces = new Map();

/** Places of the plan follow those of a message, each once. */
function withAlternates(found: RoutePoints, text: string, alternates: readonly string[], data: Known): RoutePoints {
  const more = findAlternates(alternates, data, { at: text.length, destination: found.points.at(-1)?.position });
  const byPlace = new Map<string, Point>();
  for (const point of [...found.alternates, ...more.points]) {
    const key = point.place?.id ?? `${point.position.latitude} ${point.position.longitude}`;
    if (!byPlace.has(key)) byPlace.set(key, point);
  }
  return { points: found.points, alternates: [...byPlace.values()], faults: [...found.faults, ...more.faults] };
}

const byWord = (choices: NonNullable<RoutePlan['choices']>) =>
  new Map(choices.map(({ word, id, from }) => [choiceKey(upperCased(word), from), id]));

/** Names whose places are kept; a route is read again with every letter that is typed. */
const MOST_KEPT = 2000;

function placesOf({ db }: Reference): Lookup {
  const [aerodromes, navaids] = [openAerodromePlaces(db), openNavaidPlaces(db)];
  return remembered((ident: string): readonly Place[] => [...aerodromes(ident), ...navaids(ident)], MOST_KEPT);
}

type Sources = { stationAir: StationAir; lookup: (ident: string) => readonly Place[]; moment: number };

/** Gives the air that Mach numbers are flown in: as typed, or by the report of a station that the plan names. Throws `invalidRequest` where more than one is given. */
function airOf(
  { temperatureC, isaDeviationC, temperatureFrom }: Pick<RoutePlan, 'temperatureC' | 'isaDeviationC' | 'temperatureFrom'>,
  { stationAir, lookup, moment }: Sources,
): { air: Air; report: TemperatureReport | null } {
  const given = Object.entries({ temperatureC, isaDeviationC, temperatureFrom }).filter(([, value]) => value !== undefined);
  if (given.length > 1)
    throw invalid(
      `${given.at(-1)?.[0]}: given with ${given[0]?.[0]}; send the temperature, its deviation from the standard, or the station of a report`,
    );
  if (temperatureFrom === undefined) return { air: { temperatureC, isaDeviationC }, report: null };
  const station = temperatureFrom.trim().toUpperCase();
  const found = stationAir.temperatureAt(station, moment);
  const elevation = lookup(station).find(({ kind }) => kind === 'airport')?.elevation ?? null;
  if (!found || elevation === null)
    return { air: { temperatureC: undefined, isaDeviationC: undefined, isReportMissing: true }, report: null };
  const { observedAt, minutes, temperatureC: measured, qnhHpa } = found;
  const level = pressureAltitude(elevation, qnhHpa);
  const deviation = Math.round((measured - standardTemperature(level)) * 10) / 10;
  const report = { station, observedAt, minutes, temperatureC: measured, pressureAltitudeFt: Math.round(level), isaDeviationC: deviation };
  return { air: { temperatureC: undefined, isaDeviationC: deviation }, report };
}
