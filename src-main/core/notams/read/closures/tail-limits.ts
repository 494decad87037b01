/** Collects what all tails of a closure together leave open: the first row of the table (tails.ts) that knows a place of them reads it. */
import { exceptionOf, isComma, leavesOther } from './audience.ts';
import { everything, isOfClass, ofRomance, permission } from './classes.ts';
import { type Found, type Limits, whole } from './closure-limits.ts';
import { ALL_BUT } from './times/limits-in-effect.ts';
import { areWeather } from './subjects.ts';
import { cancelled, remarks, rows, type Words } from './tails.ts';
import { isName, namesAt } from './names.ts';
import { operationOf } from './operations.ts';
import {
  areHours,
  butOpen,
  daysAtEnd,
  isDate,
  isEach,
  isLeftAt,
  isMoment,
  isOfTimes,
  isTime,
  timesFrom,
  unclear,
  withMore,
} from './times/times.ts';
import type { Finding } from './closure-of-subject.ts';
import { isUnderstood } from './understood.ts';
import type { Segment, Token } from './tokens.ts';
import type { Verb } from './verbs.ts';

/** Null where the words show that nothing is closed. */
export function limitsOf(segment: Segment, { from, to }: { from: number; to: number }, verb: Verb): Limits | null {
  const words = { segment, from, to, verb };
  let said: 'words' | 'reason' | 'remark' = 'words';
  let limits: Limits | null = null;
  let isForEveryone = false;
  for (let at = from; at < to; at++) {
    // The limit at the end of `LDG FORBIDDEN, TKOF ALLOWED FM TWY C` is one of the takeoffs, which are not closed.
    if (isComma(segment[at]) && leavesOther(segment, at + 1, to) !== null) break;
    // `CLSD FOR LDG, AVBL FOR TKOF` says the same twice.
    if (limits?.how === 'operation' && segment[at]?.meaning === 'usable') continue;
    if (segment[at]?.text === 'OTHER' && segment[at + 1]?.text === 'TIMES' && segment[at + 2]?.meaning === 'as') return limits ?? whole;
    if (at >= (limits?.words?.to ?? 0) && isLeftAt(segment, at, to)) return limits ?? whole;
    const isOpen: boolean = said === 'words' && limits === null;
    const found: Found = isWithin(limits, at) && !cancelled.has(segment[at]?.text ?? '') ? null : read(words, at, isOpen);
    if (found === 'nothing') return null;
    // `FOR LDG, TKOF AVBL FOR HEL`: what follows opens nothing of the closure.
    if (found === whole) return whole;
    if (isOpen && found !== null && typeof found !== 'string' && found.how !== 'exception' && isAmongUnknown(found, words, at))
      return whole;
    if (found === 'reason' || found === 'remark') said = found;
    else if (found === 'everyone') isForEveryone = true;
    // The closure is for everyone in `FOR LDG AND TKOF …, CROSSING ACCORDING TO ATC INSTRUCTION`.
    else if (isForEveryone && found?.for === 'someAircraft' && segment[at]?.text !== 'WITHOUT') continue;
    else if (found !== null && !isOpen) {
      if (limits !== null && isOfOthers(found, limits)) return limits;
      if (limits !== null) return joined(limits, found, words, at);
      return withTimesBehind((said === 'reason' ? afterHours(found, words, at) : null) ?? withTimesBefore(found, words, at), words, at);
    } else if (found !== null) limits = withTimesBehind(found, words, at);
    else if (said === 'reason' && limits === null) limits = behindReason(words, at);
    else if (limits !== null) limits = withCondition(limits, words, at) ?? withMoreTimes(limits, words, at);
  }
  return limits ?? whole;
}

