/** Cuts a text into segments, which are what full stops, list marks and the like separate. */
import { wordSet } from '#core/text/word-set.ts';
import { isOfTimes } from './times/times.ts';
import { type Segment, type Token, isDigit, tokensOf } from './tokens.ts';
import { type Meaning, wordsOfTerm } from '#core/notams/lexicon/lexicon.ts';

/** A line can't end with one of these when its sentence does. */
const continuing: ReadonlySet<Meaning | undefined> = new Set([
  'place',
  'and',
  'to',
  'due',
  'condition',
  'except',
  'as',
  'not',
  'no',
  'following',
  'all',
  'operation',
]);

const subjects: ReadonlySet<Meaning | undefined> = new Set(['runway', 'aerodrome', 'helipad', 'water', 'other']);

/**
 * Lines of NOTAMs wrap anywhere, so that a new line ends a segment only before a new subject or a list mark. So does a dash between blanks
 * before a new subject (`CLSD - RWY 09`).
 */
export function segmentsOf(text: string): readonly Segment[] {
  if (last.text !== text) last = { text, segments: segmentsIn(text, tokensOf(text)) };
  return last.segments;
}

/** Names a threshold, in this language or another. */
const thresholds = wordsOfTerm('threshold');
export const isThresholdWord = (text: string): boolean => thresholds.has(text);

/** The segments of the text that was read last: closures, lengths and the movement area ask for the same ones. */
let last: { text: string; segments: readonly Segment[] } = { text: '', segments: [] };

/** `RWY 09/27 THR 09 TO TWY C` is a range, as one that begins with FM, and so is `FIRST 600M THR 27`. */
const withRange = (segment: Segment): Segment =>
  segment.flatMap((token, at) => {
    const isEnd = (place: number): boolean => /^\d\d[LRC]?$/.test(segment[place]?.text ?? '');
    if (!isThresholdWord(token.text)) return [token];
    const from: Token = { ...token, text: 'FM', meaning: 'place', to: token.from };
    const measure = /^(?:M|FT)$/.test(segment[at - 1]?.text ?? '') ? at - 2 : at - 1;
    const isMeasured = segment[measure - 1]?.meaning === 'length' && /^\d{2,4}(?:M|FT)?$/.test(segment[measure]?.text ?? '');
    if (isMeasured && isEnd(at + 1)) return [from, { ...token, meaning: 'other' }];
    if (!isEnd(at - 1)) return [token];
    const to = isEnd(at + 1) ? at + 2 : at + 1;
    const isRange = segment[to]?.text === 'TO' && /^(?:TWY|TAXIWAY|INT|INTXN|INTERSECTION)$/.test(segment[to + 1]?.text ?? '');
    return isRange ? [from, token] : [token];
  });

