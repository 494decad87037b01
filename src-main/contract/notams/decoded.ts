/** A NOTAM is decoded on request only. Unknown is null; the text as published is in `message`. */
import { Type, type Static } from 'typebox';
import {
  Closed,
  Flag,
  FlagOrNull,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  Text,
  Texts,
  TextOrNull,
  Timestamp,
  TimestampOrNull,
} from '../schema/values.ts';
import { AircraftLimit, fuelGrades } from './aircraft-limits.ts';
import { ClosedFor, ClosedWhen } from './closures.ts';
import { HeadlinePart } from './headline.ts';
import { EffectRule, SeverityRule } from './rules.ts';
import { ConditionCode, SubjectCode } from './topics.ts';
import { Warning } from './warnings.ts';

/** The three values belong to the first, middle and last third of a runway. */
const Thirds = (description: string) => Type.Array(NumberOrNull(description), { description: `${description}; per third of the runway` });

export const statusWords = ['future', 'active', 'overdue', 'expired', 'cancelled', 'replaced'] as const;
export const severityGrades = [1, 2, 3, 4, 5] as const;
export const categoryWords = [
  'aerodrome',
  'runway',
  'movement',
  'lighting',
  'navigation',
  'communication',
  'gnss',
  'procedure',
  'airspace',
  'restriction',
  'warning',
  'obstacle',
  'services',
  'surface',
  'information',
  'other',
] as const;
export const StatusOrNull = (description: string) => OneOfOrNull(statusWords, description);

export const ActivePeriod = Closed({ start: Timestamp('start'), end: TimestampOrNull('end; null without an end') });

/** The length is in the unit that the NOTAM gives it in. */
export const RunwayLength = Closed({
  of: OneOf(
    ['TORA', 'TODA', 'ASDA', 'LDA', 'length', 'displacement'],
    'a declared distance, the length of the runway, or the displacement of its threshold',
  ),
  relation: OneOf(
    ['is', 'less', 'more', 'atLeast'],
    'is: what it is now; less, more: by how much it is shorter or longer than published; atLeast: what it is at least',
  ),
  value: Type.Number({ description: 'as written' }),
  unit: OneOf(['m', 'ft'], 'metres or feet, as written'),
});

