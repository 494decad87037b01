/** Says whether words are of another language than English. */
import { wordSet } from '#core/text/word-set.ts';
import { entryOf, foreignWords, isOrdinaryWord, timeWords } from './lexicon.ts';

/** One alone may be part of a name, or a word of English too, but for one that tells a state: `GP RWY 16 HORS SERVICE`. */
const FEWEST = 2;
const tellsState = (word: string): boolean =>
  /^(?:closed|stopped|usable|unserviceable|reserved)$/.test(entryOf(word)?.meaning ?? '') || telling.has(word);
const telling = wordSet(
  'HORS RABOTAET STATIONNEMENT HORARIO HORAIRES ORARIO REDUCIDA REDUITE REDUZIDA RIDOTTA SOUMIS SOUMISE SUJETOS SUJEITA SOGGETTA',
);
const FEWEST_LETTERS = 3;
/** So many words that are in no lexicon, and more than others, are of a language that has none here; codes are shorter. */
const MANY = 4;
const LONG = 6;
/** Names have these words in an English text as well. */
const particles = wordSet('DE DEL DELLA DI DOS DU EL LA LAS LE LES LOS NORTE SUR VON');
/** Only the beginning of a long text is looked at. */
const MOST_WORDS = 200;
const letters = /[A-ZÀ-ſ][A-ZÀ-ſ']*/;
/** French and Italian elide before a vowel: `D'OBSTACLE`, `L'AIRE`, `ALL'AVIAZIONE`. */
const elided = /^(?:D|L|QU|(?:A|DA|DE)LL)'[A-ZÀ-ſ]{3}/;

/**
 * No fewer words are foreign or unknown than are ordinary English, and some are foreign indeed: names are unknown too. Many long words of no lexicon are
 * foreign as well. Abbreviations and designators are of no language.
 */
export function isForeign(words: readonly string[]): boolean {
  const { foreign, others, ofNone } = byLanguage(words);
  if (ofNone > 0 && isMostly(ofNone + foreign.length, others)) return true;
  const unknown = others.filter((word) => entryOf(word) === undefined);
  const english = others.filter((word) => isOrdinaryWord(word) && word !== 'NON');
  if ((foreign.length < FEWEST && !foreign.some(tellsState)) || foreign.every((word) => particles.has(word))) return false;
  return foreign.length + unknown.length >= english.length;
}

const otherLetter = /(?!\p{Script=Latin})\p{Lo}/u;
/** A text in Chinese, Arabic and the like has such letters. */
export const isOfOtherScript = (text: string): boolean => otherLetter.test(text);

/** Texts of a language without a lexicon, as Swedish, Turkish or Chinese, have few words of those that have one. */
export function isOfNoLexicon(words: readonly string[]): boolean {
  if (words.some(isOfOtherScript)) return true;
  const { foreign, others, ofNone } = byLanguage(words);
  return ofNone > 2 * foreign.length && isMostly(ofNone + foreign.length, others);
}

/** `LUNES A VIERNES`; shorter ones are other words too. */
const isDayAbroad = (word: string): boolean => word.length > 3 && timeWords.has(word) && entryOf(word) === undefined;

const isMostly = (count: number, others: readonly string[]): boolean => count >= MANY && count > others.length - unknownIn(others).length;

const unknownIn = (words: readonly string[]): string[] => words.filter((word) => entryOf(word) === undefined && !isOrdinaryWord(word));

/** `ofNone` counts the long words of no lexicon; those in brackets are names of places. */
function byLanguage(words: readonly string[]): { foreign: string[]; others: string[]; ofNone: number } {
  const foreign = new Set<string>();
  const others = new Set<string>();
  const ofPlaces = new Set<string>();
  let isInBrackets = false;
  for (const word of words.slice(0, MOST_WORDS)) {
    const bare = letters.exec(word)?.[0] ?? '';
    isInBrackets ||= word.startsWith('(');
    if (isInBrackets) ofPlaces.add(bare);
    isInBrackets &&= !word.includes(')');
    if (foreignWords.has(entryOf(bare)?.spelling ?? bare) || elided.test(bare) || isDayAbroad(bare)) foreign.add(bare);
    else if (bare.length >= FEWEST_LETTERS && !/\d/.test(word)) others.add(bare);
  }
  const ofNone = unknownIn([...others]).filter((word) => word.length >= LONG && !ofPlaces.has(word)).length;
  return { foreign: [...foreign], others: [...others], ofNone };
}
