import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { HeldFacts } from '#renderer/features/dataset/HeldFacts.tsx';
import { useDataset } from '#renderer/stores/dataset.ts';
import styles from './Welcome.module.css';

const keys = [
  { keys: ['/', 'Ctrl K'], does: 'search from anywhere' },
  { keys: ['↑', '↓'], does: 'leaf through what was found' },
  { keys: ['Enter'], does: 'open the airport' },
  { keys: ['Esc'], does: 'empty the box' },
];

/** What stands beside an empty search: what there is to find, and how. */
export function Welcome() {
  const status = useDataset((dataset) => dataset.status);
  return (
    <div className={styles.welcome}>
      <h1>Find an airport</h1>
      {status !== undefined && <HeldFacts status={status} />}
      <Sheet title="Keys">
        <dl className={styles.keys}>
          {keys.map(({ keys: names, does }) => (
            <Fragment key={does}>
              <dt>
                {names.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </Sheet>
    </div>
  );
}
