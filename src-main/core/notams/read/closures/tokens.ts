/** A text as words and signs, each with its meaning, cut into segments: what stands between full stops, list marks and the like. */
import { meaningOf, type Meaning } from './vocabulary.ts';

export type Token = {
  text: string;
  meaning: Meaning | undefined;
  /** What precedes it. */
  gap: 'none' | 'space' | 'line';
  /** Place in the text, end excluded. */
  from: number;
  to: number;
};

/** In order; a segment is never empty. */
export type Segment = readonly Token[];

const isWord = (code: number): boolean =>
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code <= 0x17f) ||
  (code >= 0x410 && code <= 0x42f) ||
  code === 0x2019;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const APOSTROPHE = 39;
const SLASH = 47;
const HYPHEN = 45;

/** The tokens of the text that was read last: closures and lengths ask for the same one. */
let last: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

/** Capitals only. */
export function tokensOf(text: string): readonly Token[] {
  if (last.text !== text) last = { text, tokens: readTokens(text) };
  return last.tokens;
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let gap: Token['gap'] = 'line';
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 0xa0) {
      if (code === 10 || code === 13) gap = 'line';
      else if (gap !== 'line') gap = 'space';
      at++;
      continue;
    }
    const from = at;
    if (isWord(code)) {
      at++;
      while (at < text.length && isWord(text.charCodeAt(at))) at++;
      at = endOfCompound(text, from, at);
    } else at++;
    addTo(tokens, text, { from, to: at, gap });
    gap = 'none';
  }
  return tokens;
}

/** `U/S`, `RWY'S`, `TAKE-OFF`, `RE-OPENED` are one word; `09L/27R` and `CTA/CTR` are not. */
function endOfCompound(text: string, from: number, to: number): number {
  const sign = text.charCodeAt(to);
  if (sign !== SLASH && sign !== APOSTROPHE && sign !== HYPHEN) return to;
  let end = to + 1;
  while (end < text.length && isWord(text.charCodeAt(end))) end++;
  return end > to + 1 && end - from < 12 && meaningOf(text.slice(from, end)) !== undefined ? end : to;
}

function addTo(tokens: Token[], text: string, { from, to, gap }: { from: number; to: number; gap: Token['gap'] }): void {
  const word = text.slice(from, to);
  const meaning = meaningOf(word);
  // `RWY09L`, `RWYS09`.
  if (meaning === undefined && word.startsWith('RWY')) {
    const name = from + (word.startsWith('S', 3) ? 4 : 3);
    if (name < to && isDigit(text.charCodeAt(name))) {
      tokens.push({ text: text.slice(from, name), meaning: 'runway', gap, from, to: name });
      tokens.push({ text: text.slice(name, to), meaning: undefined, gap: 'space', from: name, to });
      return;
    }
  }
  tokens.push({ text: word, meaning: inCompound(tokens, word) ?? meaning, gap, from, to });
}

/** `WATER LANE`, `HELICOPTER PAD`, `HEL LDG SITE`, `SEAPLANE BASE`, `TAKE OFF`. */
function inCompound(tokens: readonly Token[], word: string): Meaning | undefined {
  const before = tokens.at(-1);
  switch (word) {
    case 'LANE':
    case 'LANES':
      return before?.text === 'WATER' || before?.text === 'SEA' || before?.text === 'SEAPLANE' ? compound(before, 'water') : undefined;
    case 'RWY':
    case 'RUNWAY':
      return before?.text === 'WATER' || before?.text === 'SEAPLANE' ? compound(before, 'water') : undefined;
    case 'PAD':
    case 'PADS':
      return before?.text === 'LANDING' || helicopter.test(before?.text ?? '') ? compound(before, 'helipad') : undefined;
    case 'SITE':
    case 'SITES':
    case 'AREA':
    case 'AREAS':
      return /^(?:LDG|LANDING)$/.test(before?.text ?? '') ? landingArea(tokens) : undefined;
    case 'BASE':
      return before?.text === 'SEAPLANE' || before?.text === 'AIR' ? compound(before, 'aerodrome') : undefined;
    case 'AERODROME':
    case 'AD':
    case 'AIRPORT':
      return before?.text === 'WATER' ? compound(before, 'aerodrome') : undefined;
    case 'LENGTH':
      return before?.text === 'FULL' ? compound(before, 'length') : undefined;
    case 'OFF':
    case 'OFFS':
      return before?.text === 'TAKE' || before?.text === 'TAKING' ? compound(before, 'operation') : undefined;
    case 'STRIP':
    case 'ZONE':
      if (word === 'STRIP' && before?.text === 'AIR') return compound(before, 'aerodrome');
      return /^(?:LDG|LANDING|ASSAULT)$/.test(before?.text ?? '') ? compound(before, 'runway') : undefined;
    default:
      return undefined;
  }
}

