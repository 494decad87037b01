import { useMemo } from 'react';
import { columnOf, type AnyColumnId } from './columns.tsx';
import { fitting } from './fitting-columns.ts';

/** Which columns (ids with commas between) fit in a table of that width in rem; the same lists as long as nothing changes, for the rows to compare. */
export function useFitting(columns: string, available: number) {
  return useMemo(() => {
    const ids = columns.split(',') as AnyColumnId[];
    return fitting(
      ids.map((id) => ({ id, width: columnOf(id).width })),
      available,
    );
  }, [columns, available]);
}
