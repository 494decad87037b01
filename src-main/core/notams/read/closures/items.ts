/** An item is a thing that a clause names; the functions tell where its words end and what is only its place. */
import type { Operation } from './operations.ts';
import { namesAt } from './names.ts';
import { isTime } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';

export type Item = {
  kind: 'runway' | 'aerodrome' | 'helipad' | 'other' | 'operation';
  names: string[];
  /** It begins at this token. */
  at: number;
  /** `ALL RWYS` and `BOTH RWY` set it. */
  isEvery: boolean;
  /** Only a length or a side of it is meant. */
  isLength: boolean;
  isAtTimes: boolean;
  /** Its hours are meant: `AD HR … SAT CLSD`. */
  isHours: boolean;
  isConditional: boolean;
  /** `DEP FM TWY A` begin at a place along it. */
  isFromPlace: boolean;
  hasException: boolean;
  /** These runways are excepted by name. */
  but: string[];
  /** `RWY 09/27 WIP` sets it. */
  isAtWork: boolean;
  /** `RWY 09/27 OPEN` sets it. */
  isOpen: boolean;
  operations: Set<Operation>;
  /** It counts the words around it that are not understood. */
  unknown: number;
  isOnWater: boolean;
  /** It counts the words in front of it that are not understood. */
  lead: number;
  /** A colon follows. */
  isLabel: boolean;
  /** It is the token after the last that names it. */
  next: number;
};

export type Found = { items: Item[]; /** The closure is a condition or a reason. */ isCondition: boolean };

/** Closures are looked for only of a runway, an aerodrome or a helipad; anything else is context. */
export const isMain = ({ kind }: Item): boolean => kind !== 'other' && kind !== 'operation';

/** Words after the verb up to here, at most up to `end`, belong to it: a comma, AND or a line's end, then another subject. */
export function endOfTail(segment: Segment, from: number, end: number): number {
  let isBetween = false;
  let ofCondition = -1;
  for (let at = from; at < end; at++) {
    const token = segment[at] as Token;
    // `UNLESS RWY 09/27 AND RWY 18/36 U/S`: the condition is of both.
    if (isNoun(token) && isInCondition(segment, at)) ofCondition = namesAt(segment, at + 1).next;
    if (at < ofCondition) continue;
    if (token.text === 'BTN' || token.text === 'BETWEEN') isBetween = true;
    const isJoint =
      token.text === ',' || token.text === ':' || token.text === '/' || token.text === '&' || token.meaning === 'and' || token.text === '-';
    if (token.meaning === 'and' && isBetween) {
      isBetween = false;
      continue;
    }
    // A second subject follows the comma in `NO LDG ON RWY 28, USE OF RWY 10 PROHIBITED`.
    const isOfUse = segment[at + 1]?.text === 'USE' && segment[at + 2]?.text === 'OF';
    // What others have to do follows in `TO ACFT CODE D AND ABOVE, OTHERS SUBJECT TO INSPECTION`.
    if (token.text === ',' && /^(?:OTHERS|AUTRES)$/.test(segment[at + 1]?.text ?? '')) return at;
    if (isJoint && (isOfUse || isSubject(segment[at + 1])) && !(at > from && segment[at - 1]?.meaning === 'except')) return at;
    if (isNoun(token) && isClosedFrom(segment, at + 1) && !isLocated(segment, at, from) && !isInCondition(segment, at))
      return withSort(segment, at, from);
    if (token.gap === 'line' && isSubject(token) && !isLocated(segment, at, from) && !isInCondition(segment, at)) return at;
  }
  return end;
}

/** Includes the word before the noun in `BOTH RWY`, `ALL RWYS` and `DEP RWY 27`. */
const withSort = (segment: Segment, at: number, from: number): number =>
  at > from && (segment[at - 1]?.text === 'BOTH' || /^(?:all|operation)$/.test(segment[at - 1]?.meaning ?? '')) ? at - 1 : at;

