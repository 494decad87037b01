import { useEffect, useLayoutEffect } from 'react';
import { fetchedPart, Meanwhile } from '#renderer/components/fetched-part.ts';
import type { Command } from './commands.ts';
import { usePalette } from './palette.ts';

const Palette = fetchedPart(() => import('./Palette.tsx'));

/** Opens the palette by Ctrl-K or ⌘K from anywhere; it is preloaded when the page is idle. */
export function PaletteHost({ commands }: { commands: () => Command[] }) {
  const { isOpen, open, close } = usePalette();
  useEffect(() => {
    const idle = requestIdleCallback(Palette.prepare);
    return () => cancelIdleCallback(idle);
  }, []);
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
    <Meanwhile value={<Awaited />}>
      <Palette commands={commands} />
    </Meanwhile>
  ) : null;
}

/** Until the palette is here, what is typed is kept for its box and not given to the page; it listens until the very moment at which the box does. */
function Awaited() {
  const close = usePalette((palette) => palette.close);
  useLayoutEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { typed, setTyped } = usePalette.getState();
      if (event.key === 'Escape') close();
      else if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
      else if (event.key.length === 1) setTyped(typed + event.key);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [close]);
  return null;
}
