/** Finds when each effect of a NOTAM applies, within the time of the question. Moments are ISO 8601 UTC, so that they compare as text. */
import type { Cause } from '#contract/airports/state.ts';
import { closesToFlight, type Operation } from '../concerns.ts';
import type { DecodedNotam } from '../describe/decoded-notam.ts';
import type { Effect } from '../read/notice.ts';
import { reportedRunway } from '../read/runways.ts';
import { NEVER } from '../lifecycle/span.ts';

export type Looked = {
  id: string;
  notamId: string | null;
  /** Its periods are clipped to the time that is asked about, or to the days around a moment. */
  notam: DecodedNotam;
  /** A moment alone is asked about: what applies then keeps its own begin and end. */
  isMoment: boolean;
  /** When it is over, whatever ends it. */
  overAt: string;
  isSample: boolean;
  issuedAt: string | null;
  /** These imports had it; blanks surround each number. */
  heldBy: string;
  /** The flight that asks; empty where nothing is said of one. */
  operation: Operation;
};

export type FoundCause = {
  cause: Cause;
  /** It is one of the flight that asks, or of every ordinary flight. */
  isToFlight: boolean;
};

/** One for each effect and period in which it applies; `to` is null without an end. */
export const causesOf = (looked: Looked, at: string): FoundCause[] =>
  looked.notam.effects.flatMap((effect) => {
    const { kind, runway, rule, for: closedFor, when, lengths } = effect;
    const isToFlight = closesToFlight(effect, looked.operation);
    const extent = extentThen(effect, isToFlight);
    const of = { id: looked.id, notamId: looked.notamId, kind, runway, extent, rule, for: closedFor, when, lengths };
    return periodsOf(looked, at)
      .flatMap((period) => (effect.periods.length === 0 ? [period] : effect.periods.flatMap((listed) => overlapOf(period, listed))))
      .map(({ from, to }) => ({ cause: { ...of, from, to }, isToFlight }));
  });

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
function extentThen({ extent, rule, for: closedFor, when, periods }: Effect, isToFlight: boolean): Effect['extent'] {
  if (extent !== 'part') return extent;
  const isAlways = closedFor !== null && (when === null || closedFor === 'allButTaxiing');
  const isWhole = rule === 'runwayClosedInOneDirection' || (isToFlight && (periods.length > 0 || isAlways));
  return isWhole ? 'whole' : 'part';
}

function overlapOf({ from, to }: Span, { start, end }: Effect['periods'][number]): Span[] {
  const begin = from > start ? from : start;
  const least = to === null ? end : end === null || to < end ? to : end;
  return least !== null && least <= begin ? [] : [{ from: begin, to: least }];
}

function periodsOf({ notam, overAt, isMoment }: Looked, at: string): Span[] {
  const end = overAt === NEVER ? null : overAt;
  // It counts as in force where its begin is not known, so that nothing is hidden.
  if (notam.startDate === null) return [{ from: at, to: end }];
  if (isMoment && notam.schedule === null) return [{ from: notam.startDate.toISOString(), to: end }];
  return notam.activePeriods.flatMap(({ start, end: own }) => {
    // Another NOTAM may end it before its own end.
    const to = own === null || (end !== null && end < own) ? end : own;
    return to !== null && to <= start ? [] : [{ from: start, to }];
  });
}
