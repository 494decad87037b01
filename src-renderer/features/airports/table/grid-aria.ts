/**
 * Only a part of the ARIA grid is rendered: rows and columns have their positions in the whole, counted from 1, the headings being row 1.
 * The focus stays on the grid, which names the marked row. Roles instead of table elements, because rows are placed by hand and that would
 * take a table's meaning away.
 */
type Whole = { label: string; rows: number | undefined; columns: number; active: string | undefined };

/** `rows` is undefined as long as their number is unknown. */
export const grid = ({ label, rows, columns, active }: Whole) =>
  ({
    role: 'grid',
    tabIndex: 0,
    'aria-label': label,
    'aria-rowcount': rows === undefined ? -1 : rows + 1,
    'aria-colcount': columns,
    'aria-busy': rows === undefined,
    'aria-activedescendant': active,
  }) as const;

export const rowGroup = { role: 'rowgroup' } as const;
export const headRow = { role: 'row', 'aria-rowindex': 1 } as const;

/** `index` counts from 0 over the rows without the headings. */
export const row = (index: number, isMarked: boolean) => ({ role: 'row', 'aria-rowindex': index + 2, 'aria-selected': isMarked }) as const;

/** `key` is what the table is sorted by, of this column. */
export const heading = (column: number, key?: { desc: boolean }) =>
  ({
    role: 'columnheader',
    'aria-colindex': column,
    'aria-sort': key && (key.desc ? 'descending' : 'ascending'),
  }) as const;

export const cell = (column: number) => ({ role: 'gridcell', 'aria-colindex': column }) as const;
