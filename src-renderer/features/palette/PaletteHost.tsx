import { Suspense, useEffect } from 'react';
import { fetchedPart } from '#renderer/api/fetched-part.ts';
import { usePalette } from './palette.ts';

const Palette = fetchedPart(() => import('./Palette.tsx'));

/** Opens the palette by Ctrl-K or ⌘K from anywhere; it is loaded the first time it is wanted. */
export function PaletteHost() {
  const { isOpen, open, close } = usePalette();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, open, close]);
  return isOpen ? (
    <Suspense>
      <Palette />
    </Suspense>
  ) : null;
}
