import type { CSSProperties } from 'react';
import { columnOf, type AnyColumnId } from './columns.tsx';

/** Rem of the marks, and rem from which a column takes a share of the remaining width. */
const MARKS = 3.4;
const TEXT = 8;

/** Widths for all rows; the remaining width goes to names and places, most of it to the airport's name. */
export function gridStyle(inTable: readonly AnyColumnId[], rowHeight: number, headHeight: number): CSSProperties {
  const widths = inTable.map((id) => {
    const { width } = columnOf(id);
    const share = id === 'name' ? 2 : width >= TEXT ? 1 : 0;
    return share === 0 ? `${width}rem` : `minmax(${width}rem, ${share}fr)`;
  });
  const least = inTable.reduce((sum, id) => sum + columnOf(id).width, MARKS);
  return {
    '--columns': `${MARKS}rem ${widths.join(' ')}`,
    '--least-width': `${least}rem`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
  } as CSSProperties;
}
