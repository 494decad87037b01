/**
 * One-time links into the user interface. Promise: a ticket works once, for 60 seconds, in the run that made it; only its hash is in memory;
 * what is none is refused ten times a minute and then unread, and so is each ticket by itself: neither a stranger's guesses nor another's old link keep
 * a good one out. What was used or has expired is remembered for a while, so that the refusal can say which.
 */
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { openLoginThrottle } from './login-throttle.ts';
import { hashOf, randomSecret } from './secrets.ts';

const LIFETIME_MS = 60_000;
const REMEMBERED_MS = 60 * 60_000;
/** A script that makes links in a loop pushes out its own oldest ones. */
const MOST = 100;
/** One account is for all that was never a ticket of this run. */
const GUESSES = '';

type Ticket = { hash: Buffer; userId: string; madeAt: number; isUsed: boolean };

export function openTickets(clock: () => Date) {
  let tickets: Ticket[] = [];
  const throttle = openLoginThrottle(clock);

  /** Every ticket is compared, in the same time, so that a refusal's time says nothing about them. */
  function find(ticket: string): Ticket | undefined {
    const hash = hashOf(ticket);
    let found: Ticket | undefined;
    for (const one of tickets) if (timingSafeEqual(one.hash, hash)) found = one;
    return found;
  }

  return {
    make(userId: string): { ticket: string; expiresAt: string } {
      const madeAt = clock().getTime();
      const ticket = randomSecret();
      tickets = [...tickets.filter((one) => madeAt - one.madeAt < REMEMBERED_MS), { hash: hashOf(ticket), userId, madeAt, isUsed: false }];
      tickets = tickets.slice(-MOST);
      return { ticket, expiresAt: new Date(madeAt + LIFETIME_MS).toISOString() };
    },

    /** The user's id, once. Throws `ticketUsed`, `ticketExpired`, `ticketUnknown`, and `tooManyRequests` after ten failures in a minute of this ticket, or of guesses. */
    redeem(ticket: string): string {
      const found = find(ticket);
      const attempt = begin(found ? ticket : GUESSES);
      if (!found) throw new Refusal('ticketUnknown');
      if (found.isUsed) throw new Refusal('ticketUsed');
      const age = clock().getTime() - found.madeAt;
      // A clock that was set back must not make a ticket live longer.
      if (age < 0 || age > LIFETIME_MS) throw new Refusal('ticketExpired');
      found.isUsed = true;
      attempt.withdraw();
      return found.userId;
    },
  };

  function begin(account: string): { withdraw(): void } {
    try {
      return throttle.begin(account);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('tooManyRequests', { retryAfterSeconds: error.retryAfterSeconds }) : error;
    }
  }
}
