/**
 * The ARIA combobox with a list: the focus stays in the box, which names the marked row; so the rows themselves take no keys and are
 * never focused.
 */
const LIST_ID = 'airports-found';
export const rowId = (place: number): string => `airport-found-${place}`;

export const boxAria = (rows: number, marked: number) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': rows > 0,
    'aria-controls': rows > 0 ? LIST_ID : undefined,
    'aria-activedescendant': marked < rows ? rowId(marked) : undefined,
  }) as const;

/** Busy while the rows are still those of what stood in the box a moment ago. */
export const listAria = (label: string, isBusy: boolean) =>
  ({ id: LIST_ID, role: 'listbox', 'aria-label': label, 'aria-busy': isBusy }) as const;

export const rowAria = (place: number, marked: boolean, onClick: () => void) =>
  ({ id: rowId(place), role: 'option', 'aria-selected': marked, onClick }) as const;
