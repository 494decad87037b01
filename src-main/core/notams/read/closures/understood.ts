/** Says whether words of a text are understood: words that are not leave a closure unchanged. */
import { isKnownWord } from '#core/notams/lexicon/lexicon.ts';
import { readings } from '#core/notams/tables/readings.ts';
import { isOfClass, ofRomance } from './classes.ts';
import type { Segment, Token } from './tokens.ts';

/** Designators, numbers, signs and single letters say what they say. */
const isName = (text: string): boolean => text.length < 3 || /\d/.test(text) || !/^[A-ZÀ-ſА-Я]/.test(text);

const isKnown = ({ text, meaning }: Token): boolean =>
  meaning !== undefined || isName(text) || isOfClass(text) || ofRomance.test(text) || isKnownWord(text) || Object.hasOwn(readings, text);

/** False where nothing is between `from` and `to`. */
export const isUnderstood = (segment: Segment, from: number, to: number): boolean =>
  to > from && segment.slice(from, to).every((token) => isKnown(token));
