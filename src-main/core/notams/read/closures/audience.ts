/**
 * Reads for whom something is closed or left open: `TO ALL TFC`, `FOR LDG`, `EXC BASED ACFT`. Over 400 lines because each word may belong to an audience or end it, which
 * is decided in one place.
 */
import type { ClosedFor } from '#contract/notams/closures.ts';
import {
  based,
  aircraft,
  codes,
  crossing,
  everything,
  helicopters,
  humanitarian,
  isOfClass,
  licensed,
  military,
  occasions,
  ofRomance,
  permission,
  rescue,
  scheduled,
} from './classes.ts';
import { wordSet } from '#core/text/word-set.ts';
import { type Audience, type Found, type How, type Limits, part } from './closure-limits.ts';
import { namesAt } from './names.ts';
import { type Operation, operationOf } from './operations.ts';
import { closedBut, endOfTimes, isEach, isOfSome, isTime } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { isUnderstood } from './understood.ts';
import type { Verb } from './verbs.ts';

/** `TO ALL TFC`, `FOR LDG`, `TO ACFT MORE THAN 60000LB`; `FOR MAINT` is a reason. */
export function audienceOf(segment: Segment, at: number, to: number, verb: Verb): Found {
  if (isElsewhere(segment, at)) return 'remark';
  const found = readAudience(segment, at, to, verb);
  const isWeaker = found !== null && typeof found !== 'string';
  return isWeaker && !isUnderstood(segment, at + 1, found.words?.to ?? to) ? null : found;
}

const wind = /^(?:(?:CROSS|TAIL|HEAD|X)-?WINDS?)$/;

/** `ACCESS TO RWY 09 VIA TWY D`, `UP TO 1200`, `RETURNED TO FARM USE`, `ALSO FOR PPR FLT`, `FOR 10 DAYS`, `FOR 2HR`: a place, an end, one more or how long, not the only ones that it is closed to. */
const isElsewhere = (segment: Segment, at: number): boolean =>
  /^\d+(?:HOURS?|HRS?|H|MINS?|DAYS?|WEEKS?|MONTHS?)$/.test(
    /^\d+$/.test(segment[at + 1]?.text ?? '') ? `${segment[at + 1]?.text}${segment[at + 2]?.text}` : (segment[at + 1]?.text ?? ''),
  ) ||
  /^(?:ALSO|EVEN|RETURNED|MOVED|TRANSFERRED|CONVERTED|RELOCATED|REVERTED)$/.test(segment[at - 1]?.text ?? '') ||
  (segment[at]?.text === 'TO' &&
    (segment[at + 1]?.meaning === 'runway' ||
      (segment[at + 1]?.text === 'END' && segment[at - 1]?.meaning !== 'closed') ||
      isMeasure(segment, at + 1) ||
      isMinute(segment, at + 1) ||
      (isTime(segment, at + 1) && !/^(?:KG|LBS?)$/.test(segment[at + 2]?.text ?? ''))));

/** These are minutes of an hour: `CLSD FM MINUTE 00 TO MINUTE 20 OF EACH HR`, `CLSD MIN 00 TO 20 EVERY HOUR`. */
const isMinute = (segment: Segment, at: number): boolean =>
  segment[at]?.text === 'MINUTE' ||
  (/^\d\d$/.test(segment[at]?.text ?? '') && /^(?:MIN|MINUTES?|OF|EVERY|EACH)$/.test(segment[at + 1]?.text ?? ''));

/** A measure follows TO in `TKOF LIMITED TO 2000M`, not an audience. */
const isMeasure = (segment: Segment, at: number): boolean =>
  /^\d{3,5}(?:M|FT)$/.test(segment[at]?.text ?? '') ||
  (/^\d{3,5}$/.test(segment[at]?.text ?? '') && /^(?:M|FT)$/.test(segment[at + 1]?.text ?? ''));

