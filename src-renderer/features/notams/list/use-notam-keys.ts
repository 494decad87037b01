import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { rowIndexOf } from '#renderer/components/list/use-virtual-rows.ts';
import { isPlainKey, useScreenKeys } from '#renderer/components/keyboard/use-page-key.ts';

type Keys = {
  list: RefObject<HTMLElement | null>;
  count: number;
  current: number;
  firstInSight: () => number;
  /** Makes a row current and focuses it. */
  go: (index: number) => void;
  /** It is called when the focus moved to a row by other means, such as a click. */
  reached: (index: number) => void;
  open: (index: number) => void;
  /** It is false if it was not open. */
  close: (index: number) => boolean;
  acknowledge: (index: number) => void;
};

const stepOf = (key: string, inList: boolean): number => {
  if (key === 'j' || (inList && key === 'ArrowDown')) return 1;
  return key === 'k' || (inList && key === 'ArrowUp') ? -1 : 0;
};

/**
 * j and k from anywhere on the screen, the arrows from inside the list; Enter on a row, A and Escape on a row or in it. A text
 * field keeps its keys, and a button or link its Enter.
 */
export function useNotamKeys({ list, count, current, firstInSight, go, reached, open, close, acknowledge }: Keys): void {
  useScreenKeys((event) => {
    const { key, target } = event;
    if (!isPlainKey(event)) return false;
    const inList = target instanceof Element && list.current?.contains(target) === true;
    const step = stepOf(key, inList);
    if (step !== 0 && count > 0) go(inList ? Math.max(0, Math.min(count - 1, current + step)) : firstInSight());
    else if (inList && key === 'Enter' && target.matches('[data-index]')) open(current);
    else if (inList && key.toLowerCase() === 'a') acknowledge(current);
    else return inList && key === 'Escape' && close(current);
    return true;
  });
  useWindowEvent('focusin', ({ target }) => {
    const row = list.current?.contains(target as Node) === true ? rowIndexOf(target) : undefined;
    if (row !== undefined && row !== current) reached(row);
  });
}
