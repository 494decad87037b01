/**
 * How much a NOTAM may matter to a flight, 5 to 1: what stops it, what changes its plan, what wants attention, the rest. The rules are tried in this order and the first
 * that holds decides. Closures come first: closed, no approach left, condition poor, partly closed. Published as a table in resources/docs/notams.md.
 */
import type { SeverityRule } from '#contract/notams/rules.ts';
import type { Effect, EffectKind, Severity } from '#core/notams/read/notice.ts';
import { isForUnmanned, isRestricting, type Facts } from './facts.ts';

export type Rule = {
  rule: Exclude<SeverityRule, 'unknownSubject'>;
  severity: Severity;
  when: (facts: Facts) => boolean;
};

/** By subject and condition, one after the other; `--` where not known. */
const code =
  (pattern: RegExp) =>
  ({ topicCode }: Facts): boolean =>
    pattern.test(topicCode);
const effect =
  (kind: EffectKind, extent?: Effect['extent']) =>
  ({ effects }: Facts): boolean =>
    effects.some((one) => one.kind === kind && (extent === undefined || one.extent === extent));
const closes = (kind: 'closesRunway' | 'closesAerodrome') => (facts: Facts) => effect(kind, 'whole')(facts) || effect(kind, null)(facts);

/** Feet. */
const NEAR_GROUND = 2_000;
const USUAL_FLIGHT = 10_000;

