/**
 * A report is a decoded METAR, SPECI or TAF. Promise: `raw` is the report letter for letter; every value comes from a token of its own part
 * of the report, and an unknown value is null with a reason next to it. Directions are true, heights above the aerodrome.
 */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import {
  Closed,
  Count,
  FeetOrNull,
  Flag,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  Text,
  TextOrNull,
  TimestampOrNull,
  TrueDegreesOrNull,
} from '../schema/values.ts';

const reportKinds = ['METAR', 'SPECI', 'TAF'] as const;
/** Characters of one report; a longer one is refused. */
export const MOST_LETTERS = 4096;

const token = Text('the words of the report that this was read from');

export const Wind = Closed({
  direction: TrueDegreesOrNull('where it comes from; null: variable or not reported'),
  isVariable: Flag('VRB'),
  speed: Type.Number({ description: 'as given' }),
  gust: NumberOrNull('as given; null: none was reported, which is not the same as no gusts'),
  unit: OneOf(['KT', 'MPS', 'KMH'], 'unit as given'),
  speedKt: Type.Number({ description: 'knots' }),
  gustKt: NumberOrNull('knots'),
  isMore: Flag('the speed is at least this (P99)'),
  gustIsMore: Flag('the gust is at least this'),
  from: TrueDegreesOrNull('one end of the range in which it varies, clockwise'),
  to: TrueDegreesOrNull('the other end'),
  token,
});
export type Wind = Static<typeof Wind>;

export const Visibility = Closed({
  metres: Type.Number({ description: '9999 is 10 km or more; miles are converted and rounded' }),
  value: Type.Number({ description: 'as given; fractions of a mile are exact' }),
  unit: OneOf(['m', 'km', 'SM'], 'unit as given; statute miles'),
  isMore: Flag('at least this (9999, P6SM)'),
  isLess: Flag('below this (M1/4SM)'),
  minimum: Type.Unsafe<{ metres: number; sector: string } | null>({
    type: ['object', 'null'],
    properties: { metres: { type: 'number' }, sector: { type: 'string' } },
    required: ['metres', 'sector'],
    additionalProperties: false,
    description: 'the lowest visibility and the sector that it is in',
  }),
  token,
});
export type Visibility = Static<typeof Visibility>;

export const Rvr = Closed({
  runway: Text('designator of the end, such as 04L'),
  metres: NumberOrNull('the value, or the lower one of a range; feet are converted and rounded; null: not reported'),
  maxMetres: NumberOrNull('the upper one of a range'),
  value: NumberOrNull('metres as given'),
  unit: OneOf(['m', 'ft'], 'unit as given'),
  isMore: Flag('at least this'),
  isLess: Flag('below this'),
  maxIsMore: Flag('the upper one is at least this'),
  trend: OneOfOrNull(['up', 'down', 'none'], 'tendency; null: not reported'),
  token,
});
export type Rvr = Static<typeof Rvr>;

export const Weather = Closed({
  intensity: OneOf(['light', 'moderate', 'heavy', 'vicinity'], 'moderate where nothing is written'),
  descriptor: OneOfOrNull(['MI', 'PR', 'BC', 'DR', 'BL', 'SH', 'TS', 'FZ'], 'ICAO Annex 3 descriptor'),
  phenomena: Type.Array(Type.String(), { description: 'two-letter codes, and NSW' }),
  token,
});
export type Weather = Static<typeof Weather>;

export const Cloud = Closed({
  amount: OneOfOrNull(['FEW', 'SCT', 'BKN', 'OVC'], 'null: not reported'),
  baseFt: FeetOrNull('above the aerodrome; 0 is 0, null is not reported'),
  type: TextOrNull('CB, TCU and other types; null: none of note, or not reported'),
  typeIsUnknown: Flag('an automatic station could not see the type (///)'),
  token,
});
export type Cloud = Static<typeof Cloud>;

export const WindShear = Closed({
  runway: TextOrNull('the end, ALL for every runway; null: by height'),
  heightFt: FeetOrNull('up to this height above the aerodrome'),
  direction: TrueDegreesOrNull('of the wind at that height'),
  speedKt: NumberOrNull('of the wind at that height'),
  token,
});
export type WindShear = Static<typeof WindShear>;

const RunwayState = Closed({
  runway: TextOrNull('designator; null: every runway'),
  isClosedBySnow: Flag('SNOCLO'),
  isCleared: Flag('CLRD: contaminations have ceased to exist'),
  deposit: TextOrNull('ICAO Annex 3 code figure of the deposit'),
  extent: TextOrNull('code figure of how much of the runway it covers'),
  depth: TextOrNull('code figures of its depth'),
  braking: TextOrNull('friction or braking action as given: 35 is 0.35, 91 to 95 are poor to good'),
  token,
});
export type RunwayState = Static<typeof RunwayState>;

const fields = ['wind', 'visibility', 'rvr', 'weather', 'clouds', 'temperature', 'dewPoint', 'qnh', 'time'] as const;
const reportReasons = ['decoderDisagrees', 'notUnderstood', 'notReported', 'dateUnclear', 'groupUnread'] as const;
export const Gap = Closed({
  field: OneOf(fields, 'what is not known, wholly or in part'),
  code: OneOf(
    reportReasons,
    'decoderDisagrees: the decoder has a value that no token of this part says; notUnderstood: there is a token that was not read; notReported: the report says that it is not (///); dateUnclear: its day fits no date near the file; groupUnread: begin or end of a group is missing or damaged',
  ),
  token: TextOrNull('the word at fault'),
});
export type Gap = Static<typeof Gap>;