function readAudience(segment: Segment, at: number, to: number, verb: Verb): Found {
  const first = segment[at]?.text;
  const isFor = first !== undefined && first !== 'TO';
  const end = endOfAudience(segment, at + 1, to);
  const { meaning, text } = segment[verb.from] ?? {};
  const isShut = text === 'BLOCKED' || (meaning === 'closed' && text?.startsWith('UN') === false);
  const isForEngines = first === 'FOR' && !isShut && /^ENG(?:INES?)?$/.test(segment[at + 1]?.text ?? '');
  if (isForEngines || areTurns(segment, at + 1)) return 'nothing';
  // `CROSSWIND EXCEEDING 25KT` is no size.
  if (segment.slice(at + 1, end).some(({ text }) => wind.test(text))) return part('times', at, end, { when: 'underCondition' });
  const operations = new Set<Operation>();
  let isAll = false;
  let isGeneral = false;
  let isNight = false;
  let unknown = 0;
  let code: Audience | null = null;
  let isNegated = false;
  let joinedAt = -FAR;
  let isOfMore = false;
  let isDomestic = false;
  let isInternational = false;
  for (let word = at + 1; word < end; word++) {
    const token = segment[word] as Token;
    const operation = operationOf(token);
    if (operation !== null && operation !== 'any') operations.add(operation);
    // Fillers elsewhere, they name a class here.
    if (/^(?:INTL|INTERNATIONAL|DOMESTIC|PUBLIC)$/.test(token.text)) unknown++;
    if (token.text === 'DOMESTIC') isDomestic = true;
    if (/^INT(?:L|ERNATIONAL)$/.test(token.text)) isInternational = true;
    // `FOR DEP FM TWY B` does not mean a take-off from the beginning of the runway; `FOR LDG AND TKOF, CROSSING VIA TWY B` is of both.
    if (operations.has('takeOff') && /^(?:FM|FROM|VIA)$/.test(token.text)) {
      const departure = segment.slice(at, word).findLastIndex((other) => operationOf(other) === 'takeOff');
      if (!segment.slice(at + departure, word).some(({ text }) => text === ',' || text === 'BUT')) operations.delete('takeOff');
      if (operations.size === 0) return 'nothing';
      break;
    }
    if (token.meaning === 'all') isAll = true;
    // `ALL TYPES OF ACFT` means every aircraft.
    else if (/^TYPES?$/.test(token.text) && segment[word - 1]?.meaning === 'all') word += segment[word + 1]?.text === 'OF' ? 1 : 0;
    else if (everything.has(token.text)) isGeneral = true;
    else if (token.text === 'NON' || token.text === 'NONE' || token.text === 'NON-' || isNotOf(segment, word)) isNegated = true;
    else if (nights.test(token.text)) isNight = true;
    else if (licensed.has(token.text)) code ??= 'licensedUse';
    else {
      const found =
        codes.find(({ words }) => words.has(token.text))?.code ??
        (/^[ABCEFH]\d{2,3}$/.test(token.text) ? 'aircraftType' : operation === 'training' ? operation : undefined);
      if (found === 'diversions' && code !== 'visitors' && code !== 'training') code = found;
      else if (found && (code === null || (code === 'diversions' && (found === 'visitors' || found === 'training'))))
        code = isNegated && found === 'commercial' ? 'nonScheduled' : isNegated && based.has(token.text) ? 'visitors' : found;
      else if (found && found !== code && (segment[word - 1]?.text === ',' || word - joinedAt <= WITHIN_JOINT)) isOfMore = true;
      else if (
        !found &&
        operation === null &&
        token.meaning !== 'and' &&
        token.meaning !== 'filler' &&
        /^[A-Z0-9]/.test(token.text) &&
        !ofRomance.test(token.text)
      )
        unknown++;
      if (isNegated && based.has(token.text)) code = 'visitors';
      if (token.meaning === 'and') joinedAt = word;
    }
  }
  // `FOR NIGHT OR INCLEMENT WEATHER OPS` closes at other times too.
  if (isNight && segment.slice(at, end).some(({ text }) => text === 'OR')) return part('times', at, end, { when: 'underCondition' });
  const limited = (how: How, closedFor: ClosedFor) => part(how, at, end, { for: closedFor, ...(isNight && { when: 'night' as const }) });
  if (code === 'civil' && segment.slice(at, end).some(({ text }) => military.has(text))) return 'everyone';
  if (code === 'diversions') return 'nothing';
  // `FOR MAINT AND TRAINING PURPOSES` gives a reason, not an audience.
  if (isFor && code === 'training' && segment.slice(at + 1, end).some(({ meaning }) => meaning === 'cause')) return 'reason';
  if (first === 'FOR' && isShut && isOccasion(segment.slice(at + 1, end))) return 'reason';
  // `TO VFR FLT AND TRAINING ACFT` names more classes than one code covers.
  if (isOfMore) return limited('aircraft', 'someAircraft');
  if (code !== null) return limited(code === 'training' ? 'operation' : 'aircraft', code);
  if (operations.has('landing') && operations.has('takeOff')) return isNight ? part('operation', at, end, { when: 'night' }) : 'everyone';
  const [operation] = operations;
  // A runway that may not be taxied on is open to flights.
  if (operation === 'taxiing' && operations.size === 1) return 'nothing';
  if (operations.has('landing') || operations.has('takeOff'))
    return limited('operation', operations.has('landing') ? 'landing' : 'takeOff');
  if (isNight) return part('times', at, end, { when: 'night' });
  if (isGeneral && (unknown === 0 || (isDomestic && isInternational))) return 'everyone';
  if (isFor && isReasonAt(segment, at + 1, end, verb)) return 'reason';
  if (end > at + 1 && segment.slice(at + 1, end).every(({ meaning }) => meaning === 'cause')) return 'reason';
  if (isAll && segment.slice(at + 1, end).every(({ meaning }) => meaning === 'all')) return 'everyone';
  // `CLSD TO CHECK LIGHTING` says what for, `CLSD TO STUDENTS` for whom.
  const isOfGroup = /S$|^PUBLIC$/.test(segment[end - 1]?.text ?? '') && !purposes.has(segment[at + 1]?.text ?? '');
  if (first === 'TO' && !isAll && !isGeneral && !isOfGroup) return 'reason';
  return end > at + 1 && (isAll || isGeneral || unknown > 0) ? limited('aircraft', 'someAircraft') : null;
}

