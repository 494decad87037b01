/**
 * The state says what is open at an aerodrome, out of every NOTAM that is stored for it, the same for every caller: effects, numbers and
 * times, no texts. Whatever cannot be known is `unknown`, and `reasons` say why.
 */
import { Type, type Static } from 'typebox';
import { CoverageClaim } from '../notams/coverage.ts';
import { Freshness } from '../notams/facets.ts';
import { ActivePeriod, Effect, RunwayCondition } from '../notams/decoded.ts';
import { DrawnHours, Hours } from './hours.ts';
import { BestEnd, EndWind } from '../weather/surface-wind.ts';
import {
  Closed,
  FeetOrNull,
  Flag,
  Id,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  Text,
  TextOrNull,
  Timestamp,
  TimestampOrNull,
} from '../schema/values.ts';

const useStates = ['open', 'part', 'shortened', 'mayBeClosed', 'closed', 'unknown'] as const;
const UseState = (of: string) =>
  OneOf(
    useStates,
    `the worst state of ${of} from at to to: part is open for some flights, among them perhaps the one that asks, at known hours or over a part; closed leaves nothing to that flight, or to an ordinary one where nothing is said of it: what is open for taxiing, emergencies, rescue, state flights, the military or helicopters alone, or closed to civil or fixed-wing flights, is closed; mayBeClosed is a closure that could not be read whole, is under a condition, or at times that cannot be told; unknown is without a list that claims to be whole`,
  );

const stateReasons = [
  'notCovered',
  'nothingStored',
  'partOfListOnly',
  'coverageOld',
  'samples',
  'scheduleNotUnderstood',
  'closureNotUnderstood',
  'notamNotUnderstood',
  'regionalClosure',
  'datesImpossible',
  'runwayNotInData',
  'runwaysNotInData',
  'notamsOld',
  'endPassed',
] as const;

export const Cause = Closed({
  id: Id('NOTAM'),
  notamId: TextOrNull('its number, as published'),
  kind: Effect.properties.kind,
  runway: TextOrNull('the runway as the dataset names it, else as the text does'),
  extent: OneOfOrNull(
    ['whole', 'part'],
    'for the flight that asks, or an ordinary one, from from to to: whole also where for leaves nothing to it; null where the text does not say',
  ),
  rule: Effect.properties.rule,
  for: Effect.properties.for,
  when: Effect.properties.when,
  lengths: Effect.properties.lengths,
  from: Timestamp('when it begins to apply, not before at where to is given'),
  to: TimestampOrNull('when it ends to apply, not after to where that is given; null without an end'),
});
export type Cause = Static<typeof Cause>;
const Causes = Type.Array(Cause);

/** The most severe comes first. */
export const closingKinds = ['closesAerodrome', 'noRunwayLeft', 'closesRunway', 'closesHelipad', 'mayClose'] as const;

export const StandingClosure = Closed({
  id: Id('NOTAM'),
  notamId: Cause.properties.notamId,
  kind: OneOf(closingKinds, 'what it closes, or may close'),
  runway: Cause.properties.runway,
  extent: Effect.properties.extent,
  rule: Cause.properties.rule,
  for: Cause.properties.for,
  when: Cause.properties.when,
  applies: OneOf(['now', 'atOtherTimes', 'later'], 'at the moment at: in force, in force outside its schedule, or not yet begun'),
  from: TimestampOrNull('begin of the NOTAM; null where unknown'),
  to: TimestampOrNull(
    'end of the NOTAM, which may be estimated, or which another NOTAM gives it; null without an end, or where it is unknown',
  ),
  isPermanent: Flag('whether it has no end by its own words'),
  isEstimated: Flag('whether its end is estimated'),
  isEndPassed: Flag('whether its estimated end has passed'),
  isSample: Flag('whether it is one of the samples'),
  asOf: TimestampOrNull(
    'its issue date, where an import more than 24 h after that brought newer NOTAMs of the region and did not hold this one, so that it may be out of date; else null',
  ),
});
export type StandingClosure = Static<typeof StandingClosure>;

export const RunwayEndState = Closed({
  ident: TextOrNull('designator'),
  state: UseState('the end'),
  length: FeetOrNull('length left for take-off; null where unknown'),
  landingLength: FeetOrNull('length left after the threshold; null where unknown'),
  causes: Causes,
});

