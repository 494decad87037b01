import { VisuallyHidden } from '@mantine/core';
import { sortFields } from '#renderer/format/airport/fields.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './AirportGrid.module.css';
import { columnOf, type AnyColumnId } from './columns.tsx';
import { heading, headRow, rowGroup } from './grid-aria.ts';
import { orderAfter, type Order } from './sort-order.ts';

type GridHeadProps = { columns: readonly AnyColumnId[]; order: Order; sort: (order: Order) => void };

/** The headings; each is a button that sorts, and says how the table is sorted by it. */
export function GridHead({ columns, order, sort }: GridHeadProps) {
  const { airports } = words;
  return (
    <div {...rowGroup} className={styles.head}>
      <div {...headRow} className={styles.cells}>
        <span {...heading(1)} className={styles.heading}>
          <VisuallyHidden>{airports.columns.marks}</VisuallyHidden>
        </span>
        {columns.map((id, index) => {
          const { title, isNumber } = columnOf(id);
          const place = order.findIndex((key) => key.id === id) + 1;
          const key = order[place - 1];
          return (
            <span key={id} {...heading(index + 2, key)} className={styles.heading} data-number={isNumber}>
              {sortFields.some((field) => field === id) ? (
                <button
                  type="button"
                  className={styles.sorter}
                  title={id === 'icaoCode' ? airports.codeHint : undefined}
                  aria-label={key && airports.sortedBy(title, key.desc, place)}
                  onClick={({ shiftKey }) => sort(orderAfter(order, id, shiftKey))}
                >
                  <span className={styles.title}>{title}</span>
                  {key !== undefined && (
                    <span className={styles.sorted}>
                      {key.desc ? '▼' : '▲'}
                      {order.length > 1 && place}
                    </span>
                  )}
                </button>
              ) : (
                <span className={styles.title}>
                  {title}
                  {id === 'distance' && order.length === 0 && <span className={styles.sorted}> ▲</span>}
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
