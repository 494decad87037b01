import { useEffect } from 'react';

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role=grid], [role=slider]'));

/** A key by itself, outside of fields, while the component is shown; with Shift it is an upper-case letter. Undefined does nothing. */
export function usePageKey(key: string, act: (() => void) | undefined): void {
  useEffect(() => {
    if (act === undefined) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat || typesInto(event.target)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, act]);
}