export const severityRules: readonly Rule[] = [
  { rule: 'cancellation', severity: 1, when: ({ reading }) => reading.type === 'C' },
  { rule: 'aerodromeClosed', severity: 5, when: effect('closesAerodrome', 'whole') },
  { rule: 'noRunwayOpen', severity: 5, when: effect('noRunwayLeft') },
  { rule: 'runwayClosed', severity: 5, when: effect('closesRunway', 'whole') },
  { rule: 'runwayClosedByQCode', severity: 5, when: closes('closesRunway') },
  { rule: 'aerodromeClosedByQCode', severity: 5, when: closes('closesAerodrome') },
  { rule: 'noApproachLeft', severity: 5, when: ({ hasNoApproach }) => hasNoApproach() },
  { rule: 'runwayCondition0To1', severity: 5, when: ({ lowestCode }) => lowestCode() <= 1 },
  {
    rule: 'brakingPoor',
    severity: 5,
    when: ({ grip }) => grip() === 'poor',
  },
  {
    rule: 'restrictedAreaActive',
    severity: 5,
    when: (facts) => isRestricting(facts) && reaches(facts, 0, USUAL_FLIGHT),
  },
  { rule: 'firClosed', severity: 5, when: code(/^AFLC/) },
  { rule: 'volcanicAsh', severity: 5, when: ({ reading }) => reading.format === 'ashtam' },

  { rule: 'runwayPartlyClosed', severity: 4, when: effect('closesRunway') },
  {
    rule: 'aerodromePartlyClosed',
    severity: 4,
    when: effect('closesAerodrome'),
  },
  { rule: 'helipadClosed', severity: 4, when: effect('closesHelipad') },
  { rule: 'mayClose', severity: 4, when: effect('mayClose') },

  { rule: 'checklist', severity: 1, when: code(/^KK/) },
  { rule: 'triggerNotam', severity: 1, when: code(/TT$/) },
  { rule: 'letterToAirmen', severity: 1, when: ({ reading }) => reading.number?.startsWith('LTA') === true },

  {
    rule: 'basedAircraftOnly',
    severity: 4,
    when: ({ topicCode, says }) => topicCode.endsWith('LB') || says('basedOnly'),
  },
  { rule: 'unmannedAircraftOnly', severity: 2, when: isForUnmanned },
  { rule: 'areaNotActive', severity: 1, when: code(/^R.(?:CD|CN|CC|AW|AX|HQ)/) },
  {
    rule: 'restrictedAreaNearGround',
    severity: 3,
    when: (facts) => isRestricting(facts) && (facts.levels().ceiling ?? Infinity) <= NEAR_GROUND && !/A/.test(facts.reading.scope ?? ''),
  },
  {
    rule: 'restrictedAreaActiveInPart',
    severity: 4,
    when: isRestricting,
  },
  {
    rule: 'dangerAreaFiring',
    severity: 4,
    when: (facts) => /^(?:RD|WM|RA|RM)(?:CA|LW|--)/.test(facts.topicCode) && facts.says('firing') && reaches(facts, 0, USUAL_FLIGHT),
  },

  { rule: 'runwayShortened', severity: 4, when: effect('shortensRunway') },
  { rule: 'runwayCondition2To3', severity: 4, when: ({ lowestCode }) => lowestCode() <= 3 },
  {
    rule: 'brakingMedium',
    severity: 4,
    when: ({ grip }) => grip() === 'medium',
  },
  {
    rule: 'runwayContaminated',
    severity: 4,
    when: ({ grip }) => grip() === 'contaminated',
  },
  {
    rule: 'runwayLimited',
    severity: 4,
    when: code(/^MRLT|^MRLD|^MRLL|^MRLH/),
  },
  { rule: 'distancesOrThreshold', severity: 4, when: code(/^M[DT]/) },
  { rule: 'thresholdDisplaced', severity: 4, when: effect('displacesThreshold') },
  { rule: 'backToNormal', severity: 1, when: ({ isBetter }) => isBetter() },
  { rule: 'approachNotAuthorised', severity: 4, when: effect('approachOut') },
  {
    rule: 'approachOrAidOutByQCode',
    severity: 4,
    when: code(/^(?:PI|I[CLGNSTU])(?:AU|AS|LC|AW|AC|CT)/),
  },
  { rule: 'towerHours', severity: 4, when: effect('towerHours') },
  {
    rule: 'towerOrApproachControlByQCode',
    severity: 4,
    when: code(/^S[TP](?:LC|AU|AS|AW|AC|AH|LT)/),
  },
  { rule: 'fireCoverReduced', severity: 4, when: effect('fireCoverReduced') },
  {
    rule: 'fireCoverByQCode',
    severity: 4,
    when: code(/^FF(?:CG|AU|AS|LT|CH)/),
  },
  { rule: 'fuelUnavailable', severity: 4, when: effect('fuelUnavailable') },
  {
    rule: 'fuelByQCode',
    severity: 4,
    when: code(/^FU(?:AU|AS|LC|AW|LT)/),
  },
  { rule: 'satelliteNavigation', severity: 4, when: code(/^G[AWX]/) },
  { rule: 'runwayLightsOut', severity: 4, when: code(/^L[RPAEH](?:AS|AU|LC|AW)/) },

  { rule: 'runwayCondition4To5', severity: 3, when: ({ lowestCode }) => lowestCode() <= 5 },
  { rule: 'runwayWet', severity: 3, when: ({ grip }) => grip() === 'wet' },
  { rule: 'runwayDry', severity: 2, when: ({ grip, lowestCode }) => lowestCode() === 6 || grip() === 'dry' },
  {
    rule: 'otherNavaidOut',
    severity: 3,
    when: code(/^[NI].(?:AS|AU|AW|AC|CT|LS|LF|LD|LT|notMonitored|unreliable|--|XX)/),
  },
  {
    rule: 'taxiwayOrApronClosed',
    severity: 3,
    when: code(/^M[XNYPKA](?:LC|AU|LT|AW)/),
  },
  {
    rule: 'runwaySign',
    severity: 2,
    when: ({ topicCode, says }) => topicCode.startsWith('MR') && says('sign'),
  },
  { rule: 'runway', severity: 3, when: code(/^MR/) },
  { rule: 'aerodrome', severity: 3, when: code(/^FA(?:LC|LT|LP|AH|AP|HW|HX)/) },
  { rule: 'restrictedAirspace', severity: 3, when: code(/^R/) },
  { rule: 'warning', severity: 3, when: code(/^(?:W|radioAltimeters)/) },
  { rule: 'airTrafficService', severity: 3, when: code(/^S/) },
  { rule: 'communication', severity: 3, when: code(/^C/) },
  { rule: 'procedure', severity: 3, when: code(/^P/) },
  { rule: 'airspace', severity: 3, when: code(/^A/) },

  { rule: 'publication', severity: 1, when: code(/^O[AE]/) },
  { rule: 'obstacle', severity: 2, when: code(/^O/) },
  { rule: 'otherLights', severity: 2, when: code(/^L/) },
  { rule: 'aerodromeFacility', severity: 2, when: code(/^F/) },
  { rule: 'movementArea', severity: 2, when: code(/^M/) },
];

/** Whether an area holds all levels between two heights, in feet. What is not said may be any. */
function reaches({ levels }: Facts, from: number, to: number): boolean {
  const { floor, ceiling } = levels();
  return (floor ?? 0) <= from + NEAR_GROUND / 2 && (ceiling ?? Infinity) >= to;
}
