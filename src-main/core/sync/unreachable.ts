import type { Reason } from '#contract/reasons.ts';
import { sentenceOf } from '../reasons/reason.ts';

/** Nobody answered, or the answer broke off: a normal state for a machine that is not always on a network. Never a Refusal, for nothing is wrong. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  /** The rest that the server asked for (Retry-After); undefined: none. */
  readonly retryAfterMs: number | undefined;

  /** Names who did not answer. */
  readonly reason: Reason;

  constructor(reason: Reason, about: { retryAfterMs?: number | undefined } = {}) {
    super(sentenceOf(reason));
    this.reason = reason;
    this.retryAfterMs = about.retryAfterMs;
  }
}
