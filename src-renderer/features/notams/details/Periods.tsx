import type { Decoded } from '#contract/notams/decoded.ts';
import { words } from '#renderer/i18n/words.ts';
import { partsOfSpan, type WriteTime } from '#renderer/format/notams/period.ts';
import styles from './NotamFacts.module.css';

/** Periods listed; the rest is counted. */
const MOST = 7;

/** When a NOTAM is active in the week shown. */
export function Periods({ periods, write }: { periods: Decoded['activePeriods']; write: WriteTime }) {
  const { notams } = words;
  if (periods.length === 0) return notams.noPeriods;
  return (
    <>
      {periods.slice(0, MOST).map((period) => (
        <div key={period.start} className={styles.span}>
          {partsOfSpan(period, write).map((part) => (
            <span key={part}>{part} </span>
          ))}
        </div>
      ))}
      {periods.length > MOST && <div>{notams.morePeriods(periods.length - MOST)}</div>}
    </>
  );
}
