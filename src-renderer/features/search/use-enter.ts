import { useEffect, useRef } from 'react';

/**
 * What Enter does in the search box. It may be pressed before the answer: then it waits, and opens a hit for what was typed, not one of the
 * older rows that are still on screen. Typing on takes it back.
 */
export function useEnter(query: string, settled: boolean, open: () => void): () => void {
  const waitsFor = useRef<string>(undefined);
  useEffect(() => {
    if (!settled || waitsFor.current === undefined) return;
    const wanted = waitsFor.current === query;
    waitsFor.current = undefined;
    if (wanted) open();
  });
  return () => {
    if (settled) open();
    else waitsFor.current = query;
  };
}
