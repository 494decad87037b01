import type { AerodromeState } from '#contract/airports/state.ts';
import { words } from '#renderer/i18n/words.ts';

/** `2 of 6 runways open now`, as the core says it; that it is not known, or at most so many. */
export function runwaysLeftAlone({ runways, runwaysLeft, isComplete }: AerodromeState): string {
  const { openNow: text } = words.airport;
  if (runwaysLeft === null) return text.leftUnknown;
  const usable = runways.filter(({ isClosedInData }) => !isClosedInData);
  // Left for some flights, or not over its whole length.
  const restricted = usable.filter(({ state }) => state === 'part' || state === 'shortened').length;
  const counted = text.left(runwaysLeft, usable.length);
  const left = runwaysLeft === 0 || restricted === 0 ? counted : text.leftRestricted(counted, restricted);
  return isComplete || runwaysLeft === 0 ? left : text.leftAtMost(left);
}

/** The same, and why it is not known, or not fully. */
export function runwaysLeftInWords(state: AerodromeState): string {
  const isFull = state.runwaysLeft !== null && (state.isComplete || state.runwaysLeft === 0);
  return [runwaysLeftAlone(state), ...(isFull ? [] : [whysInWords(state)])].join('. ');
}

/** Why more may be closed than is said; empty where everything is known. */
export const whysInWords = ({ reasons }: AerodromeState): string => reasons.map((code) => words.airport.openNow.reasons[code]).join(' ');
