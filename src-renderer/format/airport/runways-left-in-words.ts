import type { AerodromeState } from '#contract/airports/state.ts';
import { words } from '#renderer/i18n/words.ts';

/** `2 of 6 runways open now`, as the core says it; why it is not known, or not fully. */
export function runwaysLeftInWords({ runways, runwaysLeft, isComplete, reasons }: AerodromeState): string {
  const { openNow: text } = words.airport;
  const whys = reasons.map((code) => text.reasons[code]).join(' ');
  if (runwaysLeft === null) return text.leftUnknown(whys);
  const usable = runways.filter(({ isClosedInData }) => !isClosedInData);
  // Left for some flights, or not over its whole length.
  const restricted = usable.filter(({ state }) => state === 'part' || state === 'shortened').length;
  const counted = text.left(runwaysLeft, usable.length);
  const left = runwaysLeft === 0 || restricted === 0 ? counted : text.leftRestricted(counted, restricted);
  return isComplete || runwaysLeft === 0 ? left : text.leftAtMost(left, whys);
}
