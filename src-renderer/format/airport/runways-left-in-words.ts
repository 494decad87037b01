import type { AerodromeState } from '#contract/airports/state.ts';
import { words } from '#renderer/i18n/words.ts';
import { isNoneLeft, runwaysLeftSentence } from '#words/runways-left.ts';

/** Tells how many runways are open, and why that is not known, or not fully. */
export function runwaysLeftInWords(state: AerodromeState): string {
  const isFull = state.runwaysLeft !== null && (state.isComplete || isNoneLeft(state));
  const whys = state.reasons.map((code) => words.airport.openNow.reasons[code]).join(' ');
  return [runwaysLeftSentence(state, words.common, 'long'), ...(isFull ? [] : [whys])].join('. ');
}
