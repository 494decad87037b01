import { useEffect, useState } from 'react';
import { readClock } from '#renderer/data/clock.ts';

/** Returns the current time in milliseconds, updated every `every` milliseconds. */
export function useNow(every = 15_000): number {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