function segmentsIn(text: string, tokens: readonly Token[]): Segment[] {
  const lines = new Lines(text);
  const segments: Segment[] = [];
  let start = 0;
  const cut = (end: number, next: number): void => {
    const segment = withRange(withoutHeading(tokens.slice(start, end)));
    const before = segments.at(-1);
    // `RWY 09/27 CLSD 28 NOV 0800-1000; 02 DEC 0600-0700` and the lines of a list add times to the same closure.
    if (before !== undefined && areTimes(segment) && hasState(before, 0, before.length))
      segments.splice(-1, 1, [...before, { ...(segment[0] as Token), text: ',', meaning: undefined }, ...segment]);
    else if (segment.length > 0 && !isMark(segment)) segments.push(segment);
    start = next;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    switch (token.text) {
      case '.':
        // `1.5`, `131.1`, `30.MAR` and `MIND. 3 STD` go on; `09/27.RWY` and `15 MIN. 09/27` do not.
        if (
          isDigit(next?.text.charCodeAt(0) ?? 0) &&
          abbreviated.test(before?.text ?? '') &&
          !isDigit(tokens[at - 2]?.text.charCodeAt(0) ?? 0)
        )
          break;
        if (next === undefined || next.gap !== 'none' || subjects.has(next.meaning)) cut(at, at + 1);
        break;
      case ',':
        // `TWY A NOT AVBL, NO PUSHBACK FM STANDS 9-11` refuses a second thing.
        if (next?.text === 'NO' && isThing(tokens[at + 2]) && tokens.slice(start, at).some(({ meaning }) => refusing.has(meaning)))
          cut(at, at + 1);
        // So does `MSSR U/S, RADAR SER IN SECTOR 7 MAY NOT BE AVBL`.
        else if (before?.meaning === 'unserviceable' && next?.text === 'RADAR') cut(at, at + 1);
        break;
      case ';':
      case '|':
        cut(at, at + 1);
        break;
      case '(':
        // The brackets are the mark of an entry in `(1) 02 DEC 0730-0930`.
        if (token.gap === 'line' && tokens[at + 2]?.text === ')' && (next?.text.length ?? 9) <= 2) cut(at, at + 3);
        // The brackets contain another closure in `RWY 09/27 CLSD (RWY 18/36 CLSD 0800-1000)`.
        if (next?.meaning === 'runway' && hasState(tokens, start, at) && isStatedWithin(tokens, at + 1)) cut(at, at + 1);
        break;
      case 'THEN':
        if (next?.meaning === 'runway' && hasState(tokens, start, at)) cut(at, at + 1);
        break;
      case ')':
        // `1)` or `A)` in front of a line begins a segment.
        if (at - start === 1 && (before?.text.length ?? 9) <= 2) cut(at + 1, at + 1);
        else if (isPoint(tokens, at) && subjects.has(next?.meaning)) cut(at - 1, at + 1);
        break;
      case '-':
      case '*':
      case '•':
      case '–':
      case '+':
        // The exceptions follow in `CLSD EXCEPT:` above `- OIAA AND OISS`.
        if (before?.text === ':' && tokens[at - 2]?.meaning === 'except') break;
        // A plus joins two runways in `RWY 09L/27R + RWY 09R/27L CLSD`.
        if (token.text === '+' && token.gap !== 'line' && !hasState(tokens, start, at)) break;
        if (
          token.gap === 'line' ||
          (token.gap === 'space' && ((subjects.has(next?.meaning) && before?.meaning !== 'time') || before?.text === ':'))
        ) {
          if (next !== undefined && (subjects.has(next.meaning) || token.gap === 'line') && !isDigit(next.text.charCodeAt(0)))
            cut(at, at + 1);
        }
        break;
      default:
        if (
          token.gap === 'line' &&
          before &&
          at > start &&
          (!(isContinued(before) || isOfCentre(before, token)) || isNumbered(tokens, at))
        ) {
          const isOwn = lines.isBroken(before, token);
          const isOfAid = token.meaning === 'runway' && aids.has(before.text);
          // What a remark excepts belongs to the closure before it: `RMK/EXC EMERG ACFT`.
          const isAnother = isStart(token) && !(/^[/:]$/.test(next?.text ?? '') && tokens[at + 2]?.meaning === 'except');
          if (beginsSubject(tokens, at) ? isOwn || (!isOfAid && hasState(tokens, start, at)) : isOwn && isAnother) cut(at, at);
        }
    }
  }
  cut(tokens.length, tokens.length);
  return segments;
}

const refusing: ReadonlySet<Meaning | undefined> = new Set(['closed', 'not', 'unserviceable', 'stopped']);
/** A word of flights, times or reasons names no thing. */
const isThing = (token: Token | undefined): boolean => token !== undefined && (token.meaning === undefined || token.meaning === 'other');

/** A figure follows the stop of these words. */
const abbreviated = /^(?:MIND|MAX|MIN|MNM|NR|APPROX|APRX|CA)$/;

const ofHeading = wordSet(
  'SCHEDULE SKED SCHEDULED SCHED TIMES TIME DATES DATE DAYS TIMINGS TIMING PERIODS PERIOD HOURS AS FOLLOWS FLW FOLLOWING UTC CLOSURE CLOSURES / ( ) & AND :',
);

/** `DATE/TIME (UTC): 28 NOV 0700-1300` is the times alone. */
function withoutHeading(segment: Segment): Segment {
  const colon = segment.findIndex(({ text }) => !ofHeading.has(text)) - 1;
  const from = segment.every(({ text }) => ofHeading.has(text)) ? segment.length : colon + 1;
  const isHeading = from > 1 && from < MOST_OF_HEADING && segment[from - 1]?.text === ':';
  return isHeading && (from === segment.length || areTimes(segment.slice(from))) ? segment.slice(from) : segment;
}
const MOST_OF_HEADING = 10;

