/**
 * The words of a route: a bare list, item 15 of a flight plan, or a whole message. Promise: any text has words; each knows its place, none overlap, and what lies
 * between them is separators, so that words and gaps together are the text.
 */
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { isMessage, messageWords } from './message.ts';
import { wordFaults } from './order.ts';
import { MOST_WORDS, splitWords } from './split.ts';
import { upperCasedWords } from './own-place.ts';
import type { RouteWords, Word } from './word.ts';

/** Throws `invalidRequest` for more words than a route may have: each is looked up, and held against the others. */
export function readRoute(written: string): RouteWords {
  const text = upperCasedWords(written);
  const whole = { from: 0, to: text.length };
  if (isMessage(text)) {
    const words = messageWords(text);
    if (words !== undefined) return { form: 'message', words: bounded(words), faults: wordFaults(words, 'message') };
    const trimmed = { from: text.length - text.trimStart().length, to: text.trimEnd().length };
    return { form: 'message', words: [{ kind: 'message', ...trimmed }], faults: [{ code: 'messageIncomplete', ...trimmed }] };
  }
  const words = bounded(splitWords(text, whole));
  const form = isItem15(words) ? 'item15' : 'list';
  return { form, words, faults: wordFaults(words, form) };
}

function bounded(words: Word[]): Word[] {
  if (words.length > MOST_WORDS) throw new Refusal('invalidRequest', { reasons: [reason('routeTooManyWords', { most: MOST_WORDS })] });
  return words;
}

/** It begins with speed and level; what comes first and last may then be the way from and to an aerodrome that other items name. */
const isItem15 = ([first]: readonly Word[]): boolean =>
  first?.kind === 'speedLevel' && first.level !== undefined && first.speed !== undefined;