/** A class is negated in Spanish and Portuguese by `VUELOS NO REGULARES` and `AERONAVES NAO BASEADAS`. */
const isNotOf = (segment: Segment, at: number): boolean =>
  /^(?:NO|NAO)$/.test(segment[at]?.text ?? '') && (scheduled.has(segment[at + 1]?.text ?? '') || based.has(segment[at + 1]?.text ?? ''));

/** `FOR 180 DEG TURNS`, `FOR TURNING`: a runway on which no one may turn is open to flights. */
export function areTurns(segment: Segment, from: number): boolean {
  let at = from;
  while (/^(?:180|DEG|DEGREES?|-|U)$/.test(segment[at]?.text ?? '')) at++;
  return /^(?:U-)?TURN(?:S|ING)?$/.test(segment[at]?.text ?? '');
}

/** `NIGHT FLT`, `VOLI NOTTURNI`, `VOLS DE NUIT`, in which they say what is flown and not when. */
export const nights = /^(?:NIGHT|NGT|NIGHTTIME|NIGHT-TIME|NUIT|NO[CT]T?URN[AOEI]S?)$/;

/** `CLSD FOR MIL EXER`, `CLSD FOR SCHEDULED MAINT`, `CLSD FOR MIL OPS`, `CLSD FOR FIRE TRAINING`: why it is closed, and not for whom. */
const isOccasion = (words: Segment): boolean =>
  words.some(({ text, meaning }) => meaning === 'cause' || occasions.has(text)) ||
  words.some(({ text }, at) => /^(?:TRG|TRNG|TRAINING)$/.test(text) && isOther(words[at - 1])) ||
  (words.some(({ text }) => military.has(text)) && !words.some(({ text }) => flying.test(text)));

