/**
 * Rules say how much a NOTAM may matter to a flight, from 5 to 1; the first that holds decides, so that cancellations and closures come first. The
 * table in resources/docs/notams.md lists them.
 */
import type { SeverityRule } from '#contract/notams/rules.ts';
import { remembered } from '#core/remembered.ts';
import type { Effect, EffectKind, Severity, NoticeReading } from '#core/notams/read/notice.ts';
import { levelsOf } from '#core/notams/read/levels.ts';
import { lowestCode } from '#domain/runway-condition.ts';
import { type Grip, worstGrip } from './grip.ts';
import { closesToPersons } from '#core/notams/read/effects/airspaces.ts';
import type { topicAndEffectsOf } from '#core/notams/read/effects/effects.ts';
import { closesForFlight, namesFiring, tellsAsh, tellsStrike, tellsUnrest } from '#core/notams/read/subject.ts';

/** The rules look at what was read of a NOTAM, and never at its words. */
type Facts = {
  reading: NoticeReading;
  effects: readonly Effect[];
  hasOthers: () => boolean;
  /** Codes of subject and condition, one after the other; `--` where not known. */
  topicCode: string;
  /** It is the lowest of all runways reported; 7 without a code. */
  lowestCode: number;
  grip: Grip | null;
};

export type Rule = {
  rule: Exclude<SeverityRule, 'unknownSubject'>;
  severity: Severity;
  /** Codes of subject and condition, one after the other, that the rule is about; undefined: any. `--` where not known. */
  topic?: RegExp;
  /** Undefined: the topic decides alone. */
  when?: (facts: Facts) => boolean;
};

const effect =
  (kind: EffectKind, extent?: Effect['extent']) =>
  ({ effects }: Facts): boolean =>
    effects.some((one) => one.kind === kind && (extent === undefined || one.extent === extent));
/** The Q-code says so by its condition, whether a sentence is read or not. */
const isOut = ({ topicCode }: Facts): boolean => /^(?:L.(?:AS|AU|LC|AW)|M.(?:LC|AU|LT|AW))/.test(topicCode);
const closes = (kind: 'closesRunway' | 'closesAerodrome') => (facts: Facts) => effect(kind, 'whole')(facts) || effect(kind, null)(facts);

/** Both are in feet. */
const NEAR_GROUND = 2_000;
const USUAL_FLIGHT = 10_000;

const approachOrAidOut = /^(?:PI|I[CLGNSTU])(?:AU|AS|LC|AW|AC|CT)/;
const isOfIls = ({ kind, extent, names }: Effect): boolean =>
  kind === 'navaidOut' && extent === 'whole' && (names ?? []).some((name) => /^ILS\b/.test(name));

const isForUnmanned = ({ effects }: Facts): boolean => effects.some((one) => one.for === 'unmanned') && !effects.some(closesToPersons);

/** A prohibited, restricted or temporary restricted area that is active or installed. */
const restricting = /^R[PTR](?:CA|CS|LW|LP)/;

const better = /^[FILNCSM].(?:AK|AX|AF|upgraded)/;

