/** What the rules of severity look at; whatever needs the text is read only when a rule asks. */
import type { Effect, NoticeReading } from '#core/notams/read/notice.ts';
import type { Topic } from '#core/notams/read/subject.ts';
import { worstBraking } from '#core/notams/read/conditions/friction.ts';
import { lowestCode } from '#domain/runway-condition.ts';
import { worstFriction } from '../condition-words.ts';
import { levelsOf, type Levels } from './levels.ts';

export type Facts = {
  reading: NoticeReading;
  effects: readonly Effect[];
  /** Codes of subject and condition, one after the other; `--` where not known. */
  topicCode: string;
  /** Of all runways reported; 7 without a code. */
  lowestCode: () => number;
  /** Of the reports without a code, the worst; null without one. */
  grip: () => Grip | null;
  levels: () => Levels;
  hasNoApproach: () => boolean;
  /** Whether a service or place is better than before, and nothing else is worse. */
  isBetter: () => boolean;
  /** The beginning of the text, on one line. */
  opening: () => string;
  says: (what: keyof typeof phrases) => boolean;
};

export type Grip = 'poor' | 'medium' | 'contaminated' | 'wet' | 'dry';

const LOOKED_AT = 600;
const OPENING = 160;
const NO_CODE = 7;
/** Hundredths, of the estimates in the SNOWTAM form before November 2021 (ICAO Annex 15): up to 0.25 is poor, up to 0.35 medium. */
const POOR = 25;
const MEDIUM = 35;

const unmannedOnly =
  /\b(?:FOR|TO|APPLIES TO|APPLICABLE TO|RESTRICTS?) (?:UAS|UAVS?|UNMANNED (?:ACFT|AIRCRAFT)(?: SYSTEMS?)?|DRONES?|RPAS?|SUAS) ONLY\b|\bONLY (?:APPLIES TO|APPLICABLE TO|FOR) (?:UAS|DRONES?|UNMANNED|RPAS?)\b|\b(?:UAS|DRONE) FLIGHTS? ONLY\b/;
const phrases = {
  basedOnly:
    /\b(?:RESERVED|ONLY|EXCLUSIVELY|RESTRICTED|LTD|LIMITED|AVBL) (?:FOR|TO) (?:USE (?:BY|OF) )?(?:HOME[- ]?|LOCALLY |LOCAL )?BASED (?:ACFT|AIRCRAFT|FLT|FLTS|FLIGHTS|OPERATORS?|OPR|PILOTS?|USERS?)\b|\b(?:HOME[- ]?|LOCALLY )?BASED (?:ACFT|AIRCRAFT|FLIGHTS|OPERATORS) ONLY\b/,
  firing: /\b(?:FIRING|MISSILES?|ROCKETS?|GUN(?:NERY)?|ARTILLERY|BOMB\w{0,4}|WEAPONS?|ORDNANCE|LAUNCH(?:ES|ING)?|MUNITIONS?)\b/,
  sign: /\b(?:SIGNS?|MARKINGS?|MARKERS?|RVRM?|DIST REMAINING)\b/,
} as const;

const allApproaches =
  /\b(?:ALL (?:INSTR(?:UMENT)? )?(?:IAPS?|APCHS?|APPROACH(?:ES)?)(?: PROC(?:EDURE)?S?)?(?: FOR RWY \d\d[LCR]?)?|(?:ALL )?INSTR(?:UMENT)? (?:APCH|APPROACH)(?:S|ES)?(?: PROC(?:EDURE)?S?)?) (?:ARE )?(?:NA|NOT AVBL|NOT AVAILABLE|NOT AUTHORI[SZ]ED|UNAVBL|SUSPENDED|WITHDRAWN|U\/S)\b|\bNO (?:INSTR(?:UMENT)? (?:APCH|APPROACH)(?:S|ES)?|IAPS?)(?: PROC(?:EDURE)?S?)? (?:ARE )?(?:AVBL|AVAILABLE|AUTHORI[SZ]ED)\b|\bRWY \d\d[LCR]?(?:\/\d\d[LCR]?)? (?:DOWNGRADED TO |OPERATES AS |AVBL AS )?NON[- ]?INSTR(?:UMENT)?(?: RWY)?\b/;
const better = /\b(?:UPGRADED|BACK TO NORMAL|RETURNED TO SERVICE|RESUMED NORMAL|REINSTATED)\b/;
/** Without upgraded: a category that falls. */
const worse = /\bDOWNGRADED|\bNOT UPGRADED|\bUNTIL UPGRADED/;

export function factsOf(reading: NoticeReading, topic: Topic, effects: readonly Effect[]): Facts {
  const topicCode = (topic.subjectCode ?? '--') + (topic.conditionCode ?? '--');
  const text = once(() => reading.text.slice(0, LOOKED_AT).replace(/\s+/g, ' '));
  const isOut = effects.some(({ extent, kind }) => extent !== 'part' && kind === 'approachOut');
  return {
    reading,
    effects,
    topicCode,
    lowestCode: () => Math.min(NO_CODE, ...reading.runwayConditions.map((condition) => lowestCode(condition) ?? NO_CODE)),
    grip: () => worstGrip(reading),
    levels: once(() => levelsOf(reading)),
    hasNoApproach: () => (isOut || /^(?:[PI]|MR|FA|S|--)/.test(topicCode)) && allApproaches.test(text()),
    isBetter: () =>
      effects.length === 0 &&
      (/^[FILNCS].(?:AK|AX|AF)/.test(topicCode) || (/^[FILNCSM]/.test(topicCode) && better.test(text()) && !worse.test(text()))),
    opening: () => text().slice(0, OPENING),
    says: (what) => phrases[what].test(text()),
  };
}

/** A prohibited, restricted or temporary restricted area that is active or installed, not for unmanned aircraft alone. */
export const isRestricting = (facts: Facts): boolean => /^R[PTR](?:CA|CS|LW|LP)/.test(facts.topicCode) && !isForUnmanned(facts);

/** Said at the beginning; further on it is said of another NOTAM. */
export const isForUnmanned = ({ topicCode, opening }: Facts): boolean =>
  /^(?:R|W|AX|AT)/.test(topicCode) && unmannedOnly.test(opening()) && !/\bALL (?:ACFT|AIRCRAFT)\b/.test(opening());

const order: readonly Grip[] = ['poor', 'medium', 'contaminated', 'wet', 'dry'];

function worstGrip({ runwayConditions }: NoticeReading): Grip | null {
  const grips = runwayConditions.flatMap((condition): Grip | [] => {
    if (lowestCode(condition) !== null) return [];
    const braking = worstBraking(condition.brakingAction);
    const friction = worstFriction(condition);
    const words = condition.contaminants.join(' ');
    if (['poor', 'lessThanPoor', 'unreliable'].includes(braking ?? '') || (friction !== null && friction <= POOR)) return 'poor';
    if (['medium', 'mediumToPoor'].includes(braking ?? '') || (friction !== null && friction <= MEDIUM)) return 'medium';
    if (braking === null && friction === null && /\b(?:snow|slush|ice|icy|frost|rime|ruts?|standing water)\b/.test(words))
      return 'contaminated';
    // Dry over a part of the width says nothing of the rest.
    return /\bdry\b/.test(words) && !/\b(?:wet|damp|snow)\b/.test(words) && condition.widthM === null ? 'dry' : 'wet';
  });
  return order.find((grip) => grips.includes(grip)) ?? null;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
