/**
 * The words of a route: a bare list, item 15 of a flight plan, or a whole message. Promise: any text has words; each knows its place, none overlap, and what lies
 * between them is separators, so that words and gaps together are the text.
 */
import { isMessage, messageWords } from './message.ts';
import { wordFaults } from './order.ts';
import { splitWords } from './split.ts';
import { upperCasedWords } from './own-place.ts';
import type { RouteWords, Word } from './word.ts';

export function readRoute(written: string): RouteWords {
  const text = upperCasedWords(written);
  const whole = { from: 0, to: text.length };
  if (isMessage(text)) {
    const words = messageWords(text);
    if (words !== undefined) return { form: 'message', words, faults: wordFaults(words, 'message') };
    const trimmed = { from: text.length - text.trimStart().length, to: text.trimEnd().length };
    return { form: 'message', words: [{ kind: 'message', ...trimmed }], faults: [{ code: 'messageIncomplete', ...trimmed }] };
  }
  const words = splitWords(text, whole);
  const form = isItem15(words) ? 'item15' : 'list';
  return { form, words, faults: wordFaults(words, form) };
}

/** It begins with speed and level; what comes first and last may then be the way from and to an aerodrome that other items name. */
const isItem15 = ([first]: readonly Word[]): boolean =>
  first?.kind === 'speedLevel' && first.level !== undefined && first.speed !== undefined;
