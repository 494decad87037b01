import type { Reason } from '#contract/problems/reasons.ts';
import { words } from '#renderer/i18n/words.ts';

/** A reason as a sentence in the current language, preceded by what is at fault. */
export const reasonInWords = (reason: Reason): string =>
  [reason.source, reason.field, words.refusals.reason(reason)].filter((part) => part !== undefined).join(': ');

/** The sentence alone, for display beside what is at fault. */
export const faultInWords = (reason: Reason): string => words.refusals.reason(reason);
