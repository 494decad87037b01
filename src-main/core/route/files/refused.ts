/** A file that is refused as a whole: a code with its values, whose sentence has the way out. */
import type { ReasonCode, ReasonValues } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

export function refuseFile<Code extends ReasonCode>(code: Code, values: ReasonValues<Code>): never {
  throw new Refusal('invalidRequest', { reasons: [reason(code, values)] });
}
