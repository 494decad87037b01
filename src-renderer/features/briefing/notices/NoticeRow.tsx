import { Button } from '@mantine/core';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { rowIdOf } from '../use-keys.ts';
import { numberOf, type View } from '../view.ts';
import { factsOf } from './notice-facts.ts';
import styles from '../Briefing.module.css';

type NoticeRowProps = { notice: BriefingNotice; view: View };

/** A NOTAM: what is understood of it, and beside it the text as published. Folded it is its number alone, since nothing decoded is shown without its text. */
export function NoticeRow({ notice, view }: NoticeRowProps) {
  const { id, locations, message, severity } = notice;
  const isAcknowledged = view.isAcknowledged(notice);
  const isFolded = view.isFolded(notice);
  const { briefing, notams } = words;
  const place = locations.join(' ');
  const name = [numberOf(notice), place].filter((part) => part !== '').join(' ');
  return (
    <article
      id={rowIdOf(id)}
      className={styles.notice}
      data-notice={id}
      data-severity={severity}
      data-read={isAcknowledged}
      tabIndex={-1}
      aria-label={name}
    >
      <header className={styles.head}>
        <b className={styles.code}>{name}</b>
        {isFolded ? <span className={styles.small}>{briefing.acknowledgedFolded}</span> : <Head notice={notice} />}
        <span className={styles.acts}>
          {isAcknowledged && (
            <Button size="compact-xs" variant="default" aria-expanded={!isFolded} onClick={() => view.unfold(id)}>
              {isFolded ? briefing.unfold : briefing.fold}
              <span className={styles.unseen}> {name}</span>
            </Button>
          )}
          <Button
            size="compact-xs"
            variant={isAcknowledged ? 'light' : 'default'}
            aria-pressed={isAcknowledged}
            {...withKey(notams.acknowledge, 'briefing.acknowledge')}
            onClick={() => view.acknowledge(id)}
          >
            {isAcknowledged ? notams.acknowledgedButton : notams.acknowledge}
            <span className={styles.unseen}> {name}</span>
          </Button>
        </span>
      </header>
      {!isFolded && (
        <div className={styles.beside}>
          <Facts notice={notice} view={view} />
          <p className={styles.raw} lang="en">
            {message}
          </p>
        </div>
      )}
    </article>
  );
}

function Head({ notice: { severity, change, section, topic, category, doubts } }: { notice: BriefingNotice }) {
  const { briefing, notams } = words;
  return (
    <>
      <SeverityMark severity={severity} />
      <span className={styles.small}>{section === 'aerodrome' ? briefing.topics[topic] : notams.categories[category]}</span>
      {change !== null && <Tag tone="warn">{briefing.changes[change]}</Tag>}
      {doubts.map((code) => (
        <Tag key={code} tone="warn">
          {briefing.noticeDoubts[code]}
        </Tag>
      ))}
    </>
  );
}

function Facts({ notice, view }: NoticeRowProps) {
  const units = useUnits();
  const headline = headlineInWords(notice);
  return (
    <div>
      {headline !== undefined && <p className={styles.headline}>{headline}</p>}
      <ul className={styles.facts}>
        {factsOf(notice, view.day, units).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
