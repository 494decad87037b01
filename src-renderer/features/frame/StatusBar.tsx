import { AgeMark } from '#renderer/components/AgeMark.tsx';
import { NotamAgeMark } from '#renderer/components/NotamAgeMark.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { useDataset } from '#renderer/stores/dataset.ts';
import { ageOf, datasetAge } from '#renderer/wording/age.ts';
import styles from './StatusBar.module.css';

/** On every screen: where the data comes from, how old it is, and which server answers. */
export function StatusBar() {
  const { status, problem } = useDataset();
  const now = useNow();
  return (
    <footer className={styles.bar}>
      {status === undefined ? (
        <span className={styles.item}>{problem === undefined ? 'Asking the server…' : problem.message}</span>
      ) : (
        <>
          <span className={styles.item}>
            <span className={styles.name}>Airports</span> {status.source} <AgeMark age={ageOf(status.date, now, datasetAge)} />
          </span>
          <span className={styles.item}>
            <span className={styles.name}>NOTAMs</span> <NotamAgeMark status={status} />
          </span>
          {status.import?.state === 'running' && <span className={styles.item}>Importing: {status.import.step}</span>}
          {problem !== undefined && <span className={styles.lost}>The server does not answer</span>}
        </>
      )}
      <span className={styles.server}>{location.host}</span>
    </footer>
  );
}
