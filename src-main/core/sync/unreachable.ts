/** Nobody answered, or the answer broke off: a normal state for a machine that is not always on a network. Never a Refusal, for nothing is wrong. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  /** The rest that the server asked for (Retry-After); undefined: none. */
  readonly retryAfterMs: number | undefined;

  /** `message` is a sentence for the user that names who did not answer. */
  constructor(message: string, about: { retryAfterMs?: number | undefined } = {}) {
    super(message);
    this.retryAfterMs = about.retryAfterMs;
  }
}
