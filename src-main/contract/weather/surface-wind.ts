/**
 * The ends of runways are compared by this wind; it comes with the best of them and with its source: a figure without its source and age is
 * worth nothing to a pilot.
 */
import { Type, type Static } from 'typebox';
import { Closed, Flag, NumberOrNull, OneOf, Text, TextOrNull, TimestampOrNull, TrueDegreesOrNull } from '../schema/values.ts';

export const WindSource = Closed({
  kind: OneOf(
    ['typed', 'METAR', 'SPECI', 'TAF'],
    'typed: given with the request, which goes before every report; a METAR or SPECI of the last 3 hours; what a TAF says for the moment',
  ),
  station: TextOrNull('of the report'),
  at: TimestampOrNull('observation of a METAR, issue of a TAF'),
  minutes: NumberOrNull('its age in minutes, rounded up'),
  group: TextOrNull('words of the TAF that the wind comes from'),
  temporary: Type.Array(Text('words of a group TEMPO, INTER or PROB'), {
    description: 'groups of the TAF that have another wind for a time then, which is not counted',
  }),
  isWhole: Flag('false: a group of the TAF could not be read and is not counted'),
});
export type WindSource = Static<typeof WindSource>;

const windGaps = [
  'noMetar',
  'metarTooOld',
  'metarNotThen',
  'noTaf',
  'outsideValidity',
  'nil',
  'cancelled',
  'dateUnclear',
  'clockDoubt',
  'windNotReported',
] as const;
export const WindGap = OneOf(
  windGaps,
  'metarNotThen: it is of more than 3 hours before the moment, or of after it; clockDoubt: the report is of a time to come; windNotReported: it has no wind, or one without a direction',
);
export type WindGap = Static<typeof WindGap>;

export const SurfaceWind = Closed({
  direction: TrueDegreesOrNull('where it comes from; null where variable'),
  speedKt: Type.Number({ description: 'knots' }),
  gustKt: NumberOrNull('peak, knots; null: none was given, which is not the same as no gusts'),
  from: TrueDegreesOrNull('one end of the range in which it varies, clockwise'),
  to: TrueDegreesOrNull('the other end'),
  source: WindSource,
});
export type SurfaceWind = Static<typeof SurfaceWind>;

/** The wind is that on one end of a runway that is not closed. */
export const EndWind = Closed({
  runwayId: Text('id of the runway'),
  end: Text('designator of the end'),
  headwindKt: Type.Integer({ description: 'knots, rounded down; negative for a tailwind' }),
  crosswindKt: Type.Integer({ description: 'knots, rounded up; positive from the right; of a variable wind all of it' }),
  gustCrosswindKt: NumberOrNull('crosswind in gusts, as crosswindKt; null without gusts'),
  isClosed: Flag('it may be closed, so that it is never the best; an end that is closed is not listed'),
});
export type EndWind = Static<typeof EndWind>;

const bestReasons = ['noWind', 'variable', 'calm', 'noHeadings', 'noneOpen'] as const;
export const BestEnd = Closed({
  wind: Type.Union([SurfaceWind, Type.Null()], { description: 'that given, else of a METAR or TAF of the aerodrome' }),
  ends: Type.Array(
    Closed({
      end: Text('designator'),
      headwindKt: Type.Number({ description: 'whole knots, rounded down; negative for a tailwind' }),
      crosswindKt: Type.Number({ description: 'whole knots, rounded up; negative from the left' }),
      gustCrosswindKt: NumberOrNull('crosswind in gusts, as crosswindKt; null without gusts'),
    }),
    { description: 'the ends with the most headwind then that are not closed; empty with a reason' },
  ),
  reason: Type.Union([OneOf(bestReasons, 'why there is none; noWind: none was given, and no report has one'), Type.Null()]),
  windGaps: Type.Array(WindGap, { description: 'why no report has one' }),
});
export type BestEnd = Static<typeof BestEnd>;
