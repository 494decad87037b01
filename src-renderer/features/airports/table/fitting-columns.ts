import { useMemo } from 'react';
import { columnOf, type AnyColumnId } from './columns.tsx';

/** Below this width, in rem, a table that scrolls sideways is harder to read than rows of two lines. */
const NARROW = 44;

/** Rem reserved for the fixed parts: the marks and the scrollbar. */
const FIXED = 4.6;

/**
 * The columns that fit in a table of that width (rem), and those that go to the line below: in a narrow one the first that fit, the name
 * always among them; in a wide one all, and the table scrolls.
 */
export function fitting<Id extends string>(
  columns: readonly { id: Id; width: number }[],
  available: number,
): { inTable: readonly Id[]; below: readonly Id[] } {
  if (available >= NARROW) return { inTable: columns.map(({ id }) => id), below: [] };
  let left = available - FIXED - (columns.find(({ id }) => id === 'name')?.width ?? 0);
  const inTable = columns.filter(({ id, width }) => {
    if (id === 'name') return true;
    left -= width;
    return left >= 0;
  });
  return { inTable: inTable.map(({ id }) => id), below: columns.filter((column) => !inTable.includes(column)).map(({ id }) => id) };
}

/** The same lists as long as nothing changes, for the rows to compare. `available` in rem. */
export const useFitting = (columns: readonly AnyColumnId[], available: number) =>
  useMemo(
    () =>
      fitting(
        columns.map((id) => ({ id, width: columnOf(id).width })),
        available,
      ),
    [columns, available],
  );
