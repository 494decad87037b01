import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { severityOf } from '#renderer/format/notams/facets.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { NotamTags } from '#renderer/components/notams/NotamTags.tsx';
import { periodInWords, scheduleInWords } from '#renderer/format/notams/period.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { words } from '#renderer/i18n/words.ts';
import { Timed } from '../times/Timed.tsx';
import type { PageTimes } from '../times/page-times.ts';
import styles from './AirportNotams.module.css';

type NotamEntryProps = { notam: NotamAnswer; times: PageTimes };

/** One NOTAM: severity, period, effects, and text. */
export function NotamEntry({ notam, times }: NotamEntryProps) {
  const now = useNow();
  const { notams, airport } = words;
  const severity = severityOf(notam);
  const name = notam.notamId ?? words.common.numberUnknown;
  const effects = notam.decoded?.effects ?? [];
  const schedule = scheduleInWords(notam);
  return (
    <article className={styles.entry} aria-label={notams.notam(name)}>
      <header className={styles.head}>
        {severity !== undefined && <SeverityMark severity={severity} />}
        <span className={styles.number}>{name}</span>
        <span className={styles.tags}>
          <NotamTags notam={notam} />
        </span>
      </header>
      <p className={styles.period}>
        <Timed times={times} say={(write) => periodInWords(notam, now, write)} />
        {schedule !== undefined && ` · ${schedule}`}
      </p>
      {effects.length > 0 ? (
        <p className={styles.effects}>
          <span className={styles.order}>{airport.effects} </span>
          {effects.map((effect) => effectSentence(effect, words.notams.effects)).join(airport.betweenEffects)}
        </p>
      ) : (
        <p className={styles.effects}>
          <NotamHeadline decoded={notam.decoded} />
        </p>
      )}
      <p className={styles.text} lang="en">
        {notam.decoded?.text ?? notam.message}
      </p>
    </article>
  );
}
