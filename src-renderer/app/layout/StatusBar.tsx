import { Link } from 'wouter';
import { sourceInWords } from '#renderer/format/dataset/source-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import { ageOfSet } from '#renderer/format/age.ts';
import { StatusBriefings } from './StatusBriefings.tsx';
import { StatusClock } from './StatusClock.tsx';
import { StatusWork } from './StatusWork.tsx';
import styles from './StatusBar.module.css';

/** On every screen: where the data comes from, how old it is, updates in progress, and which server answers. */
export function StatusBar() {
  const { status, problem } = useDataset();
  const versions = useInstallation((installation) => installation.versions);
  const now = useNow();
  return (
    <footer className={styles.bar}>
      {status === undefined ? (
        <span className={styles.item}>{problem === undefined ? words.layout.asking : problem.message}</span>
      ) : (
        <>
          <Link href="/data" className={styles.item ?? ''}>
            <span className={styles.name}>{words.airports.title}</span> {sourceInWords(status)} <AgeMark age={ageOfSet(status, now)} />
          </Link>
          <Link href="/data" className={styles.item ?? ''}>
            <span className={styles.name}>{words.notams.title}</span> <NotamAgeMark status={status} />
          </Link>
          <StatusWork />
          <StatusBriefings />
          <StatusClock problems={status.problems} />
          {problem !== undefined && (
            <span className={styles.lost} role="alert">
              {words.layout.noAnswer}
            </span>
          )}
        </>
      )}
      {versions?.isSandboxed === false && (
        <Link href="/about" className={styles.lost ?? ''}>
          {words.layout.noSandbox}
        </Link>
      )}
      <span className={styles.server}>{location.host}</span>
    </footer>
  );
}