/** A part of a report, its body or a group of changes, says these, where null is "no change is written". */
const conditions = {
  wind: Type.Union([Wind, Type.Null()]),
  visibility: Type.Union([Visibility, Type.Null()]),
  isCavok: Flag('CAVOK: 10 km or more, no cloud below 5,000 ft or the highest minimum sector altitude, no CB or TCU, no weather of note'),
  rvr: Type.Array(Rvr),
  weather: Type.Array(Weather),
  clouds: Type.Array(Cloud),
  sky: OneOfOrNull(
    ['NSC', 'SKC', 'CLR', 'NCD'],
    'NCD: an automatic station detected no cloud, which is not clear; CLR: nothing below 12,000 ft',
  ),
  verticalVisibilityFt: FeetOrNull('VV'),
  ceiling: OneOf(
    ['measured', 'none', 'unknown', 'notSaid'],
    'measured: ceilingFt has it; none: no BKN, OVC or VV is reported; unknown: there may be one; notSaid: this part says nothing of the sky',
  ),
  ceilingFt: FeetOrNull('lowest BKN or OVC layer or vertical visibility above the aerodrome'),
  qnhHpa: NumberOrNull('hPa, to a tenth; QNH'),
  qnh: Type.Unsafe<{ value: number; unit: 'hPa' | 'inHg' } | null>({
    type: ['object', 'null'],
    properties: { value: { type: 'number' }, unit: { type: 'string', enum: ['hPa', 'inHg'] } },
    required: ['value', 'unit'],
    additionalProperties: false,
    description: 'as given',
  }),
  windShear: Type.Array(WindShear),
  colours: Type.Array(Type.String(), { description: 'military colour states' }),
  gaps: Type.Array(Gap, { description: 'why a value is null or not whole' }),
  notUnderstood: Type.Array(Type.String(), { description: 'words of this part that belong to no value' }),
};
export const Conditions = Closed(conditions);
export type Conditions = Static<typeof Conditions>;

export const changeKinds = ['FM', 'BECMG', 'TEMPO', 'INTER', 'PROB', 'NOSIG', 'COLOUR', 'UNKNOWN'] as const;
export const Group = Closed({
  kind: OneOf(changeKinds, 'COLOUR: a forecast after a military colour state; UNKNOWN: begins with a word that was not read'),
  probability: NumberOrNull('percent, of PROB'),
  from: TimestampOrNull('begin; null: not said or not read'),
  to: TimestampOrNull('end; null: not said or not read'),
  raw: Text('the words of the group'),
  ...conditions,
});
export type Group = Static<typeof Group>;

const Extreme = Closed({ celsius: Type.Number(), at: TimestampOrNull('when'), token });
export type Extreme = Static<typeof Extreme>;

export const DecodedReport = Closed({
  ...conditions,
  temperatureC: NumberOrNull('degrees Celsius, of a METAR'),
  dewPointC: NumberOrNull('degrees Celsius, of a METAR'),
  recentWeather: Type.Array(Weather),
  runwayStates: Type.Array(RunwayState),
  trends: Type.Array(Group, { description: 'trends of a METAR, groups of a TAF, in their order' }),
  maximum: Type.Array(Extreme, { description: 'TX of a TAF' }),
  minimum: Type.Array(Extreme, { description: 'TN of a TAF' }),
  remarks: TextOrNull('what follows RMK and the like, which is not decoded'),
});
export type DecodedReport = Static<typeof DecodedReport>;

export const Report = Closed({
  id: Text('identity: kind, station, time and text'),
  kind: OneOf(reportKinds, 'kind of report'),
  station: Text('four letters or figures'),
  issuedAt: TimestampOrNull('of a TAF; null: not said, or dateUnclear'),
  observedAt: TimestampOrNull('of a METAR; null: not said, or dateUnclear'),
  validFrom: TimestampOrNull('of a TAF'),
  validTo: TimestampOrNull('of a TAF'),
  raw: Text('the report letter for letter'),
  isAuto: Flag('by an automatic station'),
  isAmended: Flag('AMD'),
  isCorrected: Flag('COR, CCA …'),
  isNil: Flag('NIL: there is no report'),
  isCancelled: Flag('CNL'),
  decoded: Type.Union([DecodedReport, Type.Null()], { description: 'null: NIL, or cancelled' }),
  notUnderstood: Type.Array(Type.String(), { description: 'words of the whole report that belong to no value' }),
});
export type Report = Static<typeof Report>;

export const RefusedReport = Closed({
  line: Count('line of the text, from 1'),
  text: Text('its begin'),
  reason: Reason,
});

export const DecodedReports = Closed({
  items: Type.Array(Report),
  refused: Type.Array(RefusedReport, { description: 'the first hundred that were not read' }),
  refusedCount: Count('all that were not read'),
});
export type DecodedReports = Static<typeof DecodedReports>;
