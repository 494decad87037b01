/**
 * One run may fetch a bounded amount from one source. What was fetched before a bound is reached is stored, and the next run goes on after
 * it.
 */
import { steadyMs } from '../platform/clock.ts';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';

/** Absent means without a bound. */
export type Bounds = { requests?: number; rows?: number; megabytes?: number; hours?: number };

/** Six hours at ten a second, which the whole public service needs a third of. */
export const boundsOfServer: Bounds = { requests: 216_000, rows: 1_000_000, megabytes: 2_000, hours: 6 };
/** Thirty times OurAirports' six files; a trickle that never falls silent ends too. */
export const boundsOfFiles: Bounds = { megabytes: 600, hours: 6 };
export const boundsOfNotamFiles: Bounds = { megabytes: 2_000, hours: 6 };

const MS_AN_HOUR = 3_600_000;

export type Meter = {
  /** Throws the Refusal `sourceTooLarge` beyond a bound. */
  add(taken: { requests?: number; rows?: number; bytes?: number }): void;
};

/** `address` names the source for people. */
export function openMeter(address: string, bounds: Bounds): Meter {
  const used = { requests: 0, rows: 0, megabytes: 0, hours: 0 };
  const begin = steadyMs();
  return {
    add({ requests = 0, rows = 0, bytes = 0 }) {
      used.requests += requests;
      used.rows += rows;
      used.megabytes += bytes / 1e6;
      used.hours = (steadyMs() - begin) / MS_AN_HOUR;
      for (const bound of ['requests', 'rows', 'megabytes', 'hours'] as const) {
        const most = bounds[bound] ?? Infinity;
        if (used[bound] > most) throw invalidBecause(reason('sourceTooLarge', { address, bound, most }));
      }
    },
  };
}
