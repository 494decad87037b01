import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';

type Keys = {
  list: RefObject<HTMLElement | null>;
  count: number;
  current: number;
  firstInSight: () => number;
  /** Makes a row current and focuses it. */
  go: (index: number) => void;
  /** The focus moved to a row by other means. */
  reached: (index: number) => void;
  open: (index: number) => void;
  /** False if it was not open. */
  close: (index: number) => boolean;
  acknowledge: (index: number) => void;
};

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="range"], [type="file"]), textarea, select'));

/** The row that contains an element. */
function rowOf(target: EventTarget | null): number | undefined {
  const index = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : undefined;
  return index === null || index === undefined ? undefined : Number(index);
}

const stepOf = (key: string, inList: boolean): number => {
  if (key === 'j' || (inList && key === 'ArrowDown')) return 1;
  return key === 'k' || (inList && key === 'ArrowUp') ? -1 : 0;
};

/**
 * j and k from anywhere on the screen, the arrows from inside the list; Enter on a row, A and Escape on a row or in it. A text
 * field keeps its keys, and a button or link its Enter.
 */
export function useNotamKeys({ list, count, current, firstInSight, go, reached, open, close, acknowledge }: Keys): void {
  const act = (event: KeyboardEvent): boolean => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || typesInto(target) || dialogIsOpen()) return false;
    const inList = target instanceof Element && list.current?.contains(target) === true;
    const step = stepOf(key, inList);
    if (step !== 0 && count > 0) go(inList ? Math.max(0, Math.min(count - 1, current + step)) : firstInSight());
    else if (inList && key === 'Enter' && target.matches('[data-index]')) open(current);
    else if (inList && key.toLowerCase() === 'a') acknowledge(current);
    else return inList && key === 'Escape' && close(current);
    return true;
  };
  const listen = (event: KeyboardEvent) => {
    if (!act(event)) return;
    event.preventDefault();
    // The global / would leave this screen.
    event.stopPropagation();
  };
  useWindowEvent('keydown', listen, { capture: true });
  useWindowEvent('focusin', ({ target }) => {
    const row = list.current?.contains(target as Node) === true ? rowOf(target) : undefined;
    if (row !== undefined && row !== current) reached(row);
  });
}
