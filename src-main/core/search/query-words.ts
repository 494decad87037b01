/** The tiers see a query in this form. */
import { codeKey } from './source-text.ts';
import { isGeneral, joinedKey, typedWords } from './words.ts';

/** A typed word, its position in the query from 1, and whether it may be incomplete. */
export type Typed = { word: string; position: number; isLast: boolean };

/** A reading is one way to read the words of a query. */
export type Reading = {
  /** The first word of the query, its first two words, and so on, are phrases; each is there with and without a leading "airport" or the like. */
  openings: readonly string[];
  /** Each word is here once. */
  typed: readonly Typed[];
  /** More than one word was typed, "airport" and the like not counted. */
  areSeveral: boolean;
};

export type QueryWords = Reading & {
  /** The whole query as a code; undefined when it can't be one. */
  code: string | undefined;
  /** It is the whole query as a phrase; empty when it has no words. */
  phrase: string;
  /** The same with two neighbours as one word: "gat wick". `joined` is that word. */
  others: readonly (Reading & { joined: Typed })[];
};

/** Further words add no information; fits are summed over this many (see strength.ts). */
const MOST_WORDS = 8;
/** The unit is UTF-16 units. The API takes half as many. */
const LONGEST_QUERY = 200;

export function readQuery(query: string): QueryWords {
  const text = query.slice(0, LONGEST_QUERY);
  const all = typedWords(text);
  const words = all.slice(0, MOST_WORDS);
  return {
    code: codeKey(text),
    phrase: joinedKey(all),
    ...readWords(words),
    others: words.slice(1).flatMap((second, index) => {
      const joined = `${words[index]}${second}`;
      const other = readWords([...words.slice(0, index), joined, ...words.slice(index + 2)]);
      const typed = other.typed.find(({ word }) => word === joined);
      return typed === undefined ? [] : [{ ...other, joined: typed }];
    }),
  };
}

function readWords(words: readonly string[]): Reading {
  const leading = Math.max(
    0,
    words.findIndex((word) => !isGeneral(word)),
  );
  const openingsFrom = (from: number) => words.slice(from).map((_, index) => joinedKey(words.slice(from, from + index + 1)));
  return {
    openings: leading === 0 ? openingsFrom(0) : [...openingsFrom(0), ...openingsFrom(leading)],
    typed: words
      .map((word, index) => ({ word, position: Math.max(1, index - leading + 1), isLast: index === words.length - 1 }))
      .filter(({ word }, index) => words.indexOf(word) === index),
    areSeveral: words.filter((word) => !isGeneral(word)).length > 1,
  };
}
