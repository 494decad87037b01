import type { Airport } from '#contract/airports/airport.ts';
import type { StandingClosure } from '#contract/airports/state.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { closureInWords } from './closure-in-words.ts';
import { useZoneTimes } from './use-zone-times.ts';
import styles from './Closures.module.css';

/** More lines would push the airport itself out of sight. */
const SHOWN = 5;

type ClosuresProps = { airport: Airport; closures: readonly StandingClosure[] };

/** Closures as the core says them, at the top of the page and announced as soon as they are known. */
export function Closures({ airport, closures }: ClosuresProps) {
  const write = useZoneTimes(airport.timezone);
  const { airport: text } = words;
  const isNow = closures.some(({ applies }) => applies === 'now');
  return (
    <div aria-live="polite" className={styles.live}>
      {closures.length > 0 && (
        <Notice tone={isNow ? 'bad' : 'warn'}>
          <ul className={styles.list} aria-label={text.closures}>
            {closures.slice(0, SHOWN).map((closure, place) => (
              <li key={`${closure.id} ${place}`} data-now={closure.applies === 'now'}>
                {closureInWords(closure, write)}
              </li>
            ))}
            {closures.length > SHOWN && <li>{text.closure.more(closures.length - SHOWN)}</li>}
          </ul>
          <p className={styles.caution}>{text.closure.notForNavigation}</p>
        </Notice>
      )}
    </div>
  );
}