/** `FOR LDG WHEN WET`, `TO ACFT WITH WINGSPAN OVER 36M WHEN RWY WET`: the condition limits the flights in front of it too; null for anything else. */
function withCondition(limits: Limits, words: Words, at: number): Limits | null {
  const { segment, to } = words;
  const isOfSome = (limits.how === 'aircraft' || limits.how === 'operation') && limits.when === null && limits.words?.to === at;
  const isAlternative = segment[at - 1]?.meaning === 'and';
  if (!isOfSome || isAlternative || limits.words === null || !/^(?:WHEN|WHENEVER|IF|DURING|DRG)$/.test(segment[at]?.text ?? ''))
    return null;
  const isOfWeather = at + 1 < to && areWeather(segment.slice(at + 1, to));
  const found = isOfWeather ? null : read(words, at, true);
  const isRead =
    found !== null && typeof found !== 'string' && found.when === 'underCondition' && found.for === null && found.words !== null;
  if (!isOfWeather && !isRead) return null;
  return { ...limits, when: 'underCondition', words: { from: limits.words.from, to: isRead ? (found.words?.to ?? to) : to } };
}

/** `CLSD ACCESSIBLE 0900-1000` and `CLSD, 0900-1000 ACCESSIBLE` have a word of unknown effect next to the tail. */
function isAmongUnknown({ words: own, how }: Limits, { segment, from, to }: Words, at: number): boolean {
  const behind = own?.to ?? to;
  if (how === 'length') {
    // `FIRST 300M FLUX`; `BTN TWY A AND HARDSTAND` names a place.
    const measure = segment.slice(at, behind).findIndex(({ text }) => /^\d+(?:M|FT)$/.test(text));
    const next = measure < 0 ? behind : at + measure + 1;
    if (next < behind && !isUnderstood(segment, next, next + 1)) return true;
  }
  return (at > from && !isUnderstood(segment, from, at)) || (behind < to && !isUnderstood(segment, behind, behind + 1));
}

/** `FOR LDG ALL DAY, FOR TKOF 2200-0500`: other flights, which are read apart. */
const isOfOthers = (found: Limits, limits: Limits): boolean =>
  [found, limits].every(({ how }) => how === 'operation' || how === 'aircraft') && found.for !== limits.for;

/**
 * What a sentence of its own leaves open of the closure before it: `AVBL WITH 2HR PN`, `RWY 09/27 AVBL FOR HEMS`, `EXC HEL`, `OPEN 0600-0700`; null for one that opens
 * nothing.
 */
export function openedBy(segment: Segment, last: Finding | undefined): Limits | null {
  const exempted = notApplied(segment);
  if (exempted !== null) return exempted;
  const at = behindSame(segment, last);
  const found = at === null ? null : read({ segment, from: -1, to: segment.length, verb: { from: -1, to: 0, kind: 'closed' } }, at, false);
  return found === null || typeof found === 'string' || found.extent === 'whole' ? acceptedBy(segment, last?.kind) : found;
}

/** `NO APLICA A SOBREVUELOS NI A VUELOS HUMANITARIOS`, `DOES NOT APPLY TO HEMS`: whom the sentence before leaves out. */
function notApplied(segment: Segment): Limits | null {
  const verb = segment.findIndex(({ text }, at) => applying.test(text) && segment.slice(Math.max(0, at - 2), at).some(isDenial));
  if (verb < 0 || verb > FAR || !/^(?:TO|A|AO|AL|AUX?|AI|AGLI)$/.test(segment[verb + 1]?.text ?? '')) return null;
  const left = exceptionOf(segment, verb + 1, segment.length);
  return left !== null && isUnderstood(segment, verb + 1, segment.length) ? { ...left, words: { from: 0, to: segment.length } } : null;
}
const applying = /^(?:APPLY|APPLICABLE|APLICAN?|APPLICABILE)$/;
const isDenial = ({ meaning }: Token): boolean => meaning === 'not' || meaning === 'no';
/** Words in front of it: `THIS RESTRICTION DOES NOT APPLY`. */
const FAR = 6;

