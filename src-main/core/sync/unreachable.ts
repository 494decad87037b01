import type { Reason } from '#contract/problems/reasons.ts';
import { sentenceOf } from '../reasons/reason.ts';

/** No answer, or the answer broke off: normal for a machine that is not always online. Not a Refusal, since nothing is wrong. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  /** The pause that the server asked for (Retry-After), in milliseconds; undefined: none. */
  readonly retryAfterMs: number | undefined;

  /** Names the host that did not answer. */
  readonly reason: Reason;

  constructor(reason: Reason, about: { retryAfterMs?: number | undefined } = {}) {
    super(sentenceOf(reason));
    this.reason = reason;
    this.retryAfterMs = about.retryAfterMs;
  }
}
