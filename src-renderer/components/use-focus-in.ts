import { useEffect, useRef, type RefObject } from 'react';

/** For a part that opens in place: `first` of it has the focus as it opens, and as it closes the control that opened it. */
export function useFocusIn<Part extends HTMLElement>(first: (part: Part) => Element | undefined): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const firstOf = useRef(first);
  useEffect(() => {
    const before = document.activeElement;
    const control = ref.current === null ? undefined : firstOf.current(ref.current);
    if (control instanceof HTMLElement) control.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