const helicopter = /^(?:HEL|HELO|HELI|HELICOPTER)$/;

/** `HEL LDG AREA`, `LANDING AREA`. */
function landingArea(tokens: readonly Token[]): Meaning {
  const [sort, before] = tokens.slice(-2);
  if (!helicopter.test(sort?.text ?? '')) return compound(before, 'runway');
  compound(sort, 'helipad');
  return compound(before, 'helipad');
}

/** The first word of a compound says nothing by itself. */
function compound(before: Token | undefined, meaning: Meaning): Meaning {
  if (before) before.meaning = 'filler';
  return meaning;
}

/** What a line can't end with when its sentence does. */
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
export function segmentsOf(text: string): Segment[] {
  const tokens = tokensOf(text);
  const lines = new Lines(text);
  const segments: Segment[] = [];
  let start = 0;
  const cut = (end: number, next: number): void => {
    if (end > start) segments.push(tokens.slice(start, end));
    start = next;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    switch (token.text) {
      case '.':
        // `1.5`, `131.1` and `30.MAR` go on; `09/27.RWY` does not.
        if (next === undefined || next.gap !== 'none' || subjects.has(next.meaning)) cut(at, at + 1);
        break;
      case ';':
      case '|':
        cut(at, at + 1);
        break;
      case ')':
        // `1)`, `A)` in front of a line.
        if (at - start === 1 && (before?.text.length ?? 9) <= 2) cut(at + 1, at + 1);
        else if (isPoint(tokens, at) && subjects.has(next?.meaning)) cut(at - 1, at + 1);
        break;
      case '-':
      case '*':
      case '•':
      case '–':
      case '+':
        // `RWY 09L/27R + RWY 09R/27L CLSD`.
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
        if (token.gap === 'line' && before && at > start && !isContinued(before)) {
          const isOwn = lines.isBroken(before, token);
          if (beginsSubject(tokens, at) ? isOwn || hasState(tokens, start, at) : isOwn && isStart(token)) cut(at, at);
        }
    }
  }
  cut(tokens.length, tokens.length);
  return segments;
}

/** `… 2) RWY 09`: a number of a list within a line. */
const isPoint = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before !== undefined && before.text.length <= 2 && before.gap !== 'none' && tokens[at]?.gap === 'none' && tokens[at - 2]?.text !== '('
  );
};

const isContinued = ({ meaning, text }: Token): boolean =>
  continuing.has(meaning) || /^(?:,|THE|THIS|ITS|BOTH|GRASS|MAIN|NORTHERN|SOUTHERN|EASTERN|WESTERN)$/.test(text);

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

/** Whether something has been said of a subject already. */
function hasState(tokens: readonly Token[], from: number, to: number): boolean {
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

  /** Whether the word would have had room on the line before it. */
  isBroken(before: Pick<Token, 'from' | 'to'>, word: Pick<Token, 'text'>): boolean {
    const length = before.to - (this.text.lastIndexOf('\n', before.from) + 1);
    return length + 1 + word.text.length < Math.max(LEAST_WIDTH, Math.min(this.width, MOST_WIDTH) - 8);
  }
}

/** A subject, or a numbered point before one (`2. RWY 18`). */
function beginsSubject(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (subjects.has(token.meaning) || token.meaning === 'all') return true;
  const mark = tokens[at + 1]?.text;
  return token.text.length <= 2 && (mark === '.' || mark === ')') && tokens[at + 2]?.gap === 'space';
}