/** The place of the first word that says more than what is closed; null where it is another runway. */
function behindSame(segment: Segment, last: Finding | undefined): number | null {
  for (let at = 0; at < segment.length; at++) {
    const { meaning, text } = segment[at] as Token;
    if (meaning === 'filler' || /^(?:WITH|HOWEVER|BUT|TEMPO|SE)$/.test(text)) continue;
    if (meaning !== last?.kind) return at;
    if (!isName(segment, at + 1)) continue;
    const { names, next } = namesAt(segment, at + 1);
    // `RWY 09/27 AND 18/36 CLSD. RWY 18/36 AVBL FOR HEMS` leaves the first closed.
    if (names.length !== last?.names.length || !names.every((name) => last.names.includes(name))) return at;
    at = next - 1;
  }
  return null;
}

/**
 * `EMERG AND MEDEVAC FLT ACCEPTED WITH 45 MIN PN`, `EMERG FLT BY 2HR PRIOR NOTICE`, `EMERG FLT TO NOTIFY 1HR BFR`, `VUELOS DE EMERGENCIA EXCEPTUADOS`: helicopters that an
 * aerodrome accepts need not use the runway that is closed, rescue that has to give notice does.
 */
function acceptedBy(written: Segment, kind: Finding['kind'] | undefined): Limits | null {
  // A number to call follows in `HEL PPR TEL 0123`.
  const phone = written.findIndex(({ text }, at) => at > 1 && /^(?:TEL|PHONE|CTC)$/.test(text) && asked.test(written[at - 1]?.text ?? ''));
  const segment = phone < 0 ? written : written.slice(0, phone);
  const verb = segment.findIndex(
    ({ meaning, text }, at) =>
      meaning === 'allowed' ||
      meaning === 'usable' ||
      exempt.test(text) ||
      isBy(segment, at) ||
      isNotifying(segment, at) ||
      (at > 0 && asked.test(text)),
  );
  const word = segment[verb]?.text ?? '';
  const isNotified = isNotifying(segment, verb);
  const start = segment[0]?.meaning === 'to' ? 1 : 0;
  const [before, behind] = [
    segment.slice(start, Math.max(isNotified ? verb - 1 : verb, start)),
    segment.slice(verb + 1, endOfNotice(segment, verb + 1)),
  ];
  const isOfNotice =
    asked.test(word) || behind.some(({ text }) => permission.has(text)) || (isNotified && /^\d/.test(behind[0]?.text ?? ''));
  const isAudience = before.every(
    ({ meaning, text }) =>
      /^(?:operation|and|filler)$/.test(meaning ?? '') || /^[,/E]$/.test(text) || isOfClass(text) || ofRomance.test(text),
  );
  // The state follows the notice in `FUER NOTLANDUNGEN MIT 20 MIN VORLAUF VERFUEGBAR`.
  const isStateBehind = isBy(segment, verb) && segment.at(-1)?.meaning === 'usable';
  const isMore = segment.some(
    ({ meaning, text }, at) =>
      at !== verb &&
      !permission.has(text) &&
      !(text === 'AFTER' && permission.has(segment[at + 1]?.text ?? '')) &&
      !(isNotified && /^(?:BFR|BEFORE|PRIOR)$/.test(text)) &&
      !(isStateBehind && at === segment.length - 1) &&
      (/^(?:not|no|except|condition|time|closed|usable|runway|due)$/.test(meaning ?? '') || isTime(segment, at)),
  );
  const isLeft = isAudience && !isMore && before.some(({ text }) => isOfClass(text) && !everything.has(text));
  const isBare = isBy(segment, verb) || isNotified || segment[verb]?.meaning === 'usable';
  if (
    !isLeft ||
    (isBare && !isOfNotice) ||
    behind.some((token) => !isUnderstood([token], 0, 1) && !/^(?:AFTER|NACH|MEDIANTE)$/.test(token.text))
  )
    return null;
  const left = exceptionOf(segment, start - 1, verb + 1 + behind.length);
  const isForced = exempt.test(word) || (left?.for === 'allButEmergencies' && isOfNotice);
  if (left === null || (kind !== 'aerodrome' && !isForced)) return null;
  return { ...left, for: left.for === 'allButPermitted' ? 'allButSome' : left.for, words: { from: 0, to: segment.length } };
}

