/**
 * Splits text into words, once for what is indexed and once for what is typed. The index holds every spelling that people use for the same
 * word ("O'Hare": ohare, o, hare; "St": st, saint; "Zürich": zurich, zuerich), so that a query needs only one.
 */
import { fold } from '../text/fold.ts';
import { wordSet } from '#core/text/word-set.ts';

/** Longer words are not typed. */
const LONGEST_WORD = 48;

const apostrophes = /[‘’‛`´\u02b0-\u02ff]/g;
// Words are runs of letters and digits, joined by marks that people write or omit. The first pattern suffices for most texts, in half the
// time.
const plain = /^[\0-_a-\x7f]*$/;
const plainRun = /[a-z0-9]+(?:['.-][a-z0-9]+)*/g;
const anyRun = /[\p{L}\p{N}]+(?:['.‐-][\p{L}\p{N}]+)*/gu;
const marked = /['.‐-]/;
const initials = /^\p{L}(?:\.\p{L})+$/u;

/** Synonyms; both are indexed where either occurs. */
const sameWord = new Map(
  [
    ['st', 'saint'],
    ['ste', 'sainte'],
    ['ft', 'fort'],
    ['mt', 'mount'],
    ['intl', 'international'],
    ['natl', 'national'],
    ['rgnl', 'regional'],
  ].flatMap(([short = '', long = '']) => [
    [short, long],
    [long, short],
  ]),
);

/** Transliterated as Germans and Scandinavians do on a keyboard without these letters. */
const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const umlaut = /[äöüøåÄÖÜØÅ]|[aouAOU][\u0308\u030a]/;
const umlauts = /[äöüøå]/g;

function readRuns(text: string): readonly string[] {
  if (plain.test(text)) return text.toLowerCase().match(plainRun) ?? [];
  return fold(text.replace(apostrophes, "'")).match(anyRun) ?? [];
}

// Building asks for the words of a text and then for its phrase.
let latest: { text: string; runs: readonly string[] } = { text: '', runs: [] };

function runsOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, runs: readRuns(text) };
  return latest.runs;
}

/** A word and its position in the text, from 1, as typedWords counts. */
type Indexed = { word: string; position: number };

function addWord(words: Indexed[], given: string, position: number): void {
  const word = given.length > LONGEST_WORD ? given.slice(0, LONGEST_WORD) : given;
  if (words.some((other) => other.word === word)) return;
  words.push({ word, position });
  const same = sameWord.get(word);
  if (same !== undefined) addWord(words, same, position);
}

/** A run as it is typed word by word: a hyphen separates; a period joins initials ("J.A.") and separates words ("St.Louis"); other marks join. */
function pieces(run: string): string[] {
  return run.split(/[‐-]/).flatMap((piece) => (initials.test(piece) ? [piece] : piece.split('.')));
}

function addRuns(words: Indexed[], runs: readonly string[]): void {
  let position = 1;
  for (const run of runs) {
    if (!marked.test(run)) {
      addWord(words, run, position++);
      continue;
    }
    const start = position;
    for (const piece of pieces(run)) {
      addWord(words, piece.replace(/['.]/g, ''), position);
      const parts = piece.split(/['.]/);
      // The s of "Children's" is not a word.
      if (parts.length > 1) for (const [index, part] of parts.entries()) if (part !== 's') addWord(words, part, position + index);
      position++;
    }
    addWord(words, run.replace(/['.‐-]/g, ''), start);
  }
}

/** Every word by which a text can be found, each once, at its first position. */
export function indexedWords(text: string): readonly Indexed[] {
  const words: Indexed[] = [];
  addRuns(words, runsOf(text));
  if (umlaut.test(text)) {
    const composed = text.toLowerCase().normalize('NFC');
    addRuns(words, runsOf(composed.replace(umlauts, (letter) => writtenOut[letter] ?? letter)));
  }
  const force = words.find(({ word }) => word === 'force');
  if (force !== undefined && ['air', 'base'].every((part) => words.some(({ word }) => word === part))) {
    addWord(words, 'afb', force.position - 1);
  }
  return words;
}

/** The words of a query in the order typed, without marks: `o'hare` is `ohare`. */
export function typedWords(query: string): string[] {
  return runsOf(query).flatMap((run) => {
    const words = marked.test(run) ? pieces(run).map((piece) => piece.replace(/['.]/g, '')) : [run];
    return words.map((word) => word.slice(0, LONGEST_WORD));
  });
}

const longSpelling = new RegExp([...sameWord.keys()].filter((word) => word.length > (sameWord.get(word) ?? '').length).join('|'), 'g');

/**
 * Words as one text without spaces, with one spelling for those written in two ways; equal keys mean the same name, in however many words
 * it is typed.
 */
export function joinedKey(words: readonly string[]): string {
  return words.join('').replace(longSpelling, (long) => sameWord.get(long) ?? long);
}

export function phraseKey(text: string): string {
  return joinedKey(typedWords(text));
}

/** Words that say only that it is an airport. A name without them still matches. */
const general = wordSet(
  'airport airports airfield aerodrome arpt apt aeropuerto aeroporto aeroport flughafen flugplatz international intl',
);

export function isGeneral(word: string): boolean {
  return general.has(word);
}
