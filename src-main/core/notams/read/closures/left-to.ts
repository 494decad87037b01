/** Finds the only flights that an aerodrome is left to: `ONLY EMERG FLT ACCEPTED`, `NIGHT OPS ONLY AMBULANCE`, `HEL ONLY`. */
import { audienceOf, exceptionOf } from './audience.ts';
import { everything, isOfClass, ofRomance, permission } from './classes.ts';
import { type Limits, part } from './closure-limits.ts';
import { type Finding, unnamed, withoutDayVisual } from './closure-of-subject.ts';
import { type Operation, operationOf } from './operations.ts';
import { otherFlights } from './refusals.ts';
import { remarks } from './tails.ts';
import { allBut, endOfTimes, isTime, openTimesIn } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { isUnderstood } from './understood.ts';

const night = /^(?:NIGHT|NGT|NO[CT]?TURN[AO]S?)$/;
const isSmall = ({ meaning }: Token): boolean => /^(?:operation|filler|usable|allowed|open|to)$/.test(meaning ?? '');
/** Permission is needed in `LDG AND TKOF ONLY WITH PPR`. */
const isSmallInFront = (token: Token): boolean => isSmall(token) || token.meaning === 'and';
const isOfSome = ({ text }: Token): boolean => isOfClass(text) && !everything.has(text);

/** Nothing where a place, a time, a condition or a word that is not understood says more. */
export function sortsLeft(segment: Segment, isOfServices: boolean, before: readonly Segment[]): Finding[] {
  const timed = timesLeft(segment);
  if (timed !== null) return isOfServices ? [] : [unnamed('aerodrome', timed, segment, 0, segment.length)];
  const outside = permittedOutside(segment, before);
  if (outside !== null) return [unnamed('aerodrome', outside, segment, 0, segment.length)];
  const only = segment.findIndex(({ meaning }) => meaning === 'only');
  const remark = segment.findIndex(({ text }, at) => at > only && (remarks.has(text) || isPhone(segment, at)));
  const end = remark < 0 ? segment.length : remark;
  // `ONLY AMBULANCE PREVIA AUTORIZACION UAEAC`: whose permission it is limits no one more.
  const asked = segment.findIndex(
    ({ text }, at) => at > only && at < end && permission.has(text) && !permission.has(segment[at + 1]?.text ?? ''),
  );
  const isAskedOf = asked > 0 && asked + 1 < end && !/^(?:and|operation)$/.test(segment[asked + 1]?.meaning ?? '');
  const to = isAskedOf ? asked + 1 : end;
  const [inFront, behind] = [segment.slice(0, Math.max(only, 0)), segment.slice(only + 1, to)];
  const isLast = behind.length === 0;
  const isNight = inFront.some(({ text }) => night.test(text));
  if (only < 0 || !inFront.every((token) => isSmallInFront(token) || night.test(token.text) || (isLast && isOfClass(token.text))))
    return [];
  const said = isLast ? inFront : withoutWhose(behind);
  if (!said.some(isOfSome) || !isUnderstood(said, 0, said.length) || said.some((token, at) => isMore(token) || isTime(said, at))) return [];
  const left = isLast ? exceptionOf(segment, -1, only) : exceptionOf(segment, only, to);
  const limits: Limits | null = left && { ...left, words: { from: 0, to }, when: isNight ? 'night' : null };
  // Others are those of the service: `SCHEDULED FLT ONLY`.
  const isOfAll =
    limits?.for === 'allButPermitted' &&
    (isLast ? inFront.every(({ text }) => permission.has(text)) : isOperation(inFront, 'landing') && isOperation(inFront, 'takeOff'));
  return limits === null || (isOfServices && limits.for !== 'allButEmergencies' && !isOfAll)
    ? []
    : [unnamed('aerodrome', limits, segment, 0, segment.length)];
}

const isOperation = (words: Segment, operation: Operation): boolean => words.some((token) => operationOf(token) === operation);