const isOther = (token: Token | undefined): boolean =>
  token !== undefined && (token.meaning === undefined || token.meaning === 'other') && !isOfClass(token.text);

const purposes = wordSet(
  'CHECK PROTECT ALLOW ENABLE ENSURE PERMIT PREVENT AVOID CONDUCT CARRY PERFORM REMOVE REPAIR INSPECT INSTALL COMPLETE CLEAR',
);

const flying = /^(?:ACFT|AIRCRAFTS?|TFC|TRAFFIC|FLT|FLTS|FLIGHTS?|HEL\w*|JETS?|PILOTS|USERS|CIV\w*)$/;

/** CLOSED FOR what is no traffic is a reason; NOT AVBL FOR is one only with words for it. */
function isReasonAt(segment: Segment, from: number, to: number, verb: Verb): boolean {
  const word = segment[verb.from];
  // `AUX AERONEFS NON MUNIS DE RADIO` names aircraft by what they lack.
  if (aircraft.has(segment[from]?.text ?? '') && segment.slice(from + 1, to).some(({ text }) => lacking.test(text))) return false;
  // `FOR CRANE OPERATION` names a thing, and so gives a reason.
  const isOfThing = word?.meaning === 'closed' && segment.slice(from, to).some(({ meaning }) => meaning === 'other');
  if (isOfThing || segment.slice(from, to).some(({ meaning }) => meaning === 'cause')) return true;
  // `FOR MANDATORY AIR TRAFFIC CONTROL REST`: the last word says what it is.
  const head = segment[to - 1]?.text ?? '';
  return (
    word?.meaning === 'closed' && !word.text.startsWith('UN') && !everything.has(head) && operationOf(segment[to - 1] as Token) === null
  );
}

const lacking = /^(?:NON|NE|SANS|SIN|SEM|SENZA|WITHOUT)$/;

function behindDays(segment: Segment, from: number, to: number): number {
  let at = to;
  while (at > from + 1 && /^(?:\d{1,2}(?:ST|ND|RD|TH)?|[-,/&]|AND)$/.test((segment[at - 1] as Token).text)) at--;
  return at;
}

/** Words of other flights among which their times are looked for. */
const FAR = 8;
/** A class within this many words after AND is one more: `AND NON-SCHEDULED`. */
const WITHIN_JOINT = 3;

const areTimed = (segment: Segment, from: number, to: number): boolean =>
  segment.slice(from, Math.min(to, from + FAR)).some((token, place) => token.meaning === 'time' || isTime(segment, from + place));

