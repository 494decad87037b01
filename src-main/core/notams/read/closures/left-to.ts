/** Finds the only flights that an aerodrome is left to: `ONLY EMERG FLT ACCEPTED`, `NIGHT OPS ONLY AMBULANCE`, `HEL ONLY`. */
import { exceptionOf } from './audience.ts';
import { everything, isOfClass, ofRomance, permission } from './classes.ts';
import type { Limits } from './closure-limits.ts';
import { type Finding, unnamed } from './closure-of-subject.ts';
import { remarks } from './tails.ts';
import { isTime } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { isUnderstood } from './understood.ts';

const night = /^(?:NIGHT|NGT|NO[CT]?TURN[AO]S?)$/;
const isSmall = ({ meaning }: Token): boolean => /^(?:operation|filler|usable|allowed|open|to)$/.test(meaning ?? '');
const isOfSome = ({ text }: Token): boolean => isOfClass(text) && !everything.has(text);

/** Nothing where a place, a time, a condition or a word that is not understood says more. */
export function sortsLeft(segment: Segment): Finding[] {
  const only = segment.findIndex(({ meaning }) => meaning === 'only');
  const remark = segment.findIndex(({ text }, at) => at > only && remarks.has(text));
  const end = remark < 0 ? segment.length : remark;
  // `ONLY AMBULANCE PREVIA AUTORIZACION UAEAC`: whose permission it is limits no one more.
  const asked = segment.findIndex(
    ({ text }, at) => at > only && at < end && permission.has(text) && !permission.has(segment[at + 1]?.text ?? ''),
  );
  const isAskedOf = asked > 0 && asked + 1 < end && !/^(?:and|operation)$/.test(segment[asked + 1]?.meaning ?? '');
  const to = isAskedOf ? asked + 1 : end;
  const [before, behind] = [segment.slice(0, Math.max(only, 0)), segment.slice(only + 1, to)];
  const isLast = behind.length === 0;
  const isNight = before.some(({ text }) => night.test(text));
  if (only < 0 || !before.every((token) => isSmall(token) || night.test(token.text) || (isLast && isOfClass(token.text)))) return [];
  const said = isLast ? before : behind;
  if (!said.some(isOfSome) || !isUnderstood(said, 0, said.length) || said.some((token, at) => isMore(token) || isTime(said, at))) return [];
  const left = isLast ? exceptionOf(segment, -1, only) : exceptionOf(segment, only, to);
  const limits: Limits | null = left && { ...left, words: { from: 0, to }, when: isNight ? 'night' : null };
  return limits === null ? [] : [unnamed('aerodrome', limits, segment, 0, segment.length)];
}

const isMore = ({ meaning, text }: Token): boolean =>
  !permission.has(text) &&
  !ofRomance.test(text) &&
  /^(?:other|place|length|time|condition|due|cause|closed|stopped|except|not|no|only|runway|helipad|water)$/.test(meaning ?? '');
