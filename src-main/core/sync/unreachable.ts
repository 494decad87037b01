import type { Reason } from '#contract/problems/reasons.ts';
import { errorOf } from '../reasons/errors.ts';
import { reason, sentenceOf } from '../reasons/reason.ts';

/** No answer, or the answer broke off: normal for a machine that is not always online. Not a Refusal, since nothing is wrong. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  /** The server requested this pause (Retry-After), in milliseconds; it is undefined where no pause was requested. */
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
 * Tells why a server did not answer: a certificate that does not hold at this machine's time is mostly a wrong clock, and has a code of its
 * own.
 */
export function notReached(address: string, error: unknown): Reason {
  const isOfTime = [error, (error as Error | null)?.cause].some((one) => timeCodes.has(String((one as { code?: unknown } | null)?.code)));
  return reason(isOfTime ? 'certificateTime' : 'unreachable', { address, error: errorOf(error) });
}
const timeCodes: ReadonlySet<string> = new Set(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED']);

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
