import { steadyMs } from './clock.ts';

/** Time as waiting needs it; tests let it pass by hand. */
export type Timer = {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Calls once after so many milliseconds; answers how to leave it. Does not keep the process alive. */
  after(ms: number, call: () => void): () => void;
};

export const realTimer: Timer = {
  now: steadyMs,
  after(ms, call) {
    const timeout = setTimeout(call, ms);
    timeout.unref();
    return () => clearTimeout(timeout);
  },
};