export const RunwayState = Closed({
  id: Id('runway'),
  name: Text('both designators'),
  state: UseState('its better end'),
  isClosedInData: Flag('whether the dataset has it as closed'),
  ends: Type.Array(RunwayEndState),
  spans: Type.Array(
    Closed({
      from: Timestamp('begin'),
      to: Timestamp('end'),
      state: UseState('its better end then'),
      ends: Type.Array(UseState('each end then')),
      ids: Type.Array(Id('NOTAM'), { description: 'NOTAMs that it rests on' }),
    }),
    { description: 'the time from at to to, parted where its state changes; empty for the moment at' },
  ),
});

export const AerodromeState = Closed({
  airportId: Id('airport'),
  at: Timestamp('begin of the time that is asked about'),
  to: TimestampOrNull('its end; null for the moment at'),
  aerodrome: Closed({
    state: UseState('the aerodrome'),
    causes: Type.Array(Cause, { description: 'what closes all of it, or may: a mayClose is of a NOTAM of its region' }),
  }),
  runways: Type.Array(RunwayState),
  runwaysLeft: NumberOrNull(
    'fewest runways with an end that is neither closed nor closed under a condition or at times that cannot be told, at any moment from at to to; helipads count only where there is nothing else; one that a NOTAM only may close does not count either, and has the state mayBeClosed; 0 where the dataset has the aerodrome as closed; null where unknown, or where a NOTAM of its region may close the aerodrome',
  ),
  noneLeft: Type.Array(ActivePeriod, {
    description:
      'when each runway is closed for certain; at a moment alone from then until the first closure ends that gives one back, as far as schedules of a day ahead show',
  }),
  closures: Type.Array(StandingClosure, {
    description: 'closures that are in force at at, or begin later, whenever: current before upcoming, then the most severe',
  }),
  approachesOut: Causes,
  navaidsOut: Causes,
  lightsOut: Causes,
  fuel: Causes,
  rescueAndFireFighting: Causes,
  tower: Causes,
  unplaced: Type.Array(Cause, {
    description:
      'effects on runways that the dataset does not have: one that is closed puts a runway in doubt that has the same letters and numbers at most two from it, and the aerodrome where the dataset has no runways',
  }),
  conditions: Type.Array(Closed({ ...RunwayCondition.properties, id: Id('NOTAM'), notamId: TextOrNull('its number, as published') }), {
    description: 'reports of the state of the surface',
  }),
  coverage: Closed({
    isCovered: Flag('whether any import named this place'),
    isWhole: Flag('whether a list that claims to be whole covers it or its region at at and to: only then is anything open'),
    claim: Type.Union([CoverageClaim, Type.Null()], { description: 'the latest of those lists; null for none' }),
    importedAt: TimestampOrNull('when an import last covered it'),
    region: TextOrNull('first letters of the location indicator, which states share'),
    regionIssuedAt: TimestampOrNull('issue date of the newest NOTAM stored for that region; null for none'),
    asOf: TimestampOrNull('what the age of its NOTAMs counts from: the moment that the list is of, else regionIssuedAt'),
    freshness: Freshness(
      'its NOTAMs at that time, or now where it is to come, by asOf; where that is null, stale if they were imported or begin long before; unknown where no import named it',
    ),
    notams: Type.Integer({ description: 'NOTAMs of this place that were looked at' }),
  }),
  notConcerned: Type.Integer({
    description: 'effects left out because they do not concern the flight that asks; 0 where nothing is said of one',
  }),
  isComplete: Flag('whether all of it could be known'),
  reasons: Type.Array(OneOf(stateReasons, 'what could not be known'), { description: 'why not' }),
  best: Type.Optional(BestEnd),
  winds: Type.Optional(
    Type.Array(EndWind, { description: 'with expand=best: components of the wind of best on each end that is not closed' }),
  ),
  day: Type.Optional(
    Closed(
      { ...Hours.properties, ...DrawnHours.properties },
      { description: 'with expand=day: 24 hours, from now on where at is among them' },
    ),
  ),
});
export type AerodromeState = Static<typeof AerodromeState>;
export type StateReason = AerodromeState['reasons'][number];