const asked = /^PP[RO]$/;
const exempt = /^(?:EXEMPT(?:ED|ES|EES?|S)?|EXCEPTED|EXCEPTUAD[AO]S?|EXENT[AO]S?|ISENT[AO]S?|AUSGENOMMEN|ESENTI|ESENTATI)$/;
const by = /^(?:BY|MEDIANTE|PREVIA|PREVIO|PREVIE|SUR|WITH|COM|CON|MIT|SUBJECT|SUBJ|SUJEIT[AO]S?|SUJET[AO]S?|SOUMIS(?:E?S?)|SOGGETT[AEIO])$/;
/** MED is WITH in Norwegian, and medical elsewhere. */
const isBy = (segment: Segment, at: number): boolean =>
  by.test(segment[at]?.text ?? '') || (at > 0 && segment[at]?.text === 'MED' && /^\d/.test(segment[at + 1]?.text ?? ''));
const isNotifying = (segment: Segment, at: number): boolean =>
  segment[at]?.text === 'NOTIFY' && /^(?:TO|MUST|SHALL)$/.test(segment[at - 1]?.text ?? '');

/** Whom the notice is given to, and at whose risk it is, say nothing of the closure: `BY 2HR PRIOR NOTICE TO FLUX DUTY MANAGER`. */
function endOfNotice(segment: Segment, from: number): number {
  let at = segment.findIndex(({ text }, place) => place >= from && permission.has(text));
  while (permission.has(segment[at + 1]?.text ?? '')) at++;
  const isTo = [at + 1, at + 2].some((next) => recipient.test(segment[next]?.text ?? ''));
  if (at >= 0 && isTo) return at + 1;
  const isAtRisk = segment[from]?.text === 'AT' && /^(?:OWN|THEIR|USERS?|PILOTS?)$/.test(segment[from + 1]?.text ?? '');
  return isAtRisk && segment[from + 2]?.text === 'RISK' ? from : segment.length;
}
const recipient = /^(?:TO|WITH|AT|A|AO|AL|AU|CON|COM|BEI|Z|TEL|PHONE|CTC)$/;

/** `DUE WIP EVERY NIGHT 2200-0400 EXC SAT`: days left open are those of the times in front of them. */
function withTimesBefore(found: Limits, { segment, from, to }: Words, at: number): Limits {
  let first = at;
  while (found.how === 'times' && !isOpen(segment[at] as Token) && first > from && isOfTimes(segment[first - 1] as Token)) first--;
  return first < at ? timesFrom(segment, first, to) : found;
}

/** `DUE WIP DLY 0800-1600 EXC HEL`: the hours of a reason are those of the closure; null without any. */
function afterHours(found: Limits, { segment, from }: Words, at: number): Limits | null {
  const to = segment[at - 1]?.text === ',' ? at - 1 : at;
  let first = to;
  while (first > from && isOfTimes(segment[first - 1] as Token)) first--;
  for (; found.for !== null && first < to; first++) {
    const hours = behindReason({ segment, from, to }, first);
    if (hours?.words) return withTimes(found, hours, hours.words.from);
  }
  return null;
}

const withTimes = (exception: Limits, { when, times }: Limits, from: number): Limits => ({
  ...exception,
  when,
  times,
  words: exception.words && { ...exception.words, from },
});

/** Whom no one leaves it open for at times of their own. */
const atAnyTime: ReadonlySet<Limits['for']> = new Set(['allButEmergencies', 'allButPermitted', 'allButTaxiing']);

/**
 * `EXC TAX BTN TWY A AND TWY C DLY 2200-0400`, `EXC PPR 12 MAR 0600-1800`, `EXC HEL DUE WIP DLY 0800-1600`: times that end the tail are those of the closure, and not of
 * what it leaves open, as those of `EXC HEMS 0800-1600 DLY` and `EXC PPR MON-FRI 0800-1600` may be.
 */
