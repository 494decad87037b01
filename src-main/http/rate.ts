/** Limits the requests of a caller in each minute, generously: it is to stop a runaway loop rather than a busy tool. */
const WINDOW_MS = 60_000;
const MAX_CALLERS = 1_000;

type Allowance = { limit: number; remaining: number; resetSeconds: number };

/** Counts one request; `remaining` is negative when the limit is exceeded. */
export type Rate = (caller: string) => Allowance;

export function openRate(perMinute: number, now: () => number): Rate {
  const windows = new Map<string, { ends: number; used: number }>();

  return (caller) => {
    const time = now();
    let window = windows.get(caller);
    if (!window || time >= window.ends) {
      if (windows.size >= MAX_CALLERS) windows.clear();
      window = { ends: time + WINDOW_MS, used: 0 };
      windows.set(caller, window);
    }
    window.used++;
    return { limit: perMinute, remaining: perMinute - window.used, resetSeconds: Math.ceil((window.ends - time) / 1000) };
  };
}
