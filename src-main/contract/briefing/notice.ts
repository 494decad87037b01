/** A NOTAM in a briefing has the text as published, what is understood of it, and where and when the flight meets it. */
import { Type, type Static } from 'typebox';
import { QnhReport } from '../weather/air.ts';
import { Decoded } from '../notams/decoded.ts';
import { Notam } from '../notams/notam.ts';
import {
  Closed,
  FeetOrNull,
  Flag,
  FlagOrNull,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  Text,
  TextOrNull,
  Timestamp,
  TimestampOrNull,
} from '../schema/values.ts';

/** They come in this order among notices of one severity. */
export const briefingTopics = ['runway', 'approach', 'lights', 'fuel', 'rescue', 'services', 'other'] as const;
export type BriefingTopic = (typeof briefingTopics)[number];

export const briefingSections = ['aerodrome', 'enRoute', 'region', 'unplaced'] as const;
export type BriefingSection = (typeof briefingSections)[number];

const doubts = [
  'mayClose',
  'notUnderstood',
  'scheduleNotUnderstood',
  'notPlaced',
  'approximateArea',
  'endPassed',
  'notListed',
  'sample',
] as const;
export type BriefingDoubt = (typeof doubts)[number];

/** The route passes the area here; there are several passes where it does so more than once. */
export const Pass = Closed({
  distanceNm: Type.Number({ description: 'least distance from the route to the edge of the area, nautical miles; 0 inside' }),
  entryNm: Type.Number({ description: 'where the area comes into the corridor, nautical miles from the start of the route' }),
  nearestNm: Type.Number({ description: 'where the route is nearest to it, nautical miles from its start' }),
  exitNm: Type.Number({ description: 'where it leaves the corridor, nautical miles from the start of the route' }),
  from: TimestampOrNull('when the flight is there; null where times are unknown'),
  to: TimestampOrNull('when the flight is there; null where times are unknown'),
});

export const Height = Closed({
  feet: NumberOrNull('feet above the reference; null for unlimited'),
  reference: OneOfOrNull(
    ['surface', 'aboveSea', 'aboveGround', 'flightLevel', 'unlimited'],
    'flightLevel: feet of pressure altitude; null where the notice does not say what its feet are above',
  ),
  altitudeFt: FeetOrNull('above mean sea level: an altitude as it is, a flight level by qnh; null where it is not known'),
});
export type BriefingHeight = Static<typeof Height>;
const HeightOrNull = (description: string) => Type.Union([Height, Type.Null()], { description });

const { id, notamId, message, issueDate, startDate, endDate, source } = Notam.properties;
const {
  locations,
  fir,
  headline,
  headlineSource,
  headlineParts,
  subjectCode,
  conditionCode,
  category,
  severity,
  severityRule,
  status,
  isEstimated,
  isPermanent,
  schedule,
  activePeriods,
  lowerLimit,
  upperLimit,
  geometrySource,
} = Decoded.properties;

export const BriefingNotice = Closed({
  id,
  notamId,
  message,
  locations,
  fir,
  issueDate,
  startDate,
  endDate,
  isEstimated,
  isPermanent,
  schedule,
  source,
  headline,
  headlineSource,
  headlineParts,
  subjectCode,
  conditionCode,
  category,
  severity,
  severityRule,
  topic: OneOf(briefingTopics, 'what of an aerodrome it concerns'),
  status,
  section: OneOf(briefingSections, 'where in the briefing it is'),
  aerodrome: TextOrNull('ident of the aerodrome of the flight that it is of; null for the other sections'),
  from: Timestamp('begin of the time that it was looked at for'),
  to: Timestamp('end of that time'),
  activePeriods,
  isActiveThen: FlagOrNull(
    'whether it is active at a moment at which the flight is there: at departure, at arrival, or in the corridor; null where the time or its schedule is not known',
  ),
  lowerLimit,
  upperLimit,
  floor: HeightOrNull('lower limit of its area, of item F, else of item Q or the text; null where the notice does not say'),
  ceiling: HeightOrNull('upper limit of its area, of item G, else of item Q or the text; null where the notice does not say'),
  qnh: Type.Union([QnhReport, Type.Null()], {
    description: 'of the report nearest to where the flight passes, where a limit is converted by it; null: none is, or none counts then',
  }),
  geometrySource,
  passes: Type.Array(Pass, { description: 'en route: where and when the flight passes it' }),
  doubts: Type.Array(OneOf(doubts, 'what of it is not certain'), {
    description:
      'mayClose: it may close a runway or the aerodrome; notListed: a newer full list of its source lacks it; approximateArea: the circle of item Q',
  }),
  doubtfulWords: TextOrNull('the words that leave in doubt whether something is closed, as in the text'),
  change: OneOfOrNull(
    ['new', 'changed'],
    'since the moment or against the ids that the client gave, else since the last remembered briefing of the stored route; null for neither',
  ),
  isAcknowledged: Flag('whether the user has acknowledged this text'),
});
export type BriefingNotice = Static<typeof BriefingNotice>;

export const notShownReasons = [
  'cancellation',
  'checklist',
  'expired',
  'cancelled',
  'replaced',
  'notYetBegun',
  'elsewhere',
  'outsideCorridor',
  'aboveLevels',
  'belowLevels',
  'outsideSchedule',
] as const;
export type NotShownReason = (typeof notShownReasons)[number];

export const NotShown = Closed({
  reason: OneOf(
    notShownReasons,
    'the first of them that holds, in this order; expired, cancelled, replaced and notYetBegun first for the whole time of the briefing, then, after all others, like outsideSchedule for the time that the notice was looked at for; cancellation: it only ends another NOTAM; elsewhere: of a whole region or of no known place, in a country that the flight does not touch',
  ),
  count: Type.Integer({ minimum: 1, description: 'NOTAMs' }),
  ids: Type.Array(Text('id of a NOTAM')),
});
export type NotShown = Static<typeof NotShown>;
