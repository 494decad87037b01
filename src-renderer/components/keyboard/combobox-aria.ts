import type { KeyboardEvent } from 'react';

/**
 * The ARIA combobox with a list: the focus stays in the box, which names the marked row; so the rows themselves take no keys and are
 * never focused. Busy while the rows are still those of the previous text in the box.
 */
export function comboboxAria(listId: string) {
  const rowId = (place: number): string => `${listId}-${place}`;
  return {
    rowId,
    box: (rows: number, marked: number) =>
      ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': rows > 0,
        'aria-controls': rows > 0 ? listId : undefined,
        'aria-activedescendant': marked < rows && marked >= 0 ? rowId(marked) : undefined,
      }) as const,
    list: (label: string, isBusy: boolean) => ({ id: listId, role: 'listbox', 'aria-label': label, 'aria-busy': isBusy }) as const,
    row: (place: number, marked: boolean, onClick: () => void) =>
      ({ id: rowId(place), role: 'option', 'aria-selected': marked, onClick }) as const,
  };
}

/** Does what the key is for, but not while it writes a letter of several keys. */
export function takeKey(event: KeyboardEvent, steps: Partial<Record<string, () => void>>): void {
  const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  step();
}