/** `1)` and `2.` mark the entries of a list. */
const isMark = (segment: Segment): boolean =>
  segment.length <= 2 && /^(?:\d{1,2}|[A-Z])$/.test(segment[0]?.text ?? '') && (segment[1]?.text ?? ')') === ')';

/** `… 2) RWY 09` has a number of a list within a line. */
const isPoint = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before !== undefined && before.text.length <= 2 && before.gap !== 'none' && tokens[at]?.gap === 'none' && tokens[at - 2]?.text !== '('
  );
};

const isContinued = ({ meaning, text }: Token): boolean => continuing.has(meaning) || goingOn.has(text);
const goingOn: ReadonlySet<string> = new Set([
  ',',
  ...'THE THIS ITS BOTH GRASS MAIN NORTHERN SOUTHERN EASTERN WESTERN WITH WITHOUT AVEC SANS CON SIN COM SEM SENZA MIT OHNE'.split(' '),
]);

/** A wrapped line that ends with one of these goes on with its runway: `NDB/DME` `RWY 09`. */
const aids = wordSet('ILS LOC LLZ DME VOR NDB TACAN RNP RNAV GNSS GPS APCH APPROACH IAP PAPI');

/** A line goes on in `RADAR SER IN PARTS OF THE ACC` `SECTOR 7 MAY NOT BE AVBL`. */
const isOfCentre = (before: Token, { text }: Token): boolean => text === 'SECTOR' && centres.has(before.text);
const centres = wordSet('ACC FIR UIR CTA TMA APP');

/** It has hours, with or without days, and nothing else. */
export const areTimes = (segment: Segment): boolean =>
  segment.every((token) => isOfTimes(token)) && segment.some(({ text }) => /^(?:\d{4}|\d{10}|H24)$/.test(text)) && segment.length > 1;

/** Words that can begin a sentence. */
const isStart = ({ meaning, text }: Token): boolean =>
  meaning === 'operation' || meaning === 'following' || meaning === 'no' || (meaning === undefined && /^[A-Z]{3}/.test(text));

const states: ReadonlySet<Meaning | undefined> = new Set([
  'closed',
  'usable',
  'allowed',
  'stopped',
  'unserviceable',
  'open',
  'reserved',
  'only',
]);

/** Tells whether a subject has its state already. */
export function hasState(tokens: Segment, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (states.has((tokens[at] as Token).meaning)) return true;
  return false;
}

/** Characters of a line in the narrowest and the widest form that texts are sent in. */
const LEAST_WIDTH = 40;

const MOST_WIDTH = 69;

/** Tells a line that was broken for want of room from one that its author ended. */
export class Lines {
  private readonly width: number;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    let width = 0;
    for (let from = 0; from < text.length;) {
      const end = text.indexOf('\n', from);
      const to = end < 0 ? text.length : end;
      width = Math.max(width, to - from);
      from = to + 1;
    }
    this.width = width;
  }

  /** Tells whether the word would have had room on the line before it. */
  isBroken(before: Pick<Token, 'from' | 'to'>, word: Pick<Token, 'text'>): boolean {
    const length = before.to - (this.text.lastIndexOf('\n', before.from) + 1);
    return length + 1 + word.text.length < Math.max(LEAST_WIDTH, Math.min(this.width, MOST_WIDTH) - 8);
  }
}

/** Tells whether a subject begins, or a numbered point before one (`2. RWY 18`). */
function beginsSubject(tokens: readonly Token[], at: number): boolean {
  const { meaning } = tokens[at] as Token;
  return subjects.has(meaning) || meaning === 'all' || isNumbered(tokens, at);
}

function isNumbered(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1]?.text;
  return (tokens[at] as Token).text.length <= 2 && (mark === '.' || mark === ')') && tokens[at + 2]?.gap === 'space';
}

/** Words of a remark in brackets among which its state is looked for. */
const MOST_IN_BRACKETS = 12;

function isStatedWithin(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + MOST_IN_BRACKETS); at++) {
    const { meaning, text } = tokens[at] as Token;
    if (text === ')') return false;
    if (/^(?:closed|stopped|unserviceable|not)$/.test(meaning ?? '')) return true;
  }
  return false;
}
