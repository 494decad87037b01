import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { curlLine } from './curl-line.ts';
import type { ListQuery } from '../table/airport-rows.ts';
import styles from '../AirportsScreen.module.css';

/** The same question for programs: the filter as JSON, and the whole request as a line for a shell. */
export function FilterText({ question }: { question: ListQuery }) {
  const { airports } = words;
  const { filter, near, sort, favourites } = question;
  return (
    <details className={styles.asText}>
      <summary>{airports.asText}</summary>
      <div className={styles.texts}>
        <Copyable text={filter ?? '{}'} label={airports.json} />
        <Copyable text={curlLine(location.origin, { filter, near, favourites, sort, limit: '100' })} label={airports.curl} />
        <p className={styles.quiet}>{airports.apiUnits}</p>
      </div>
    </details>
  );
}
