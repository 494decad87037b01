import { useEffect, type RefObject } from 'react';

/** What a user does to go elsewhere. */
const leaving = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const;

/** Shows an element, and again while what is above it loads and grows, until the user goes elsewhere. `name` of what it is; undefined for none. */
export function useHeldInView(element: RefObject<HTMLElement | null>, name: string | undefined): void {
  useEffect(() => {
    const around = name === undefined ? undefined : element.current?.closest('article');
    if (!around) return undefined;
    const observer = new ResizeObserver(() => element.current?.scrollIntoView({ block: 'center' }));
    observer.observe(around);
    const leave = () => observer.disconnect();
    for (const name of leaving) window.addEventListener(name, leave, { passive: true });
    return () => {
      leave();
      for (const name of leaving) window.removeEventListener(name, leave);
    };
  }, [element, name]);
}
