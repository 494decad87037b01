import type { Airport } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { runwaysLeftInWords } from '#renderer/format/airport/runways-left-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { closureInWords } from '../notams/closure-in-words.ts';
import { PlaceAgeMark } from '../notams/PlaceAge.tsx';
import { useZoneTimes } from '../notams/use-zone-times.ts';
import styles from './StateLine.module.css';

/** The others are among the NOTAMs below. */
const SHOWN = 2;

/** A NOTAM is there that may close more than is shown. */
const grave: readonly AerodromeState['reasons'][number][] = ['scheduleNotUnderstood', 'closureNotUnderstood', 'runwayNotInData'];

type StateLineProps = { airport: Airport; state: AerodromeState | undefined };

/** Runways left, closures with their times and the age of the NOTAMs, as the core says them; announced as soon as they are known. */
export function StateLine({ airport, state }: StateLineProps) {
  return (
    <div aria-live="polite" className={styles.live}>
      {state !== undefined && <Known airport={airport} state={state} />}
    </div>
  );
}

function Known({ airport, state }: { airport: Airport; state: AerodromeState }) {
  const write = useZoneTimes(airport.timezone);
  const { airport: text } = words;
  const { closures, coverage, runways, runwaysLeft } = state;
  const isNow = runwaysLeft === 0 || closures.some(({ applies }) => applies === 'now');
  return (
    <Notice tone={isNow ? 'bad' : closures.length > 0 || state.reasons.some((code) => grave.includes(code)) ? 'warn' : 'plain'}>
      <div className={styles.line}>
        {runways.length > 0 && <span className={styles.left}>{runwaysLeftInWords(state)}</span>}
        {runwaysLeft === 0 && !state.isComplete && (
          <span>
            {text.openNow.incomplete} {state.reasons.map((code) => text.openNow.reasons[code]).join(' ')}
          </span>
        )}
        {closures.length > 0 && (
          <ul className={styles.list} aria-label={text.closures}>
            {closures.slice(0, SHOWN).map((closure, place) => (
              <li key={`${closure.id} ${place}`} data-now={closure.applies === 'now'}>
                {closureInWords(closure, write)}
              </li>
            ))}
            {closures.length > SHOWN && <li>{text.closure.more(closures.length - SHOWN)}</li>}
          </ul>
        )}
        <span className={styles.caution}>{text.notams}</span>
        <PlaceAgeMark coverage={coverage} />
        <span className={styles.caution}>{text.closure.notForNavigation}</span>
      </div>
    </Notice>
  );
}
