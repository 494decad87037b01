import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { passFocus } from '#renderer/components/keyboard/focus.ts';
import { columnTitle } from '#renderer/format/airport/field-in-words.ts';
import { sortFields, type SortField } from '#renderer/format/airport/fields.ts';
import { words } from '#renderer/i18n/words.ts';
import { Flyout } from '../Flyout.tsx';
import { MAX_KEYS, type Order } from './sort-order.ts';
import styles from '../Flyout.module.css';

/** Lists the sort keys of the table, the most important first; also for columns without a heading. */
export function SortMenu({ order, sort }: { order: Order; sort: (order: Order) => void }) {
  const { airports } = words;
  const left = sortFields.filter((field) => !order.some(({ id }) => id === field));
  return (
    <Flyout title={airports.sortTitle}>
      <ol className="bare-list">
        {order.map(({ id, desc }, place) => {
          const title = columnTitle(id as SortField);
          return (
            <li key={id} className={styles.column}>
              <span className={styles.choice}>
                {place + 1}. {title}
              </span>
              <Button
                size="compact-xs"
                aria-label={airports.toggle(title, desc)}
                onClick={() => sort(order.map((key) => (key.id === id ? { id, desc: !desc } : key)))}
              >
                {desc ? airports.descending : airports.ascending}
              </Button>
              <ActionIcon
                variant="subtle"
                size="sm"
                aria-label={words.common.removeNamed(title)}
                onClick={({ currentTarget }) => {
                  passFocus(currentTarget);
                  sort(order.filter((key) => key.id !== id));
                }}
              >
                ×
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {order.length === 0 && <p>{airports.unsorted}</p>}
      {order.length < MAX_KEYS && (
        <NativeSelect
          size="xs"
          label={order.length === 0 ? words.common.sortBy : airports.addKey}
          value=""
          onChange={(event) => sort([...order, { id: event.currentTarget.value, desc: false }])}
          data={[{ value: '', label: '' }, ...left.map((field) => ({ value: field, label: columnTitle(field) }))]}
        />
      )}
    </Flyout>
  );
}
