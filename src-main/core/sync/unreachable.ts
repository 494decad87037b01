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

/**
 * Retry-After in milliseconds, from seconds or from a date (RFC 9110, 10.2.3); undefined if it is unusable. A date is compared with the clock of
 * the server that wrote it (its Date header), so that a wrong clock here neither shortens nor stretches the wait.
 */
export function retryAfterMs(written: string | null | undefined, date: string | null | undefined): number | undefined {
  const value = written?.trim() ?? '';
  if (value === '') return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.parse(date ?? '');
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}
