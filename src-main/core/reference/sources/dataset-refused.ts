import type { Reason } from '#contract/problems/reasons.ts';
import { sentenceOf } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

/** Refuses a set that must not replace the one in use; each reason names the file (and line) at fault and the way out. */
export function datasetRefused(first: Reason, ...others: Reason[]): Refusal {
  return new Refusal('invalidRequest', {
    message: `The dataset was not imported and the one in use stays: ${sentenceOf(first)}`,
    reasons: [first, ...others],
    detailsInMessage: 1,
  });
}
