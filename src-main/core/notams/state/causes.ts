/** Finds when each effect of a NOTAM applies, within the time of the question. Moments are ISO 8601 UTC, so that they compare as text. */
import type { Cause } from '#contract/airports/state.ts';
import { closesToFlight, type Operation } from '../concerns.ts';
import type { DecodedNotam } from '../describe/decoded-notam.ts';
import type { Effect } from '../read/notice.ts';
import { reportedRunway } from '../read/runways.ts';
import { periodsOf as periodsOfSchedule } from '../schedule/periods.ts';
import { MS_A_DAY, noDays, type Schedule } from '../schedule/schedule.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { NEVER } from '../lifecycle/span.ts';

export type Looked = {
  id: string;
  notamId: string | null;
  /** Its periods are clipped to `window`. */
  notam: DecodedNotam;
  /** It is the time in question, or the days around a moment; ISO 8601 UTC. */
  window: { from: string; to: string };
  /** The query has one moment: what applies then keeps its own begin and end. */
  isMoment: boolean;
  /** It says when it is over, whatever ends it. */
  overAt: string;
  isSample: boolean;
  issuedAt: string | null;
  /** These imports had it; blanks surround each number. */
  heldBy: string;
  /** It is the flight of the query; empty where the query describes none. */
  operation: Operation;
};

export type FoundCause = {
  cause: Cause;
  /** The flight of the query, or every ordinary flight, is one of these. */
  isToFlight: boolean;
};

/** One for each effect and period in which it applies; `to` is null without an end. The sun is that of `place`. */
export const causesOf = (looked: Looked, at: string, place: LatLon | undefined): FoundCause[] =>
  looked.notam.effects.flatMap((effect) => {
    const { kind, runway, rule, for: closedFor, when, lengths } = effect;
    const isToFlight = closesToFlight(effect, looked.operation);
    const listed = listedPeriods(effect, looked, place);
    const extent = extentThen(effect, { isListed: listed !== null, isToFlight });
    const of = { id: looked.id, notamId: looked.notamId, kind, runway, extent, rule, for: closedFor, when, lengths };
    return periodsOf(looked, at)
      .flatMap((period) => (listed === null ? [period] : listed.flatMap((one) => overlapOf(period, one))))
      .map(({ from, to }) => ({ cause: { ...of, from, to }, isToFlight }));
  });

type Listed = Effect['periods'];

/** The times that the text lists, or what it calls night or day there; null for all the time that the NOTAM is active. */
export function listedPeriods({ when, periods }: Effect, { window }: Pick<Looked, 'window'>, place: LatLon | undefined): Listed | null {
  if (periods.length > 0) return periods;
  if (place === undefined || (when !== 'night' && when !== 'day')) return null;
  const [start, end] = [Date.parse(window.from) - MS_A_DAY, Date.parse(window.to) + MS_A_DAY];
  return periodsOfSchedule(byLight[when], { start, end }, place).map((period) => ({
    // The sun neither rises nor sets for weeks near the poles.
    start: period.start <= start ? '' : new Date(period.start).toISOString(),
    end: period.end >= end ? null : new Date(period.end).toISOString(),
  }));
}

/** Sunrise and sunset are rounded to five minutes: a closure is not to end before it does. */
const ROUNDED_MINUTES = 5;
const daily = (from: 'rise' | 'set', to: 'rise' | 'set'): Schedule => [
  {
    days: noDays(),
    times: [{ from: { sun: from, offsetMinutes: -ROUNDED_MINUTES }, to: { sun: to, offsetMinutes: ROUNDED_MINUTES } }],
    spans: [],
    except: null,
  },
];
/** They are those of `HN` and `HJ` in item D. */
const byLight = { night: daily('set', 'rise'), day: daily('rise', 'set') };

type Condition = DecodedNotam['runwayConditions'][number];

/** Code 0 is less than poor, on which operations are suspended (ICAO Doc 9981): the runway may be closed while the report is valid. */
export function surfaceCauses(looked: Looked, { codes, runway, observedAt, validUntil }: Condition, at: string): FoundCause[] {
  if (!codes.includes(0)) return [];
  const { id, notamId } = looked;
  const named = runway === null ? null : reportedRunway(runway);
  const of = { id, notamId, kind: 'mayClose', runway: named, extent: null, rule: 'closureNotDecided', for: null, when: null } as const;
  return periodsOf(looked, at)
    .flatMap((period) => overlapOf(period, { start: observedAt ?? period.from, end: validUntil }))
    .map((period) => ({ cause: { ...of, lengths: [], ...period }, isToFlight: true }));
}

type Span = { from: string; to: string | null };

/** What is a part of the NOTAM's time or of what goes on there may be all of it for a flight: one end, at the times listed, all but taxiing. */
function extentThen(
  { extent, rule, for: closedFor, when }: Effect,
  { isListed, isToFlight }: { isListed: boolean; isToFlight: boolean },
): Effect['extent'] {
  if (extent !== 'part') return extent;
  const isAlways = closedFor !== null && (when === null || closedFor === 'allButTaxiing');
  return rule === 'runwayClosedInOneDirection' || (isToFlight && (isListed || isAlways)) ? 'whole' : 'part';
}

function overlapOf({ from, to }: Span, { start, end }: Effect['periods'][number]): Span[] {
  const begin = from > start ? from : start;
  const least = to === null ? end : end === null || to < end ? to : end;
  return least !== null && least <= begin ? [] : [{ from: begin, to: least }];
}

function periodsOf({ notam, overAt, isMoment, window }: Looked, at: string): Span[] {
  const over = overAt === NEVER ? null : overAt;
  // It counts as in force where its begin is not known, so that nothing is hidden.
  if (notam.startDate === null) return [{ from: at, to: over }];
  const begin = notam.startDate.toISOString();
  if (isMoment && notam.schedule === null) return [{ from: begin, to: over }];
  return notam.activePeriods.flatMap(({ start, end }) => {
    const isGoingOn = isMoment && start <= at && (end === null || end > at);
    const from = isGoingOn && start <= window.from ? begin : start;
    const own = isGoingOn && end !== null && end >= window.to ? over : end;
    // Another NOTAM may end it before its own end.
    const to = own === null || (over !== null && over < own) ? over : own;
    return to !== null && to <= from ? [] : [{ from, to }];
  });
}