export const severityRules: readonly Rule[] = [
  { rule: 'cancellation', severity: 1, when: ({ reading }) => reading.type === 'C' },
  {
    rule: 'aerodromeClosed',
    severity: 5,
    when: ({ effects }) => effects.some((one) => one.kind === 'closesAerodrome' && closesForFlight(one)),
  },
  { rule: 'runwayClosed', severity: 5, when: ({ effects }) => effects.some((one) => one.kind === 'closesRunway' && closesForFlight(one)) },
  { rule: 'runwayClosedByQCode', severity: 5, when: closes('closesRunway') },
  { rule: 'aerodromeClosedByQCode', severity: 5, when: closes('closesAerodrome') },
  { rule: 'noApproachLeft', severity: 5, when: ({ effects }) => effects.some(({ rule }) => rule === 'noApproachLeft') },
  { rule: 'runwayCondition0To1', severity: 5, when: (facts) => facts.lowestCode <= 1 },
  {
    rule: 'brakingPoor',
    severity: 5,
    when: (facts) => facts.grip === 'poor',
  },
  {
    rule: 'restrictedAreaActive',
    severity: 5,
    topic: restricting,
    when: (facts) => !isForUnmanned(facts) && reaches(facts, 0, USUAL_FLIGHT),
  },
  { rule: 'firClosed', severity: 5, topic: /^AFLC/ },
  {
    rule: 'flightProhibited',
    severity: 5,
    // A Q-code of a restricted area prohibits flight, whether the text says so or not: how high it is decides.
    when: (facts) =>
      facts.effects.some((one) => closesToPersons(one) && one.for !== 'visual') &&
      (levelsOf(facts.reading).ceiling ?? Infinity) >
        (facts.reading.qCode !== null && restricting.test(facts.topicCode) ? USUAL_FLIGHT : NEAR_GROUND),
  },
  {
    rule: 'volcanicAsh',
    severity: 5,
    when: ({ reading, topicCode }) =>
      reading.format === 'ashtam' || (topicCode.startsWith('WW') ? !tellsUnrest(reading) : topicCode.startsWith('W') && tellsAsh(reading)),
  },

  { rule: 'runwayPartlyClosed', severity: 4, when: effect('closesRunway') },
  {
    rule: 'aerodromePartlyClosed',
    severity: 4,
    when: effect('closesAerodrome'),
  },
  { rule: 'helipadClosed', severity: 4, when: effect('closesHelipad') },
  { rule: 'mayClose', severity: 4, when: effect('mayClose') },
  {
    rule: 'visualFlightProhibited',
    severity: 4,
    when: (facts) =>
      facts.effects.some((one) => one.kind === 'closesAirspace' && one.for === 'visual') &&
      (levelsOf(facts.reading).ceiling ?? Infinity) > NEAR_GROUND,
  },

  { rule: 'checklist', severity: 1, topic: /^KK/ },
  { rule: 'triggerNotam', severity: 1, topic: /TT$/ },
  { rule: 'letterToAirmen', severity: 1, when: ({ reading }) => reading.number?.startsWith('LTA') === true },

  {
    rule: 'basedAircraftOnly',
    severity: 4,
    when: ({ effects, topicCode }) => topicCode.endsWith('LB') || effects.some((one) => one.for === 'allButBased'),
  },
  { rule: 'unmannedAircraftOnly', severity: 2, topic: /^(?:R|W|AX|AT)/, when: isForUnmanned },
  { rule: 'areaNotActive', severity: 1, topic: /^R.(?:CD|CN|CC|AW|AX|HQ)/ },
  {
    rule: 'restrictedAreaNearGround',
    severity: 3,
    topic: restricting,
    when: (facts) =>
      !isForUnmanned(facts) && (levelsOf(facts.reading).ceiling ?? Infinity) <= NEAR_GROUND && !facts.reading.scope?.includes('A'),
  },
  {
    rule: 'restrictedAreaActiveInPart',
    severity: 4,
    topic: restricting,
    when: (facts) => !isForUnmanned(facts),
  },
  {
    rule: 'dangerAreaFiring',
    severity: 4,
    topic: /^(?:RD|WM|RA|RM)(?:CA|LW|--)/,
    when: (facts) => (facts.topicCode.startsWith('WM') || namesFiring(facts.reading)) && reaches(facts, 0, USUAL_FLIGHT),
  },

  { rule: 'runwayShortened', severity: 4, when: effect('shortensRunway') },
  { rule: 'runwayCondition2To3', severity: 4, when: (facts) => facts.lowestCode <= 3 },
  {
    rule: 'brakingMedium',
    severity: 4,
    when: (facts) => facts.grip === 'medium',
  },
  {
    rule: 'runwayContaminated',
    severity: 4,
    when: (facts) => facts.grip === 'contaminated',
  },
  {
    rule: 'runwayLimited',
    severity: 4,
    topic: /^MRLT|^MRLD|^MRLL|^MRLH/,
  },
  {
    rule: 'distancesOrThreshold',
    severity: 4,
    when: (facts) => facts.topicCode.startsWith('MD') || facts.topicCode.startsWith('MT') || effect('changesDistances')(facts),
  },
  { rule: 'thresholdDisplaced', severity: 4, when: effect('displacesThreshold') },
  {
    rule: 'backToNormal',
    severity: 1,
    topic: better,
    when: ({ effects, hasOthers }) => effects.length === 0 && !hasOthers(),
  },
  { rule: 'backToNormalInPart', severity: 3, topic: better, when: ({ effects }) => effects.length === 0 },
  {
    rule: 'approachNotAuthorised',
    severity: 4,
    when: ({ effects, topicCode }) =>
      effects.some(
        (one) => one.kind === 'approachOut' || one.rule === 'ilsCategoryLost' || (isOfIls(one) && !approachOrAidOut.test(topicCode)),
      ),
  },
  {
    rule: 'approachOrAidOutByQCode',
    severity: 4,
    topic: approachOrAidOut,
  },
  { rule: 'towerHours', severity: 4, when: effect('towerHours') },
  {
    rule: 'towerOrApproachControlByQCode',
    severity: 4,
    topic: /^S[TP](?:LC|AU|AS|AW|AC|AH|LT)/,
  },
  { rule: 'fireCoverReduced', severity: 4, when: effect('fireCoverReduced') },
  {
    rule: 'fireCoverByQCode',
    severity: 4,
    topic: /^FF(?:CG|AU|AS|LT|CH)/,
  },
  { rule: 'fuelUnavailable', severity: 4, when: effect('fuelUnavailable') },
  {
    rule: 'fuelByQCode',
    severity: 4,
    topic: /^FU(?:AU|AS|LC|AW|LT)/,
  },
  { rule: 'satelliteNavigation', severity: 4, topic: /^G[AWX]/, when: effect('navaidOut') },
  { rule: 'runwayLightsOut', severity: 4, topic: /^L[RPAEH]/, when: (facts) => isOut(facts) || effect('lightsOut')(facts) },

  { rule: 'runwayCondition4To5', severity: 3, when: (facts) => facts.lowestCode <= 5 },
  { rule: 'runwayWet', severity: 3, when: (facts) => facts.grip === 'wet' },
  { rule: 'runwayDry', severity: 2, when: (facts) => facts.lowestCode === 6 || facts.grip === 'dry' },
  {
    rule: 'otherNavaidOut',
    severity: 3,
    topic: /^[NI].(?:AS|AU|AW|AC|CT|LS|LF|LD|LT|notMonitored|unreliable|--|XX)/,
  },
  {
    rule: 'taxiwayOrApronClosed',
    severity: 3,
    topic: /^M[XNYPKA]/,
    when: (facts) => isOut(facts) || facts.effects.some(({ kind }) => /^closes(?:Taxiway|Apron|Stand)$/.test(kind)),
  },
  { rule: 'runway', severity: 3, topic: /^MR/ },
  {
    rule: 'aerodrome',
    severity: 3,
    topic: /^FA/,
    when: ({ topicCode, reading }) => /^FA(?:LC|LT|LP|AH|AP|HW|HX)/.test(topicCode) || tellsStrike(reading),
  },
  { rule: 'restrictedAirspace', severity: 3, topic: /^R/ },
  { rule: 'warning', severity: 3, topic: /^(?:W|radioAltimeters)/ },
  { rule: 'airTrafficService', severity: 3, topic: /^S/ },
  { rule: 'communication', severity: 3, topic: /^C/ },
  { rule: 'procedure', severity: 3, topic: /^P/ },
  { rule: 'airspace', severity: 3, topic: /^A/ },

  { rule: 'publication', severity: 1, topic: /^O[AE]/ },
  { rule: 'obstacle', severity: 2, topic: /^O/ },
  { rule: 'otherLights', severity: 2, topic: /^L/ },
  { rule: 'aerodromeFacility', severity: 2, topic: /^F/ },
  { rule: 'movementArea', severity: 2, topic: /^M/ },
];

