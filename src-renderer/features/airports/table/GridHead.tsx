import { VisuallyHidden } from '@mantine/core';
import type { Header } from '@tanstack/react-table';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { words } from '#renderer/i18n/words.ts';
import { columnOf, type AnyColumnId } from './columns.tsx';
import { heading, headRow, rowGroup } from './grid-aria.ts';
import type { tableFeatures } from './use-table.ts';
import styles from './AirportGrid.module.css';

type GridHeadProps = { headers: readonly Header<typeof tableFeatures, ListedAirport>[]; sortKeys: number; nearestFirst: boolean };

/** The headings; each is a button that sorts, and says how the table is sorted by it. */
export function GridHead({ headers, sortKeys, nearestFirst }: GridHeadProps) {
  const { airports } = words;
  return (
    <div {...rowGroup} className={styles.head}>
      <div {...headRow} className={styles.cells}>
        <span {...heading(1)} className={styles.heading}>
          <VisuallyHidden>{airports.columns.marks}</VisuallyHidden>
        </span>
        {headers.map(({ column }, index) => {
          const id = column.id as AnyColumnId;
          const { title, isNumber } = columnOf(id);
          const sorted = column.getIsSorted();
          const place = column.getSortIndex() + 1;
          return (
            <span key={id} {...heading(index + 2, sorted)} className={styles.heading} data-number={isNumber}>
              {column.getCanSort() ? (
                <button
                  type="button"
                  className={styles.sorter}
                  title={id === 'icaoCode' ? airports.codeHint : undefined}
                  aria-label={sorted === false ? undefined : airports.sortedBy(title, sorted === 'desc', place)}
                  onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
                >
                  <span className={styles.title}>{title}</span>
                  {sorted !== false && (
                    <span className={styles.sorted}>
                      {sorted === 'desc' ? '▼' : '▲'}
                      {sortKeys > 1 && place}
                    </span>
                  )}
                </button>
              ) : (
                <span className={styles.title}>
                  {title}
                  {id === 'distance' && nearestFirst && <span className={styles.sorted}> ▲</span>}
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
