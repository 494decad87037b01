/**
 * Reads the words of a route: a bare list, item 15 of a flight plan, or a whole message. Promise: any text has words; each knows its place,
 * none overlap, and what lies between them is separators, so that words and gaps together are the text.
 */
import type { RouteForm, WordFaultCode } from '#contract/route/words.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import { isMessage, messageWords } from './message.ts';
import { upperCasedWords } from './own-place.ts';
import { MOST_WORDS, splitWords } from './split.ts';
import type { RouteWords, Word, WordFault } from './word.ts';

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
  if (words.length > MOST_WORDS) throw invalidBecause(reason('routeTooManyWords', { most: MOST_WORDS }));
  return words;
}

/** It begins with speed and level; what comes first and last may then be the way from and to an aerodrome that other items name. */
const isItem15 = ([first]: readonly Word[]): boolean =>
  first?.kind === 'speedLevel' && first.level !== undefined && first.speed !== undefined;

/** Words may be wrong, each alone and in its place among the others (ICAO Doc 4444, Appendix 2, item 15 c). */
const MOST_DEGREES = 360;

/** Points, and what may be one: the data decides about airways and procedures. */
export const pointKinds: readonly Word['kind'][] = ['point', 'coordinates', 'bearingDistance', 'departure', 'destination'];
const isPoint = (word: Word | undefined): boolean => word !== undefined && pointKinds.includes(word.kind);
const isWay = (word: Word | undefined): boolean => word?.kind === 'airway' || word?.kind === 'direct';
/** These words belong to a point and are no step to the next one. */
const remarks: readonly Word['kind'][] = ['speedLevel', 'rules', 'traffic', 'stay', 'time'];

function wordFaults(words: readonly Word[], form: RouteForm): WordFault[] {
  const route = words.filter(({ kind }) => kind !== 'message' && kind !== 'alternate');
  return route.flatMap((word, at) => {
    const code = faultAlone(word) ?? faultInPlace(word, route, at, form);
    return code === undefined ? [] : [{ code, from: word.from, to: word.to }];
  });
}

function faultAlone(word: Word): WordFaultCode | undefined {
  if (word.kind === 'unknown') return 'notUnderstood';
  if (word.kind === 'coordinates' && word.position === undefined) return 'notAPosition';
  if (word.kind === 'bearingDistance' && word.bearing > MOST_DEGREES) return 'bearingOutOfRange';
  if (word.kind !== 'speedLevel') return undefined;
  if (word.speed === undefined) return 'speedMissing';
  if (word.speed.value === 0) return 'speedOutOfRange';
  return word.level === undefined ? 'levelMissing' : undefined;
}

function faultInPlace(word: Word, route: readonly Word[], at: number, form: RouteForm): WordFaultCode | undefined {
  const [before, after] = [route[at - 1], route[at + 1]];
  const step = route.slice(0, at).findLast(({ kind }) => !remarks.includes(kind));
  // Item 15 lacks the aerodromes, at which its first and last way begin and end.
  const isOpenEnded = form === 'item15';
  switch (word.kind) {
    case 'direct':
    case 'airway':
      if (isWay(step)) return 'pointMissing';
      if (isOpenEnded || (step !== undefined && after !== undefined)) return undefined;
      // A word of an airway's form at an end may be an aerodrome.
      return word.kind === 'airway' ? undefined : 'misplaced';
    case 'speedLevel':
      if (word.isChange) return isPoint(before) || before?.kind === 'airway' || before?.kind === 'procedure' ? undefined : 'misplaced';
      // Speed and level may follow their point with a space in a list of words.
      if (form === 'list' && isPoint(before)) return undefined;
      return route.slice(0, at).every(({ kind }) => kind === 'departure' || kind === 'time') ? undefined : 'misplaced';
    case 'rules':
    case 'traffic':
    case 'stay':
      return isOpenEnded && step === undefined && word.kind !== 'stay' ? undefined : placeOfRemark(route, at);
    case 'cruiseClimb':
      return isPoint(after) && isChange(route[at + 2]) ? undefined : 'misplaced';
    case 'truncated':
      return after === undefined || after.kind === 'destination' ? undefined : 'misplaced';
    default:
      return undefined;
  }
}

const isChange = (word: Word | undefined): boolean => word?.kind === 'speedLevel' && word.isChange;

/** Such a word follows a point, at most with what else changes there in between (item 15 c4). */
function placeOfRemark(route: readonly Word[], at: number): WordFaultCode | undefined {
  const step = route.slice(0, at).findLast(({ kind }) => !remarks.includes(kind));
  return isPoint(step) || step?.kind === 'airway' || step?.kind === 'procedure' ? undefined : 'misplaced';
}