function endOfAudience(segment: Segment, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const { meaning, text } = segment[at] as Token;
    // The word BY belongs to the audience in `FOR USE BY ACFT REQUIRING A LICENSED AD` and `LDG BY GENERAL AVIATION`.
    if (text === 'BY' && (segment[at - 1]?.text === 'USE' || isOfClass(segment[at + 1]?.text ?? ''))) continue;
    if (
      meaning === 'due' ||
      meaning === 'except' ||
      isAllBut(segment, at) ||
      meaning === 'condition' ||
      text === 'BTN' ||
      text === 'BETWEEN'
    )
      return at;
    // A reason follows the audience in `TO ALL TFC FOR MAINT`.
    if (at > from && meaning === 'to' && segment.slice(at + 1, at + 3).find((word) => word.meaning !== 'filler')?.meaning === 'cause')
      return at;
    // So it does in brackets: `TO ACFT OVER 36M (WIP)`.
    if (at > from && text === '(' && isRemark(segment, at + 1)) return at;
    // So does what is left in `PARA POUSO, PERMITIDA DECOLAGEM`; where it has an end, all is closed then.
    if (
      at > from &&
      text === ',' &&
      segment[at + 1]?.meaning === 'allowed' &&
      !segment.some((_, place) => place > at && isTime(segment, place))
    )
      return at;
    // An instruction follows the reason in `FOR MAINT, ALTN RWY 18`.
    if (text === ',' && /^(?:ALTN|ALTERNAT\w*|USE|FULL)$/.test(segment[at + 1]?.text ?? '')) return at;
    // The negation ends the audience in `FOR LDG, NOT FOR TKOF`.
    if (at > from && meaning === 'not' && isJoint(segment[at - 1] as Token) && /^(?:closed|to)$/.test(segment[at + 1]?.meaning ?? ''))
      return at - 1;
    // What may come follows the audience in `TO ALL OPS, COULD BE RE-OPENED`.
    if (at > from && /^(?:MAY|CAN|COULD|MIGHT)$/.test(text)) return isComma(segment[at - 1]) ? at - 1 : at;
    // A second audience follows in `TO JETS, ALL ACFT SAT`.
    if (text === ',' && segment[at + 1]?.meaning === 'all') return at;
    if (at > from && /^(?:WEF|UNTILL?|TILL?|UFN)$/.test(text)) return at;
    if (/^(?:TEL|PHONE|CTC|CONTACT|REF|SEE)$/.test(text)) return segment[at - 1]?.text === '(' ? at - 1 : at;
    // Times follow the audience in `TO ALL TFC FROM 2200 TO 0400`.
    const isOfNight = ofRomance.test(text) && nights.test(segment[at + 1]?.text ?? '');
    if (meaning === 'place' && at > from && !isOfNight && (isTime(segment, at + 1) || segment[at + 1]?.meaning === 'time')) return at;
    if (isEach(segment, at) && at > from) return at;
    // Dates follow the audience in `TO TRANSIENT ACFT 28-30 NOV`.
    if (meaning === 'time' && text !== 'OVERNIGHT' && !nights.test(text) && at > from) return behindDays(segment, from, at);
    if (isTime(segment, at) && at > from && /^(?:-|TO)$/.test(segment[at + 1]?.text ?? '')) return at;
    // The times in `TO VFR TFC AND TO IFR TFC BTN 2200-0500` are those of the second audience alone.
    if ((text === ',' || meaning === 'and') && segment[at + 1]?.meaning === 'to' && areTimed(segment, at + 2, to)) return at;
    // What is left open follows the comma in `FOR LDG, AVBL TKOF FM TWY A`.
    if (text === ',' && /^(?:usable|open)$/.test(segment[at + 1]?.meaning ?? '')) return at;
    if (isComma(segment[at]) && leavesOther(segment, at + 1, to) !== null) return at;
  }
  return to;
}

/** What is in brackets is neither a class nor a size: `(WIP)`, `(TRAVAUX EN BORDURE)`. */
function isRemark(segment: Segment, from: number): boolean {
  const end = segment.findIndex(({ text }, at) => at >= from && text === ')');
  return segment.slice(from, end < 0 ? segment.length : end).every(({ text }) => !isOfClass(text) && !/\d/.test(text));
}

const isOfDistance = (token: Token | undefined): boolean => /^(?:TORA|TODA|ASDA|LDA)$/.test(token?.text ?? '');

export const isComma = (token: Token | undefined): boolean => token?.text === ',' || token?.text === 'BUT';

