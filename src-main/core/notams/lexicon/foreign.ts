/** Says whether words are of another language than English. */
import { wordSet } from '#core/text/word-set.ts';
import { entryOf, foreignWords, isOrdinaryWord } from './lexicon.ts';

/** One alone may be part of a name, or a word of English too. */
const FEWEST = 2;
const FEWEST_LETTERS = 3;
/** Names have these words in an English text as well. */
const particles = wordSet('DE DEL DELLA DI DOS DU EL LA LAS LE LES LOS NORTE SUR VON');
/** Only the beginning of a long text is looked at. */
const MOST_WORDS = 200;
const letters = /[A-ZÀ-ſ][A-ZÀ-ſ']*/;
/** French elides before a vowel: `D'OBSTACLE`, `L'AIRE`. */
const elided = /^(?:D|L|QU)'[A-ZÀ-ſ]{3}/;

/** No fewer words are foreign or unknown than are ordinary English, and some are foreign indeed: names are unknown too. Abbreviations and designators are of no language. */
export function isForeign(words: readonly string[]): boolean {
  const foreign = new Set<string>();
  const others = new Set<string>();
  for (const word of words.slice(0, MOST_WORDS)) {
    const bare = letters.exec(word)?.[0] ?? '';
    if (foreignWords.has(bare) || elided.test(bare)) foreign.add(bare);
    else if (bare.length >= FEWEST_LETTERS && !/\d/.test(word)) others.add(bare);
  }
  if (foreign.size < FEWEST || [...foreign].every((word) => particles.has(word))) return false;
  const unknown = [...others].filter((word) => entryOf(word) === undefined);
  const english = [...others].filter(isOrdinaryWord);
  return foreign.size + unknown.length >= english.length;
}
