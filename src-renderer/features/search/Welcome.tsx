import { words } from '#renderer/i18n/words.ts';
import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { StoredFacts } from '#renderer/components/dataset/StoredFacts.tsx';
import { StarterNotice } from '#renderer/components/dataset/StarterNotice.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import styles from './Welcome.module.css';

const keys = () => {
  const { keyNames, keyDoes } = words.search;
  return [
    { keys: ['/'], does: keyDoes.search },
    { keys: [keyNames.control], does: keyDoes.palette },
    { keys: ['↑', '↓'], does: keyDoes.move },
    { keys: [keyNames.enter], does: keyDoes.open },
    { keys: [keyNames.escape], does: keyDoes.clear },
  ];
};

/** Shown beside an empty search: what can be found, and how. */
export function Welcome() {
  const status = useDataset((dataset) => dataset.status);
  return (
    <div className={styles.welcome}>
      <h1>{words.search.find}</h1>
      {status !== undefined && <StarterNotice status={status} />}
      {status !== undefined && <StoredFacts status={status} />}
      <Sheet title={words.keys.title}>
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