/** `TKOF ALLOWED WITH TORA 2000M` leaves all of the other flights; `TKOF ALLOWED FOR HEL`, `TKOF ONLY WITH PPR`, `DEP AVBL 0800-1000` some of them; null for words that leave none. */
export function leavesOther(segment: Segment, at: number, to: number): 'all' | 'some' | null {
  if (!isFlown(segment[at])) return null;
  let next = at + 1;
  while (next < to && segment[next]?.meaning === 'filler') next++;
  // Only some of them are left by `LDG RWY 34R ONLY` and `DEP ACCORDING TO SKED PERMITTED`.
  if (segment[next]?.meaning === 'runway' && segment[namesAt(segment, next + 1).next]?.meaning === 'only') return 'some';
  if (segment[next]?.text === 'ACCORDING' && segment.slice(next, next + 5).some((token) => token.meaning === 'allowed')) return 'some';
  // The negation leaves the arrivals open in `CLSD FOR DEP, ARR NOT AFFECTED`.
  if (segment[next]?.meaning === 'not' && segment[next + 1]?.text === 'AFFECTED') next++;
  const { meaning, text } = segment[next] ?? {};
  const isOnly = meaning === 'only';
  if (!isOnly && !/^(?:usable|allowed|open)$/.test(meaning ?? '') && !/^(?:POSSIBLE|(?:UN)?AFFECTED|NORMAL|NML)$/.test(text ?? ''))
    return null;
  // ONLY may follow the state, as in `TKOF AVBL ONLY FM INT B`.
  if (segment[next + 1]?.meaning === 'only') next++;
  const [behind, second] = segment.slice(next + 1, Math.min(to, next + 3));
  if (behind === undefined || behind.text === ',' || behind.meaning === 'due' || isOfDistance(behind)) return 'all';
  // `TKOF LIMITED TO 2000M`, `TKOF ONLY FM INT B` leave all of them, on a shorter runway.
  if (/^(?:FM|FROM|DESDE|DEPUIS)$/.test(behind.text) && !isTime(segment, next + 2)) return 'all';
  if (/^SUBJ(?:ECT)?$/.test(behind.text) && second?.text === 'ATC') return 'all';
  const isShorter = behind.text === 'WITH' ? isOfDistance(second) : behind.text === 'TO' && isMeasure(segment, next + 2);
  return isShorter ? 'all' : 'some';
}

const isFlown = (token: Token | undefined): boolean => token !== undefined && operationOf(token) !== null;

/** `EXC TAX`, `EXCEPT FOR HEL`, `OTHER THAN BASED ACFT`, `WITHOUT PPR`; null where no word of it says whom or when. */
export function exceptionOf(segment: Segment, at: number, to: number): Limits | null {
  const closedFor = leftOpenFor(segment, at + 1, to);
  if (closedFor !== null) {
    const how: How =
      closedFor === 'allButTaxiing' ? 'taxi' : closedFor === 'landing' || closedFor === 'takeOff' ? 'operation' : 'exception';
    return part(how, at, to, { for: closedFor });
  }
  // `EXC VFR TFC 0800-1000` leaves those alone.
  for (let first = at + 1; first < Math.min(to, at + 4) && !isOfSome(segment[first]); first++)
    if (segment[first]?.meaning === 'time' || isTime(segment, first)) {
      // `EXC 0700-0900 FOR DEP ONLY` leaves no more than some flights in these hours.
      const isForSome = segment.slice(endOfTimes(segment, first, to), to).some(({ meaning, text }) => meaning === 'to' && text === 'FOR');
      return isForSome ? part('exception', at, to, { for: 'allButSome' }) : closedBut(segment, { from: at, to }, first, to);
    }
  return segment.slice(at + 1, to).some((token) => isUnderstood([token], 0, 1)) ? part('exception', at, to, { for: 'allButSome' }) : null;
}

/** Nothing is left open by `WITHOUT EXCEPTION`, `NO EXCEPTIONS` and `WITHOUT FURTHER NOTICE`. */
export function isForAll(segment: Segment, at: number): boolean {
  const next = segment[at + 1];
  if (segment[at]?.text !== 'WITHOUT') return segment[at - 1]?.text === 'WITHOUT' || segment[at - 1]?.meaning === 'no';
  const noun = /^(?:ANY|FURTHER|PRIOR)$/.test(next?.text ?? '') ? segment[at + 2] : next;
  return noun?.meaning === 'except' || /^(?:NOTICE|WARNING)$/.test(noun?.text ?? '');
}

const works = wordSet(
  'FOR IN OF AND ENGAGED SNOW REMOVAL CLEARANCE CLEARING VEHICLES VEHICLE EQUIPMENT EQPT MAINT MAINTENANCE PERSONNEL CREW CREWS WORKS WORK CONSTRUCTION OPS',
);
const atWork = wordSet('SNOW VEHICLES VEHICLE EQUIPMENT EQPT PERSONNEL CREW CREWS');

