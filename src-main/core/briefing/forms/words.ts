/** The words of a printed briefing, in English: one table for each closed set of codes. */
import type { BriefingReason, BriefingRole, Freshness } from '#contract/briefing/briefing.ts';
import type { BriefingDoubt, BriefingNotice, BriefingTopic, NotShownReason } from '#contract/briefing/notice.ts';
import type { AerodromeState, StateReason } from '#contract/airports/state.ts';
import type { LightChange } from '#contract/route/legs.ts';

export const roles: Record<BriefingRole, string> = { departure: 'Departure', destination: 'Destination', alternate: 'Alternate' };

export const severities: Record<BriefingNotice['severity'], string> = {
  5: 'Critical',
  4: 'Operational',
  3: 'Caution',
  2: 'Minor',
  1: 'Info',
};

export const topics: Record<BriefingTopic, string> = {
  runway: 'runway',
  approach: 'approach or navaid',
  lights: 'lights',
  fuel: 'fuel',
  rescue: 'rescue and fire fighting',
  services: 'services',
  other: 'other',
};

export const states: Record<AerodromeState['aerodrome']['state'], string> = {
  open: 'open',
  part: 'open in part',
  shortened: 'open, shortened',
  mayBeClosed: 'MAY BE CLOSED',
  closed: 'CLOSED',
  unknown: 'unknown',
};

export const reasons: Record<BriefingReason, string> = {
  nothingImported: 'No NOTAM is stored: nothing here says that anything is open.',
  onlySamples: 'Only the fictional sample NOTAMs are stored: nothing here says that anything is open.',
  dataStale: 'The NOTAMs are more than 24 hours old: many will have changed.',
  notCovered: 'Some places of the flight were never covered by an import; see the list of places.',
  starterDataset: 'The aerodromes are those of the starter set: most of the world is missing.',
  departureNotGiven: 'No departure was given: this briefing is for a departure now.',
  departurePassed: 'The departure is in the past.',
  arrivalUnknown: 'The time en route is not known (no airspeed or wind): the 24 hours after departure count as the flight.',
  levelsUnknown: 'No cruising level is known: NOTAMs of all levels are shown.',
  rulesAssumed: 'No flight rules were given: VFR.',
  endNotInData: 'Departure or destination is not in the data: the corridor reaches the known points only, and times are not known.',
  routeHasFaults: 'The route has words with faults or choices; see the route itself.',
  firsEstimated: 'FIRs are estimated from item Q of NOTAMs near the route: there are no boundaries in the data.',
  firsUnknown: 'No FIR of the route is known: NOTAMs of all whole regions are shown.',
};

export const notShown: Record<NotShownReason, string> = {
  cancellation: 'cancellations of other NOTAMs',
  checklist: 'checklists',
  expired: 'expired',
  cancelled: 'cancelled',
  replaced: 'replaced',
  notYetBegun: 'not yet begun',
  otherRegion: 'of other whole regions',
  outsideCorridor: 'outside the corridor',
  aboveLevels: 'above the levels',
  belowLevels: 'below the levels',
  outsideSchedule: 'not active then by their schedule',
};

export const doubts: Record<BriefingDoubt, string> = {
  mayClose: 'May close something: read the text',
  notUnderstood: 'Not understood: read the text',
  scheduleNotUnderstood: 'Schedule not understood: counted as active throughout',
  notPlaced: 'Of no known place',
  approximateArea: 'Area approximate (circle of item Q)',
  endPassed: 'Estimated end passed, still active',
  notListed: 'No longer listed by its source',
  sample: 'SAMPLE, fictional',
};

export const changes: Record<NonNullable<BriefingNotice['change']>, string> = { new: 'NEW', changed: 'CHANGED' };

export const freshnesses: Record<Freshness, string> = { fresh: 'fresh', ageing: 'ageing', stale: 'STALE', unknown: 'age unknown' };

export const stateReasons: Record<StateReason, string> = {
  notCovered: 'no import covered it',
  samples: 'with sample NOTAMs, which are fictional',
  scheduleNotUnderstood: 'a schedule was not understood and counts as active throughout',
  closureNotUnderstood: 'a closure was not understood',
  notamNotUnderstood: 'a NOTAM was not understood',
  runwayNotInData: 'a NOTAM names a runway that is not in the data',
  runwaysNotInData: 'its runways are not in the data',
  endPassed: 'an estimated end has passed',
};

export const lights: Record<LightChange['kind'], string> = {
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  nightBegins: 'Night begins',
  nightEnds: 'Night ends',
};

export const NOT_FOR_NAVIGATION =
  'Not for navigation. Aeroshelf shows imported copies of NOTAMs that may be incomplete or out of date. Obtain a current briefing from the responsible AIS before flight.';
