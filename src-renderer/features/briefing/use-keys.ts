import type { RefObject } from 'react';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { isPlainKey, useScreenKeys } from '#renderer/components/keyboard/use-page-key.ts';

type Keys = {
  root: RefObject<HTMLElement | null>;
  acknowledge: (id: string) => void;
  unfold: (id: string) => void;
  print: () => void;
  again: () => void;
};

/** The keys act on such an element, a NOTAM of the briefing. */
const ROW = 'article[data-notice]';

/**
 * J and K go from NOTAM to NOTAM from anywhere on the screen, with Shift from severe to severe; A and Enter act on the one that has the focus; R and Ctrl-P on the briefing. A text field keeps its
 * letters, and a button or link its Enter.
 */
export function useKeys({ root, acknowledge, unfold, print, again }: Keys): void {
  useScreenKeys((event) => {
    if (isCommand(event, 'p')) {
      print();
      return true;
    }
    const { key, target } = event;
    if (!isPlainKey(event)) return false;
    const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
    const id = row?.dataset['notice'];
    const step = steps[key.toLowerCase()];
    if (step !== undefined) return go(root.current, row, step, event.shiftKey ? isSevere : isInSight);
    if (key === 'r') again();
    else if (id !== undefined && key.toLowerCase() === 'a') acknowledge(id);
    else if (id !== undefined && key === 'Enter' && target === row) unfold(id);
    else return false;
    return true;
  });
}

const steps: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** Notices of a folded group have no place on the screen. */
const isInSight = (row: HTMLElement): boolean => row.checkVisibility();
/** What may stop the flight or changes its plan, and is not acknowledged. */
const isSevere = ({ dataset: { severity, read } }: HTMLElement): boolean => (severity === '5' || severity === '4') && read !== 'true';

/** Goes to the next row; without a row in focus, to the first in sight, or below it. */
function go(root: HTMLElement | null, from: HTMLElement | null, step: 1 | -1, isMeant: (row: HTMLElement) => boolean): boolean {
  const rows = [...(root?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const at = from === null ? -1 : rows.indexOf(from);
  const meant = (some: readonly HTMLElement[]) => some.filter(isMeant);
  const to =
    from === null
      ? (meant(rows).find((row) => row.getBoundingClientRect().top >= 0) ?? meant(rows)[0])
      : step === 1
        ? meant(rows.slice(at + 1))[0]
        : meant(rows.slice(0, at)).at(-1);
  goToRow(to ?? from);
  return rows.length > 0;
}

export const rowIdOf = (id: string): string => `briefing-${id}`;

/** Opens the group that it is folded in. */
export function goToRow(row: HTMLElement | null): void {
  const group = row?.closest('details');
  if (group) group.open = true;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
