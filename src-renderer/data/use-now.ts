import { useEffect, useState } from 'react';

/** The clock in milliseconds, told again every `every` milliseconds. */
export function useNow(every = 15_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