function withTimesBehind(found: Limits, { segment, to }: Words, at: number): Limits {
  if (segment[at]?.meaning !== 'except' || found.for === null || found.when !== null) return found;
  for (let due = at + 1; due < to; due++) {
    if (segment[due]?.meaning !== 'due') continue;
    for (let first = due + 1; first < to; first++) {
      const hours = behindReason({ segment, from: due, to }, first);
      if (hours !== null) return withTimes(found, hours, at);
    }
    return found;
  }
  // `EXC SKED FLT DLY 0900-1100` does not say whether it is open to them at other times as well.
  const isTimed = segment.slice(at + 1, to).some((_, place) => isTime(segment, at + 1 + place) && segment[at + place]?.text !== 'TEL');
  if (!atAnyTime.has(found.for) && isTimed && found.how === 'exception') return { ...found, for: 'allButSome' };
  const first = atAnyTime.has(found.for) ? daysAtEnd(segment, at + 1, to) : null;
  // The days are excepted, too, in `EXC TAX AND EXC SAT SUN DLY 0700-1500`.
  if (
    first === null ||
    segment[first - 1]?.meaning === 'except' ||
    (found.for !== 'allButTaxiing' && !isDate(segment, first)) ||
    segment.slice(at, first).some(isOfElse)
  )
    return found;
  const limits = timesFrom(segment, first, to);
  const isRead = limits.words?.to === to && /\d{4} (?:-|TO) /.test(limits.times ?? '') && !isMoment(limits);
  return isRead ? withTimes(found, limits, at) : found;
}

/** `EXC TAX AVBL DLY 0800-1000`, `EXC PPR, OFFICE OPEN 12 MAR 0800-1000`, `EXC PPR TEL 0123`: words that may have times of their own. */
const isOfElse = ({ meaning, text }: Token): boolean =>
  /^(?:usable|allowed|open|only|condition|closed|stopped|unserviceable)$/.test(meaning ?? '') || remarks.has(text) || text === 'REQUESTED';

/** `2000-0600 EXC PPR`, `TO TRANSIENT ACFT EXC PPR`, `FOR LDG DUE WIP DLY 2000-0600 EXC SAT`: the exception is of the times and the audience before it. */
function joined(limits: Limits, exception: Limits, words: Words, at: number): Limits {
  if (limits.words === null || exception.words === null) return exception;
  const times = limits.times !== null && exception.times?.startsWith(ALL_BUT) ? butOpen(limits.times, exception.times) : null;
  // The exception is one to the times in `DLY 2200-0400 DUE WIP, EXC FRI`.
  if (times !== null) return { ...limits, times, words: { from: limits.words.from, to: exception.words.to } };
  if (exception.when !== null && (limits.for === null || limits.times !== null)) return exception;
  if (exception.when !== null) {
    const { when, times, words: said } = withTimesBefore(exception, words, at);
    return { ...limits, when, times, words: { from: limits.words.from, to: said?.to ?? exception.words.to } };
  }
  // `TO NON SKED FLT EXC PPR` closes nothing to the others, with permission or without; `TO FIXED WING AND DLY 0600-1400 TO ALL EXC HEMS` does.
  const isOfAll = words.segment.slice(limits.words.from, exception.words.from).some(({ meaning }) => meaning === 'all');
  const closedFor = limits.for === null || limits.for === 'someAircraft' || isOfAll ? exception.for : limits.for;
  const said = { from: limits.words.from, to: exception.words.to };
  return { ...exception, for: closedFor, when: limits.when, times: limits.times, words: said };
}

/** A length may be followed by an exception that the words for it hold as well. */
const isWithin = (limits: Limits | null, at: number): boolean => limits !== null && limits.how !== 'length' && at < (limits.words?.to ?? 0);

function read(words: Words, at: number, isOpen: boolean): Found {
  for (const row of rows) {
    const found = isOpen || row.isBehindReason ? row.match(words, at) : null;
    if (found !== null) return found;
  }
  return null;
}

