/** Time that passes by hand, for the schedule: sockets, threads and files keep their own. */
import type { Timer } from '#core/platform/clock.ts';

export type HandTimer = Timer & {
  /** The wall clock, which a test may also set. */
  clock: () => Date;
  setClock(moment: string): void;
  /** Lets time pass by both clocks, calling what is due on the way, in order. */
  pass(ms: number): void;
  /** Answers the milliseconds until the next call. */
  next(): number;
};

export function handTimer(start = '2030-01-01T00:00:00.000Z'): HandTimer {
  let now = 0;
  let wall = Date.parse(start);
  const calls = new Map<object, { at: number; call: () => void }>();
  const first = () => [...calls].toSorted(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => now,
    clock: () => new Date(wall),
    setClock: (moment) => void (wall = Date.parse(moment)),
    after(ms, call) {
      const key = {};
      calls.set(key, { at: now + ms, call });
      return () => void calls.delete(key);
    },
    pass(ms) {
      const until = now + ms;
      for (let due = first(); due && due[1].at <= until; due = first()) {
        const [key, { at, call }] = due;
        calls.delete(key);
        wall += Math.max(0, at - now);
        now = Math.max(now, at);
        call();
      }
      wall += until - now;
      now = until;
    },
    next: () => (first()?.[1].at ?? Infinity) - now,
  };
}