/** `EXC SNOW REMOVAL`, `EXC MAINT VEHICLES`: for aircraft nothing is left open. */
export function isForWorks(segment: Segment, at: number, to: number): boolean {
  let end = at + 1;
  while (end < to && segment[end]?.text !== ',' && segment[end]?.meaning !== 'due') end++;
  const words = segment.slice(at + 1, end);
  return words.every(({ text }) => works.has(text)) && words.some(({ text }) => atWork.has(text));
}

/** BUT makes an exception only where ALL precedes it: `ALL BUT HEL`, `ALL OPS BUT HEL`. */
export const isAllBut = (segment: Segment, at: number): boolean =>
  segment[at]?.text === 'BUT' &&
  segment.slice(Math.max(0, at - 3), at).some(({ meaning, text }) => meaning === 'all' || text === 'EVERYONE' || text === 'EVERYBODY');

/** `EMERG WITH PRIOR NOTICE`, `PPR FOR MEDEVAC ONLY`: rescue alone, even where it must ask; `EMERG AND PPR FLT` is for both. */
export function isForRescue(segment: Segment, from: number, to: number): boolean {
  const words = segment.slice(from, to);
  const permitted = words.findIndex(({ text }) => permission.has(text));
  const isRescue = ({ text }: Token): boolean => rescue.has(text);
  const before = words.slice(0, Math.max(permitted, 0)).findLastIndex(isRescue);
  const saved = before < 0 ? words.findIndex(isRescue) : before;
  const isBetween = words.slice(Math.min(saved, permitted), Math.max(saved, permitted)).some((token) => isJoint(token));
  return saved >= 0 && (permitted < 0 || !isBetween);
}

const isJoint = ({ meaning, text }: Token): boolean => meaning === 'and' || text === ',' || text === '/';

/** Whom an exception may name; of two, neither alone is meant. */
const groups: readonly { code: ClosedFor; words: ReadonlySet<string> }[] = [
  { code: 'allButHelicopters', words: helicopters },
  { code: 'allButBased', words: based },
  { code: 'allButMilitary', words: military },
  { code: 'allButScheduled', words: scheduled },
  {
    code: 'allButSome',
    words: new Set([
      ...humanitarian,
      ...wordSet('VIP VVIP PARTICIPATING PARTICIPANTS INVITED DISPLAY AIRSHOW COAST COASTGUARD IAF NATIONAL'),
    ]),
  },
];

/** They may precede a crossing: `CONTROLLED CROSSING VIA TWY A`. */
const supervised = wordSet('CONTROLLED SUPERVISED CONTROLADO');

/** Whom an exception leaves it open for. */
function leftOpenFor(segment: Segment, from: number, to: number): ClosedFor | null {
  let end = from;
  while (end < Math.min(to, from + 24) && segment[end]?.meaning !== 'due') end++;
  const has = (words: ReadonlySet<string>) => {
    for (let at = from; at < end; at++) if (words.has((segment[at] as Token).text)) return true;
    return false;
  };
  const operations = new Set<Operation>();
  let at = from;
  for (; at < Math.min(end, from + 6); at++) {
    const token = segment[at] as Token;
    if (supervised.has(token.text)) continue;
    const operation = crossing.has(token.text) ? 'taxiing' : operationOf(token);
    if (operation !== null && operation !== 'any') operations.add(operation);
    else if (token.meaning !== 'to' && !/^(?:AND|OR|,|:|\/|&|AVBL|ACFT)$/.test(token.text)) break;
  }
  // `EXC TKOF RWY 16 FOR HEAVY ACFT`, `EXC LDG WITH PPR` leave only some of them.
  if (operations.has('takeOff') !== operations.has('landing'))
    return at < end ? 'allButSome' : operations.has('takeOff') ? 'landing' : 'takeOff';
  if (operations.has('taxiing') && operations.size === 1) return 'allButTaxiing';
  const left = groups.filter(({ words }) => has(words));
  if (isForRescue(segment, from, end)) {
    // `EXC SKED AIR CARRIER AND MEDEVAC` leaves more than emergencies, `EXC POLICE HEL` does not.
    const isOfMore = left.some(({ code }) => code !== 'allButHelicopters') || hasOthers(segment, { from, to: end }, rescue);
    return isOfMore ? 'allButSome' : 'allButEmergencies';
  }
  if (has(permission)) return isPermittedGroup(segment, from, end) ? 'allButSome' : 'allButPermitted';
  // `EXC COAST GUARD HEL` leaves only some helicopters, and so may a word that is not understood.
  const [group] = left;
  if (group === undefined) return null;
  const isOfMore = !isUnderstood(segment, from, end) || hasOthers(segment, { from, to: end }, group.words);
  return left.length > 1 || isOfMore || segment.slice(from, end).some(({ text }) => !group.words.has(text) && isNarrower(text))
    ? 'allButSome'
    : group.code;
}

