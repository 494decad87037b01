/**
 * Password derivations one at a time: each takes 32 MiB and a thread of the pool that file access shares, so a flood of logins waits in its own
 * queue, and one login too many is refused.
 */
import { Refusal } from '../refusal.ts';

const MAX_WAITING = 32;

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work in order of arrival. Throws `tooManyLogins` when 32 are under way or waiting. */
export function openQueue(): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (work) => {
    if (waiting >= MAX_WAITING) {
      throw new Refusal('tooManyLogins', { message: 'Too many logins at once; try again in a moment.', retryAfterSeconds: 5 });
    }
    waiting++;
    const mine = last.then(work).finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };
}
