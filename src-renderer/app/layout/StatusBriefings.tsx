import { Link } from 'wouter';
import { storedBriefing, useChangedBriefings } from '#renderer/data/route/changed-briefings.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './StatusBar.module.css';

/** That an import has changed the last briefing of stored routes; the link leads to the first of them, the last made. */
export function StatusBriefings() {
  const changed = useChangedBriefings();
  const [first] = changed;
  return (
    <output>
      {first !== undefined && (
        <Link href={storedBriefing(first.routeId)} className={styles.lost ?? ''} title={changed.map(({ name }) => name).join('\n')}>
          {words.layout.briefingsChanged(changed.length, first.name)}
        </Link>
      )}
    </output>
  );
}
