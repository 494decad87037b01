/** Why a basemap is refused, as a code with its sentence. */
import type { Reason, ReasonCode, ReasonValues } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';
import { Refusal } from '../refusal.ts';

export type BasemapReason = Extract<ReasonCode, `basemap${string}`>;

export function refuseBasemap<Code extends BasemapReason>(code: Code, values: ReasonValues<Code>): never {
  const why: Reason = reason(code, values);
  throw new Refusal('invalidRequest', { reasons: [why] });
}