/** `EXC TRAINING FLT OF BASED OPERATORS`, `EXC MIL JETS`: a word of another class leaves only some of the group. */
const isNarrower = (word: string): boolean =>
  occasions.has(word) || codes.some(({ code, words }) => code !== 'civil' && code !== 'diversions' && words.has(word));

/** This many words may be between a permission and the word that requires it: `WITH 24HR PRIOR WRITTEN PERMISSION`. */
const ofPermission = /^(?:\d.*|HRS?|HOURS?|MINS?|MINUTES|PRIOR|WRITTEN|SPECIAL|AN?|ATC|MIL|MILITARY)$/;

/** `HUMANITARIAN AND UN FLT ONLY WITH PRIOR PERMISSION`: a permission leaves it to no others; `EMERG AND PPR FLT` is for both. */
function isPermittedGroup(segment: Segment, from: number, to: number): boolean {
  let at = segment.findIndex(({ text }, place) => place >= from && place < to && permission.has(text)) - 1;
  while (at > from && ofPermission.test(segment[at]?.text ?? '')) at--;
  if (!/^(?:WITH|SUBJ|SUBJECT|UNDER|AFTER|HAVING)$/.test(segment[at]?.text ?? '')) return false;
  const named = partOf(segment, from, at);
  return named.some(isOthers) && named.some(({ text, meaning }) => meaning === 'only' || (isOfClass(text) && !everything.has(text)));
}

/** Returns the last entry of a list: `EMERG FLT AND FLT WITH PPR` has two. */
const partOf = (segment: Segment, from: number, to: number): Segment =>
  segment.slice(Math.max(from, segment.slice(0, to).findLastIndex((token) => isJoint(token)) + 1), to);

/** Words that name flights, understood or not. */
const isOthers = ({ text, meaning }: Token): boolean =>
  /^[A-Z]{2,}$/.test(text) &&
  (isOfClass(text) || meaning === undefined || meaning === 'other') &&
  !everything.has(text) &&
  !permission.has(text) &&
  !ofRemark.test(text);
const ofRemark = /^(?:TEL|PHONE|CTC|CONTACT|REF|WITH|AVBL|PER|VIA|HRS?|HOURS?|MINS?|OPR|OPERATING|LOCAL|TIME|TIMES)$/;

/** `SKI EQUIPPED AND HEL`, `FOXAIR, ROYAL FLT AND MIL`: another part of the list names others than the group. */
function hasOthers(segment: Segment, { from, to }: { from: number; to: number }, group: ReadonlySet<string>): boolean {
  const remark = segment.findIndex(
    ({ text, meaning }, at) =>
      at >= from && at < to && (/^(?:TEL|PHONE|CTC|CONTACT|REF|:|-)$/.test(text) || meaning === 'condition' || meaning === 'time'),
  );
  const end = remark < 0 ? to : remark;
  for (let start = from, at = from; at <= end; at++) {
    if (at < end && !isJoint(segment[at] as Token)) continue;
    const part = segment.slice(start, at);
    if (!part.some(({ text }) => group.has(text)) && part.some(isOthers)) return true;
    start = at + 1;
  }
  return false;
}