/** Tells whether an area holds all levels between two heights, in feet. What is not said may be any. */
function reaches({ reading }: Facts, from: number, to: number): boolean {
  const { floor, ceiling } = levelsOf(reading);
  return (floor ?? 0) <= from + NEAR_GROUND / 2 && (ceiling ?? Infinity) >= to;
}

const NO_CODE = 7;
const MOST_TOPICS = 5_000;
const rulesOf = remembered(
  (topicCode: string): readonly Rule[] => severityRules.filter(({ topic }) => topic?.test(topicCode) ?? true),
  MOST_TOPICS,
);

/** A subject that is not understood may matter, so it is not ranked as minor. */
export const unknown = { rule: 'unknownSubject', severity: 3 } as const;

export function severityOf(
  reading: NoticeReading,
  { topic: { subjectCode, conditionCode }, effects, others }: ReturnType<typeof topicAndEffectsOf>,
): { severity: Severity; rule: SeverityRule } {
  const topicCode = (subjectCode ?? '--') + (conditionCode ?? '--');
  const codes = reading.runwayConditions.map((report) => lowestCode(report) ?? NO_CODE);
  const facts: Facts = {
    reading,
    effects,
    hasOthers: () => others().length > 0,
    topicCode,
    lowestCode: Math.min(NO_CODE, ...codes),
    grip: worstGrip(reading.runwayConditions),
  };
  return rulesOf(topicCode).find(({ when }) => when?.(facts) ?? true) ?? unknown;
}
