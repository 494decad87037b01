import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { columnTitle } from '#renderer/format/airport/field-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { useColumnChoice } from './column-choice.ts';
import { Flyout } from '../Flyout.tsx';
import styles from '../Flyout.module.css';

/** The user chooses which columns are shown, and in which order. */
export function ColumnMenu() {
  const { shown, order, toggle, move, reset } = useColumnChoice();
  const { airports } = words;
  return (
    <Flyout title={airports.columnsTitle}>
      <ul className="bare-list">
        {order.map((id, place) => {
          const title = columnTitle(id);
          return (
            <li key={id} className={styles.column}>
              <Checkbox
                size="xs"
                className={styles.choice ?? ''}
                label={title}
                checked={shown.includes(id)}
                disabled={id === 'name'}
                onChange={() => toggle(id)}
              />
              {(
                [
                  ['↑', airports.columnUp, -1, 0],
                  ['↓', airports.columnDown, 1, order.length - 1],
                ] as const
              ).map(([sign, label, by, end]) => (
                <ActionIcon
                  key={sign}
                  variant="subtle"
                  size="sm"
                  aria-disabled={place === end}
                  {...(place === end && { 'data-disabled': true })}
                  aria-label={label(title)}
                  onClick={() => move(id, by)}
                >
                  {sign}
                </ActionIcon>
              ))}
            </li>
          );
        })}
      </ul>
      <Button onClick={reset}>{airports.columnsReset}</Button>
    </Flyout>
  );
}