/** Kinds of effects on what is not a runway, an aerodrome or a helipad, named by `names`. */
const placeKinds = [
  'closesTaxiway',
  'closesApron',
  'closesStand',
  'closesRoute',
  'changesRoute',
  'closesAirspace',
  'changesAirspace',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const Effect = Closed({
  kind: OneOf(
    [
      'closesRunway',
      'noRunwayLeft',
      'closesAerodrome',
      'closesHelipad',
      ...placeKinds,
      'mayClose',
      'shortensRunway',
      'displacesThreshold',
      'changesDistances',
      'towerHours',
      'fuelUnavailable',
      'fireCoverReduced',
      'navaidOut',
      'approachOut',
      'lightsOut',
      'otherUnavailable',
    ],
    'what it does',
  ),
  runway: TextOrNull('the runway as the dataset names it, else as the text does'),
  extent: OneOfOrNull(['whole', 'part'], 'null where the text does not say'),
  rule: EffectRule,
  for: ClosedFor,
  when: ClosedWhen,
  words: TextOrNull('the words of the text that limit it to a part, that say where it is, or that leave it in doubt'),
  from: TimestampOrNull('from when it applies'),
  to: TimestampOrNull('until when it applies; null without an end'),
  periods: Type.Array(ActivePeriod, {
    description:
      'the times between from and to in which it applies, where the text lists them; empty for all the time that the NOTAM is active',
  }),
  lengths: Type.Array(RunwayLength, { description: 'lengths that the text gives for the runway' }),
  names: Texts(
    'designators of the taxiways, aprons, stands, routes or airspaces that it is about, the aids, lights or approaches as the text calls them, or the index of rescue and fire fighting that is left; empty where the text gives none',
  ),
  grades: Type.Array(OneOf(fuelGrades, 'grade'), {
    description: 'grades of fuel that it is about; empty for all, or where the text does not say',
  }),
  category: NumberOrNull('category that is left: of rescue and fire fighting 0 to 10, of an ILS 1 to 3'),
  conditions: Type.Array(AircraftLimit, {
    description:
      'aircraft that it bars, never those that it lets in: those that meet one of them, and no others; empty for all, or where the text does not say all of them in figures, letters and types',
  }),
  quote: Type.Union([Closed({ from: Type.Integer(), to: Type.Integer() }), Type.Null()], {
    description: 'place in text of the clause that says it, in UTF-16 units, end excluded; null where not known',
  }),
});

const BrakingAction = OneOfOrNull(
  ['good', 'goodToMedium', 'medium', 'mediumToPoor', 'poor', 'lessThanPoor', 'unreliable'],
  'braking action, where the report says it in words or as an estimate; per third of the runway',
);
export type BrakingAction = NonNullable<Static<typeof BrakingAction>>;

export const RunwayCondition = Closed({
  runway: TextOrNull('runway, by one end or both; null where the report names none, or all'),
  observedAt: TimestampOrNull('when it was observed'),
  ageMinutes: NumberOrNull('age at the moment of the question, minutes; null where the time of observation is unknown or later'),
  timeliness: OneOf(
    ['current', 'past8Hours', 'notYetObserved', 'unknown'],
    'age at the moment of the question against the 8 hours that a report is valid at most (ICAO Annex 15)',
  ),
  validUntil: TimestampOrNull('until when the report is valid'),
  codes: Thirds('runway condition code, 0 to 6'),
  coveragePercent: Thirds('coverage, per cent'),
  depthMm: Thirds('depth, millimetres'),
  contaminants: Type.Array(TextOrNull('contaminant'), { description: 'contaminants; per third of the runway' }),
  friction: Thirds('friction, by frictionKind'),
  frictionKind: OneOfOrNull(
    ['estimated', 'measured', 'canadianIndex'],
    'estimated: 1 poor to 5 good, 9 unreliable; measured: coefficient in hundredths; canadianIndex: CRFI in hundredths',
  ),
  brakingAction: Type.Array(BrakingAction, { description: 'braking action; per third of the runway' }),
  widthM: NumberOrNull('width that the condition applies to, metres'),
});
export type RunwayCondition = Static<typeof RunwayCondition>;

export const Decoded = Closed({
  format: OneOf(['icao', 'us', 'fdc', 'snowtam', 'ashtam', 'birdtam', 'domestic-cyrillic', 'text'], 'form of the text'),
  type: OneOfOrNull(['N', 'R', 'C'], 'N new, R replacing, C cancelling'),
  reference: TextOrNull('number of the NOTAM that is replaced or cancelled'),
  locations: Texts('item A'),
  qCode: TextOrNull('five letters of the Q-code'),
  fir: TextOrNull('flight information region'),
  traffic: TextOrNull('I, V, K'),
  purpose: TextOrNull('N, B, O, M, K'),
  scope: TextOrNull('A, E, W, K'),
  lowerFl: NumberOrNull('lower limit of item Q, flight level; 0 is unspecified'),
  upperFl: NumberOrNull('upper limit of item Q, flight level; 999 is unspecified'),
  latitude: NumberOrNull('latitude of item Q, WGS 84 decimal degrees'),
  longitude: NumberOrNull('longitude of item Q, WGS 84 decimal degrees'),
  radiusNm: NumberOrNull('radius of item Q, nautical miles; an approximate circle'),
  isEstimated: Flag('whether the end is an estimate'),
  isPermanent: Flag('whether there is no end'),
  schedule: TextOrNull('item D as written'),
  scheduleUnderstood: FlagOrNull('whether item D could be read; when not, the NOTAM counts as active throughout'),
  activePeriods: Type.Array(ActivePeriod, { description: 'when it is active, UTC, clipped to from and to' }),
  text: Text('item E'),
  headline: TextOrNull('what has happened, in one line: thing, designator, state; null only for a text without words'),
  headlineSource: OneOfOrNull(
    ['decoded', 'quoted'],
    'decoded: made by a rule; quoted: the first clause of the text in plain words, because no rule knows better, or as published behind subject and condition where it is not English',
  ),
  headlineParts: Type.Array(HeadlinePart, {
    description: 'the headline in parts, as codes, from which it can be said in any language; empty without one',
  }),
  plainText: Text('the NOTAM in plain words: an aid, not a replacement for the text'),
  lowerLimit: TextOrNull('item F'),
  upperLimit: TextOrNull('item G'),
  geometry: Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true, description: 'GeoJSON, WGS 84' }),
  geometrySource: OneOfOrNull(
    ['textPolygon', 'textCircle', 'textCorridor', 'textLine', 'textPoint', 'itemQ', 'location', 'wholeRegion'],
    'where the geometry comes from; the circle of itemQ is approximate, location is the point of the aerodrome, wholeRegion has no geometry',
  ),
  subject: TextOrNull('what it is about'),
  condition: TextOrNull('what has happened to it'),
  subjectCode: SubjectCode,
  conditionCode: ConditionCode,
  category: OneOf(categoryWords, 'kind of thing concerned'),
  severity: OneOf(severityGrades, '5 critical, 4 operational, 3 caution, 2 minor, 1 information'),
  severityRule: SeverityRule,
  status: OneOf(statusWords, 'at the moment of the answer; overdue is active past an estimated end'),
  isInSchedule: FlagOrNull('whether its schedule is active at the moment; null where unknown or not in force'),
  delistedAt: TimestampOrNull('since when a full list of its source no longer contains it'),
  endedBy: TextOrNull('id of the NOTAM that replaced or cancelled it'),
  effects: Type.Array(Effect, { description: 'what it does to the aerodrome, only where the text says so' }),
  runwayConditions: Type.Array(RunwayCondition),
  warnings: Type.Array(Warning, { description: 'what could not be read' }),
});
export type Decoded = Static<typeof Decoded>;
