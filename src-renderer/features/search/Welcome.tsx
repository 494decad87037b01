import { words } from '#renderer/languages/words.ts';
import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { HeldFacts } from '#renderer/features/data/HeldFacts.tsx';
import { StarterNotice } from '#renderer/features/data/StarterNotice.tsx';
import { useDataset } from '#renderer/stores/dataset.ts';
import styles from './Welcome.module.css';

const keys = () => {
  const { keyNames, keyDoes } = words.search;
  return [
    { keys: ['/'], does: keyDoes.search },
    { keys: [keyNames.control], does: keyDoes.palette },
    { keys: ['↑', '↓'], does: keyDoes.leaf },
    { keys: [keyNames.enter], does: keyDoes.open },
    { keys: [keyNames.escape], does: keyDoes.empty },
  ];
};

/** What stands beside an empty search: what there is to find, and how. */
export function Welcome() {
  const status = useDataset((dataset) => dataset.status);
  return (
    <div className={styles.welcome}>
      <h1>{words.search.find}</h1>
      {status !== undefined && <StarterNotice status={status} />}
      {status !== undefined && <HeldFacts status={status} />}
      <Sheet title={words.search.keys}>
        <dl className={styles.keys}>
          {keys().map(({ keys: names, does }) => (
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
