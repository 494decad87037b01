/** Words that are one slip of the pen from a word of the lexicon: `COLSED`, `UNSERVICABLE`, `AERDROME`. */
import type { Entry, Meaning } from './lexicon.ts';

/** Shorter words are too near to each other. */
export const FEWEST_LETTERS = 5;

/** A slip is corrected only where a word that is not understood hides what is closed; elsewhere a name that looks like a word would cost more. */
const mattering: ReadonlySet<Meaning | undefined> = new Set<Meaning>([
  'runway',
  'aerodrome',
  'closed',
  'unserviceable',
  'stopped',
  'closure',
  'usable',
  'allowed',
]);

/** An entry is found by its word, and by each form of the word that lacks one letter. */
let index: ReadonlyMap<string, readonly Entry[]> | undefined;

const MOST_LETTERS = 24;

/** Only letters count: figures are names, positions and moments. */
export function mayBeSlip(word: string): boolean {
  if (word.length < FEWEST_LETTERS || word.length > MOST_LETTERS) return false;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code < 65 || code > 90) return false;
  }
  return true;
}

/** Undefined where no ordinary word is one edit away, or words of different meanings are. Forms of words in other languages are too near to each other, but for those that all mean closed. */
export function slipOf(word: string, entries: ReadonlyMap<string, Entry>): Entry | undefined {
  const near = nearTo(word, entries);
  const meant = near.find(({ sense }) => sense !== null) ?? near[0];
  const isClosed = word.length > FEWEST_LETTERS && near.every(({ meaning }) => meaning === 'closed');
  if (meant === undefined || !(isOrdinary(meant) || isClosed) || !mayBeMeant(word, meant) || !isSameStart(word, meant.spelling))
    return undefined;
  return near.every(({ meaning, sense }) => meaning === meant.meaning && (sense === null || sense.code === meant.sense?.code))
    ? meant
    : undefined;
}

/** Letters of `TAXIWAY`; shorter nouns are near to names. */
const NOUN = 7;

/** Two letters changed round make no other word: `LIGTHS`, `WINDSCOK`; and no name is near to a long noun that designators follow: `TAXYWAY`, `INSTERSECTION`. */
const mayBeMeant = (word: string, { spelling, meaning, sense }: Entry): boolean =>
  mattering.has(meaning) ||
  (sense !== null && isSwapped(word, spelling)) ||
  (sense?.kind === 'named' && spelling.length >= NOUN) ||
  spelling === 'THRESHOLD';

/** Every entry that is one edit away. */
export function nearTo(word: string, entries: ReadonlyMap<string, Entry>): Entry[] {
  index ??= indexOf(entries);
  const found = new Set([word, ...shortened(word)].flatMap((left) => index?.get(left) ?? []));
  return [...found].filter(({ spelling }) => entries.has(spelling) && isOneEdit(word, spelling));
}

const isOrdinary = ({ spelling, plain }: Entry): boolean => plain === spelling.toLowerCase();

/** Hands seldom slip on the first letter, and `LEASED` and `FAIRFIELD` are words; but `LCOSED` is none. */
const isSameStart = (a: string, b: string): boolean =>
  a.charAt(0) === b.charAt(0) || (a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0));

function indexOf(entries: ReadonlyMap<string, Entry>): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    if (entry.spelling.length < FEWEST_LETTERS) continue;
    for (const left of new Set([entry.spelling, ...shortened(entry.spelling)])) {
      const others = found.get(left);
      if (others) others.push(entry);
      else found.set(left, [entry]);
    }
  }
  return found;
}

const shortened = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Tells whether the same letters are in both. */
const isSwapped = (a: string, b: string): boolean => a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');

/** An edit inserts, leaves out or replaces one letter, or swaps two neighbours. */
function isOneEdit(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a.charAt(same) === b.charAt(same)) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA.charAt(0) === restB.charAt(1) && restA.charAt(1) === restB.charAt(0))
  );
}
