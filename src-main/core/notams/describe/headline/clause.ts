/** Finds the first clause of a text, as words, and where it names the state of its thing. */
import { wordSet } from '#core/text/word-set.ts';
import { Lines } from '#core/notams/read/closures/segments.ts';
import type { StateCode } from '#contract/notams/headline-codes.ts';
import { meaningOf, type Meaning } from '#core/notams/lexicon/lexicon.ts';
import { stateAt } from './states.ts';

export type Clause = {
  raw: readonly string[];
  /** The same words lack their brackets and marks. */
  bare: readonly string[];
  /** Null where the text gives no state. */
  state: { code: StateCode; from: number; to: number } | null;
};

const MOST_LETTERS = 420;
const MOST_WORDS = 48;
/** Fewer words that tell no state are a heading: what follows belongs to them. */
const LEAST_WORDS = 6;

/** A line that begins with one of these goes on with the one before. */
const continuing = wordSet(
  'FOR TO OF AT IN ON AND OR EXC EXCEPT UNLESS BTN BETWEEN DUE WI WITHIN FM FROM WITH BY NOT AVBL U/S CLSD IS ARE WILL MAY SHALL MUST SHOULD REQUIRED RESERVATION NOSIG BEYOND BLW ABV CHANGE CHANGED',
);

/** A continued line ends with one of these. */
const unfinished: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['place', 'to', 'and', 'all']);

type Reader = { looked: number; raw: string[]; bare: string[]; bracketed: boolean[]; state: Clause['state'] };

/** `start` is a place in the text. Ends of lines count only where `hasLines`. */
export function firstClause(text: string, start = 0, hasLines = true): Clause {
  const clause: Reader = { looked: 0, raw: [], bare: [], bracketed: [], state: null };
  const { raw } = clause;
  const end = Math.min(text.length, start + MOST_LETTERS);
  const lines = hasLines && text.includes('\n') ? new Lines(text) : null;
  let before = { from: start, to: start };
  for (let at = start; raw.length < MOST_WORDS;) {
    let isNewLine = false;
    for (; at < end && text.charCodeAt(at) <= 32; at++) if (text.charCodeAt(at) === 10) isNewLine = true;
    const from = at;
    while (at < end && text.charCodeAt(at) > 32) at++;
    if (from === at || (at === end && end < text.length)) break;
    let word = text.slice(from, at);
    // A hyphen may join a name and its state: `TWY P2-CLSD`, `SPOT 51 AND 56-NOT AVBL`.
    const state = /-(?:CLSD|CLOSED|NOT|U\/S)$/.exec(word)?.index;
    if (state === 0) word = word.slice(1);
    else if (state !== undefined) {
      word = word.slice(0, state);
      at = from + state;
    }
    // The blank after a sentence is missing in `ESTABLISHED.VERTICAL LIMITS`.
    const [sentence = ''] = word.split(/(?<=[A-Z]{3}\.)(?=[A-Z]{3})/, 1);
    if (sentence.length < word.length && stateAt([withoutMarks(sentence)], [sentence], 0) !== null) {
      at -= word.length - sentence.length;
      word = sentence;
    }
    if (raw.length > 0 && isNewLine && lines !== null && endsLine(clause, lines, before, word)) break;
    before = { from, to: at };
    const isBracketed = add(clause, word);
    if (!isBracketed && (endsSentence(word) || endsWithFigure(clause, word)) && !isListed(text, at, word) && hasStatement(clause)) break;
  }
  findState(clause);
  return clause;
}

/** Tells whether it is in brackets. */
function add({ raw, bare, bracketed }: Reader, word: string): boolean {
  const isWithin = word.charCodeAt(0) === 40 || (bracketed.at(-1) === true && !(raw.at(-1) as string).includes(')'));
  raw.push(word);
  bare.push(withoutMarks(word));
  bracketed.push(isWithin);
  return isWithin && !word.includes(')');
}

function endsLine(clause: Reader, lines: Lines, before: { from: number; to: number }, word: string): boolean {
  if (isListMark(word)) return true;
  const last = clause.raw.at(-1) as string;
  if (continuing.has(word) || unfinished.has(meaningOf(last)) || /^(?:THE|BY|ALTITUDE)$/.test(last) || /[:,]$/.test(last)) return false;
  // Each line has its days and hours in `TWR HR AMD` `MON-FRI 2230-0830` `SAT 2230-0530`.
  const isOfHours = /^\d{4}-\d{4}$/.test(last) || clause.bare.some((one) => /^(?:HOURS|HRS?)$/.test(one));
  if (isOfHours && /^(?:MON|TUE|WED|THU|FRI|SAT|SUN)\b/.test(word)) return false;
  return lines.isBroken(before, { text: word }) && hasStatement(clause);
}

/** Tells whether a clause may end here. */
function hasStatement(clause: Reader): boolean {
  if (clause.raw.length >= LEAST_WORDS) return true;
  findState(clause);
  return clause.state !== null;
}

/** `… LIMITED IN SECTOR 3. ALTN FREQ 126.6`; elsewhere it numbers a list. */
function endsWithFigure(clause: Reader, word: string): boolean {
  if (!/^\d{1,2}\.$/.test(word) || !/[A-Z]$/.test(clause.raw.at(-2) ?? '')) return false;
  findState(clause);
  return clause.state !== null;
}

/** Two words back, because a state may have three. */
function findState(clause: Reader): void {
  const { raw, bare, bracketed } = clause;
  for (let from = Math.max(0, clause.looked - 2); from < bare.length && clause.state === null; from++) {
    clause.looked = from + 1;
    if (bracketed[from]) continue;
    const found = stateAt(bare, raw, from);
    if (found) clause.state = { code: found.code, from, to: found.to };
  }
}

const isListMark = (word: string): boolean => word === '-' || word === '*' || /^(?:\d{1,2}|[A-H])[.)]$/.test(word);

function withoutMarks(word: string): string {
  let from = 0;
  let to = word.length;
  while (from < to && isMark(word.charCodeAt(from))) from++;
  while (to > from && isMark(word.charCodeAt(to - 1))) to--;
  return from === 0 && to === word.length ? word : word.slice(from, to);
}

/** The codes are those of `" ' ( ) , . : ;`. */
const isMark = (code: number): boolean =>
  code === 34 || code === 39 || code === 40 || code === 41 || code === 44 || code === 46 || code === 58 || code === 59;

/** `PADS L1, L3; M6, M8; Q0 CLOSED`: a list continues after a semicolon. */
function isListed(text: string, at: number, word: string): boolean {
  if (!word.endsWith(';')) return false;
  designator.lastIndex = at;
  return designator.test(text);
}
const designator = /\s{1,3}[A-Z]{1,2}\d{1,3}[,;. ]/y;

/** A full stop does so only after a word of several letters, because shorter ones are abbreviations; a semicolon always does. */
function endsSentence(word: string): boolean {
  const last = word.charCodeAt(word.length - 1);
  if (last !== 46) return last === 59;
  return word.length > 3 ? !/^(?:U\.S|APPROX|INTL|APRX|FREQ|ELEV|INCL)\.$/.test(word) : /^(?:AD|AP|FL|U\/S)\.$/.test(word);
}
