import { useEffect, useRef } from 'react';

/** While a part that opens in place is there, Escape is its way out, wherever the focus is. */
export function useEscape(leave: () => void): void {
  const way = useRef(leave);
  useEffect(() => {
    way.current = leave;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') way.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
