/**
 * Fetches each source when it is due. Promise: a clock that jumps can't stop it: a plan further away than its schedule
 * allows counts as due, and a running pause is measured by a monotonic clock. A jump ahead, or a machine that slept, can only end
 * a pause early.
 */
import type { Source } from '#contract/sync/sources.ts';
import { longestWaitMs } from './pauses.ts';
import type { Sources } from './sources.ts';
import type { Timer } from '#core/platform/clock.ts';

/** A machine that slept is noticed after this long at most. */
const LOOK_EVERY_MS = 900_000;
/** A plan that is unchanged because its attempt ended with a defect is not retried without a pause. */
const REST_MS = 60_000;

/** `isAsked` says whether a source is fetched automatically at present; `fetch` gets those that are due. */
export function openSchedule(options: {
  sources: Sources;
  clock: () => Date;
  timer: Timer;
  isAsked: (source: Source) => boolean;
  fetch: (due: Source[]) => void;
}) {
  const { sources, clock, timer, isAsked, fetch } = options;
  /** It has for each source the plan that was seen, and its time by the monotonic clock. */
  const seen = new Map<string, { plan: string; at: number; rest: number }>();
  let leave: (() => void) | undefined;

  function momentOf({ id, nextAt, everyHours }: Source): number | undefined {
    if (nextAt === null || everyHours === null) return undefined;
    const before = seen.get(id);
    const wait = Date.parse(nextAt) - clock().getTime();
    if (before?.plan === nextAt) return Math.max(before.rest, wait <= 0 ? Math.min(before.at, timer.now()) : before.at);
    const at = timer.now() + (wait > longestWaitMs(everyHours) ? 0 : Math.max(0, wait));
    seen.set(id, { plan: nextAt, at, rest: -Infinity });
    return at;
  }

  function planned(): { source: Source; at: number }[] {
    return sources.list().flatMap((source) => {
      const at = source.isEnabled && isAsked(source) ? momentOf(source) : undefined;
      return at === undefined ? [] : [{ source, at }];
    });
  }

  return {
    /** Looks at the plans again, and fetches at once what is due. */
    look(): void {
      leave?.();
      const plans = planned();
      const due = plans.filter(({ at }) => at <= timer.now()).map(({ source }) => source);
      const next = Math.min(LOOK_EVERY_MS, ...plans.map(({ at }) => at - timer.now()));
      // A source that is due is planned again once it was fetched; until then only the others are waited for.
      leave = timer.after(due.length > 0 ? LOOK_EVERY_MS : next, () => this.look());
      for (const { id } of due) {
        const plan = seen.get(id);
        if (plan) plan.rest = timer.now() + REST_MS;
      }
      if (due.length > 0) fetch(due);
    },
    stop(): void {
      leave?.();
      leave = undefined;
    },
    /** It is the time of the next attempt, ISO 8601 UTC; null when none is planned. */
    nextAt(): string | null {
      const moments = planned().map(({ at }) => at);
      if (moments.length === 0) return null;
      return new Date(clock().getTime() + Math.max(0, Math.min(...moments) - timer.now())).toISOString();
    },
  };
}
