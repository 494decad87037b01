/** Gives a reason its English sentence, which the details of a refusal, the log, the command line and `text` over HTTP show. */
import type { Reason, ReasonCode, ReasonValues } from '#contract/problems/reasons.ts';
import { isLossReason } from '#domain/loss.ts';
import { reasons } from '#words/en/reasons.ts';

/** `field` names the member of the request at fault. */
export function reason<Code extends ReasonCode>(code: Code, values: ReasonValues<Code>, about: { field?: string } = {}): Reason {
  return { code, ...about, values, text: reasons[code](values) };
}

/** The sentence begins with what is at fault. */
export const sentenceOf = ({ field, source, text }: Reason): string =>
  [source, field, text].filter((part) => part !== undefined).join(': ');

/** Tells whether the user may accept the loss that the reason is about. */
export const isAcceptable = (one: Reason): boolean => isLossReason(one) || one.code === 'sourceInUse';