/** `OUTSIDE THESE HR PPR 24HR`, `AUSSERHALB PPR`: those with permission may still come; null for anything else. */
function permittedOutside(segment: Segment, before: readonly Segment[]): Limits | null {
  const asked = segment.findIndex(({ text }) => /^PP[RO]$/.test(text));
  const isOutside = /^(?:OUTSIDE|AUSSERHALB|OTHER|OTHERWISE)$/.test(segment[0]?.text ?? '') && asked > 0 && asked <= WHOSE;
  if (
    !isOutside ||
    !segment.slice(1, asked).every(({ meaning, text }) => meaning === 'aerodrome' || meaning === 'filler' || ofHours.test(text))
  )
    return null;
  if (!segment.slice(asked + 1).every(({ meaning, text }) => meaning === 'only' || permission.has(text) || ofNotice.test(text)))
    return null;
  const times = openTimesIn(before);
  return part('exception', 0, segment.length, { for: 'allButPermitted', when: times === null ? 'underCondition' : 'listedTimes', times });
}
const ofHours = /^(?:THESE|THOSE|OPR|OPS|OPERATING|OPERATIONAL|PUBLISHED|HRS?|HOURS|TIMES|PERIODS?|DER|DIESER|ZEITEN|BETRIEBSZEITEN)$/;
const ofNotice = /^(?:\d{1,3}(?:HRS?|H|MIN|STD)?|HRS?|HOURS|STD|IN|ADVANCE)$/;

/** `PPR ONLY FROM 01667 462445` says whom to ask. */
const isPhone = (segment: Segment, at: number): boolean =>
  /^(?:FROM|FM|VIA)$/.test(segment[at]?.text ?? '') && /^\+?\d{5,}$/.test(segment[at + 1]?.text ?? '');

/** `WITH GENERAL STAFF PERMISSION`, `BY CAA APPROVAL`: whose permission it is limits no one more. */
function withoutWhose(words: Segment): Segment {
  const last = words.at(-1);
  const isOfOne = /^(?:WITH|BY)$/.test(words[0]?.text ?? '') && last !== undefined && permission.has(last.text) && words.length <= WHOSE;
  return isOfOne ? [last] : words;
}
const WHOSE = 5;

/** Reads what `OPR LIMITED TO DAY VMC`, `OPS SOLO VFR DIURNAS` and `DAY VFR OPS ONLY` close, under whichever code of the ground. */
export function dayLeft(segment: Segment): Finding[] {
  const only = segment.findIndex(({ meaning }) => meaning === 'only');
  const isAside = (token: Token): boolean => isSmall(token) || token.meaning === 'aerodrome' || otherFlights.test(token.text);
  if (only >= 0)
    return dayOf(
      segment,
      segment.filter((token, at) => at !== only && !isAside(token)),
    );
  const limited = segment.findIndex(({ text }, at) => /^(?:LIMITED|LTD|RESTRICTED)$/.test(text) && segment[at + 1]?.text === 'TO');
  if (limited < 1 || !segment.slice(0, limited).every((token) => isSmall(token))) return [];
  return dayOf(segment, segment.slice(limited + 2));
}

const dayOf = (segment: Segment, words: Segment): Finding[] =>
  withoutDayVisual(part('exception', 0, segment.length, { for: 'allButSome' }), words).map((limits) =>
    unnamed('aerodrome', limits, segment, 0, segment.length),
  );

/** `NON SKED FLT 0600-2000 ONLY`: they are refused at all other times. */
function timesLeft(segment: Segment): Limits | null {
  const only = segment.length - 1;
  const first = segment.findIndex((_, at) => at > 0 && isTime(segment, at));
  if (segment[only]?.meaning !== 'only' || first < 1 || endOfTimes(segment, first, only) !== only) return null;
  const words = segment.slice(0, first);
  const areSome = words.some(isOfSome) && words.every((token) => isSmall(token) || isOfClass(token.text) || /^(?:NON|-)$/.test(token.text));
  const found = areSome ? audienceOf(segment, -1, first, { from: only, to: segment.length, kind: 'stopped' }) : null;
  if (found === null || typeof found === 'string' || found.how !== 'aircraft') return null;
  return { ...found, when: 'listedTimes', times: allBut(segment, first, only), words: { from: 0, to: segment.length } };
}

const isMore = ({ meaning, text }: Token): boolean =>
  !permission.has(text) &&
  !ofRomance.test(text) &&
  /^(?:other|place|length|time|condition|due|cause|closed|stopped|except|not|no|only|runway|helipad|water)$/.test(meaning ?? '');