/** `ATS NOT AVBL AD CLSD`: names and small words, then CLSD. */
function isClosedFrom(segment: Segment, from: number): boolean {
  for (let at = from; at < Math.min(segment.length, from + 6); at++) {
    const { meaning, text } = segment[at] as Token;
    if (meaning === 'closed' || (meaning === 'not' && segment[at + 1]?.meaning === 'usable')) return true;
    if (meaning !== 'filler' && !/^(?:\d{1,2}[LCRG]?|\/)$/.test(text)) return false;
  }
  return false;
}

/** Tells whether nothing but small words is in between. */
export function isDirect(segment: Segment, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((segment[at] as Token).meaning !== 'filler') return false;
  return true;
}

/** `WHEN THE AD` names the aerodrome in a condition. */
export function isInCondition(segment: Segment, at: number): boolean {
  const before = segment[at - 1]?.text === 'THE' ? segment[at - 2] : segment[at - 1];
  return before?.meaning === 'condition' || before?.meaning === 'except' || before?.meaning === 'due';
}

/** Other words of their class tell an end or a remark: `UNTIL FURTHER NOTICE`, `PENDING INSPECTION`, `EXPECT DELAYS`. */
export const isConditional = ({ text }: Token): boolean =>
  /^(?:WHEN|WHENEVER|WHILE|WHILST|IF|UNLESS|DURING|DRG|ONCE|BEFORE|OUTSIDE|WHERE|PENDANT|DURANTE|CUANDO|QUAND|LORSQUE|WAEHREND)$/.test(
    text,
  );

/** `DRG 1500-2100 RWY 09/27 CLSD`, `DURING THIS PERIOD RWY AVBL ONLY …` give times and no condition. */
export const isDuringTimes = (segment: Segment, at: number): boolean =>
  /^(?:DURING|DRG|DUR)$/.test(segment[at]?.text ?? '') &&
  (isTime(segment, at + 1) ||
    (/^(?:THE|THIS|THESE|THAT|THOSE|SUCH|SAID|SAME|ABOVE)$/.test(segment[at + 1]?.text ?? '') &&
      /^(?:PERIODS?|TIMES?|HOURS?|HRS?)$/.test(segment[segment[at + 2]?.text === 'QUIET' ? at + 3 : at + 2]?.text ?? '')));

/** What can be closed and is looked for. */
export const isNoun = (token: Token | undefined): boolean =>
  token?.meaning === 'runway' || token?.meaning === 'aerodrome' || token?.meaning === 'helipad' || token?.meaning === 'water';

const isSubject = (token: Token | undefined): boolean => isNoun(token) || token?.meaning === 'other';

/** The runway says where something else is in `ON RWY`, `TO RWY` and `N OF RWY`. */
export function isLocated(segment: Segment, at: number, start: number): boolean {
  for (let before = at - 1; before >= start && before > at - 4; before--) {
    const { meaning, text } = segment[before] as Token;
    // So it does in `E OF INTERSECTION WITH RWY 18/36`.
    if (text === 'WITH' && /^(?:INTERSECT|INTXN|CROSSING)/.test(segment[before - 1]?.text ?? '')) return true;
    if (meaning === 'place' || meaning === 'to') return !/^CHANGES?$/.test(segment[before - 1]?.text ?? '');
    if (meaning !== 'filler' && meaning !== 'all') return false;
  }
  return false;
}

export const newItem = (kind: Item['kind'], at: number): Item => ({
  kind,
  names: [],
  at,
  isEvery: false,
  isLength: false,
  isAtTimes: false,
  isHours: false,
  isConditional: false,
  isFromPlace: false,
  hasException: false,
  but: [],
  isAtWork: false,
  isOpen: false,
  operations: new Set(),
  unknown: 0,
  isOnWater: false,
  lead: 0,
  isLabel: false,
  next: at + 1,
});
