import type { Reason } from '#contract/reasons.ts';
import { words } from '#renderer/i18n/words.ts';

/** A reason as a sentence of the language in use, with what is at fault in front of it. */
export const reasonInWords = (reason: Reason): string =>
  [reason.source, reason.field, words.refusals.reason(reason)].filter((part) => part !== undefined).join(': ');

/** The sentence alone, for the place of what is at fault. */
export const faultInWords = (reason: Reason): string => words.refusals.reason(reason);
