import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the `first` control of a part that opens in place, and back to the control that opened it as it closes, unless the user is
 * elsewhere by then.
 */
export function useFocusIn<Part extends HTMLElement>(first: (part: Part) => Element | undefined): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const firstOf = useRef(first);
  useLayoutEffect(() => {
    const part = ref.current;
    const before = document.activeElement;
    const control = part === null ? undefined : firstOf.current(part);
    if (control instanceof HTMLElement) control.focus();
    return () => {
      const { activeElement, body } = document;
      // A button that is disabled while it works has lost the focus to the page.
      const isHere = activeElement === body || part?.contains(activeElement) === true;
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