/** `DUE AIRSHOW 24 AUG 1000-1400`, `DUE WIP: SUN TO THU NIGHTS`, `FOR MAINT EVERY NIGHT`: hours at the end are those of the closure. */
function behindReason({ segment, from, to }: Pick<Words, 'segment' | 'from' | 'to'>, at: number): Limits | null {
  const isAfterColon = segment[at]?.text === ':' && segment[at + 1]?.meaning === 'time';
  // `DUE WIP XYZ 01 0500-1000, XYZ 08 0400-0900`: whose day the first hours have is not understood.
  const isLast = segment.slice(from, at).some(({ text }) => /^\d{4}$/.test(text));
  const apart = (limits: Limits): Limits => (isLast ? { ...limits, times: unclear(limits.times ?? '') } : limits);
  if (isAfterColon || isEach(segment, at)) return apart(timesFrom(segment, at + 1, to));
  if (!areHours(segment, at, to)) return null;
  return apart(timesFrom(segment, at, to));
}

/** Words between two entries of a list that may say whose times follow. */
const MOST_BETWEEN = 60;

/** Adds times right after the audience, or further times of a list: `CLSD FOR LDG 0600-0800`, `CLSD 0600-0700 DUE CHANGE 0900-1000 DUE WIP`. */
function withMoreTimes(limits: Limits, { segment, to }: Words, at: number): Limits {
  const isOfRunway = segment[at - 1]?.text === '/' || segment[at - 2]?.text === '/';
  if (limits.words === null || at < limits.words.to || isOfRunway) return limits;
  const isOfAudience = limits.when === null && limits.times === null && at - limits.words.to < 2;
  // The days in `TO JETS MON-FRI 0600-0800`, `FOR LDG DEC 09 0700-0930` are those of the audience; the one in `TO JETS, SAT CLSD TO ALL` is not.
  const isNext = at === limits.words.to || /^(?:ON|EVERY|EACH|EV|AT|BY|DRG|DURING|:)$/.test(segment[at - 1]?.text ?? '');
  const isDay = isOfAudience && isNext && segment[at]?.meaning === 'time';
  if (!isTime(segment, at) && !isDay) return limits;
  const between = segment.slice(Math.max(limits.words.to, at - MOST_BETWEEN), at);
  // The later times of `CLSD FOR LDG 0800-1200 AND FOR TKOF 1200-1600` limit another closure; those of `CLSD 0800-1200, OPEN 1200-1600` close nothing.
  const isOfOthers = between.some(
    (token, place) =>
      isOpen(token) ||
      /^(?:landing|takeOff)$/.test(operationOf(token) ?? '') ||
      (token.meaning === 'to' && /^(?:and|,)$/.test(between[place - 1]?.meaning ?? between[place - 1]?.text ?? '')),
  );
  if (isOfOthers && limits.times !== null && !between.some(({ meaning }) => meaning === 'due')) return limits;
  const { times, words, when } = timesFrom(segment, at, to);
  // The night limits the landings in `FOR LDG AT NIGHT`.
  const isNight =
    isDay &&
    when === 'night' &&
    (words?.to === to || /^(?:due|and)$|^,$/.test(segment[words?.to ?? to]?.meaning ?? segment[words?.to ?? to]?.text ?? ''));
  if (words !== null && isNight) return { ...limits, when, words: { from: limits.words.from, to: words.to } };
  if (words === null || times === null || !(isOfAudience || / (?:-|TO) /.test(times))) return limits;
  const said = { from: limits.words.from, to: words.to };
  // `0800-1200 (1400-1600 SAT)`: whose day it is stays open, so the list is not understood.
  const more = /^\d.* [A-Z]{3}$/.test(times) ? unclear(times) : times;
  if (limits.times !== null) return { ...limits, times: withMore(limits.times, more), words: said };
  return isOfAudience ? { ...limits, when: 'listedTimes', times, words: said } : limits;
}

const isOpen = ({ meaning }: Token): boolean => meaning === 'usable' || meaning === 'open';
