import type { CSSProperties } from 'react';
import { Button } from '@mantine/core';
import type { SheetNotice, BriefingSheet } from '#contract/briefing/sheet.ts';
import type { BriefingNotice, NotShown } from '#contract/briefing/notice.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { words } from '#renderer/i18n/words.ts';
import { rowIdOf } from '../use-keys.ts';
import styles from './NoticeRow.module.css';

/** A briefing on the screen has what the user did to it. */
export type View = {
  sheet: BriefingSheet;
  notShown: readonly NotShown[];
  of: (ids: readonly string[]) => BriefingNotice[];
  isAcknowledged: (id: string) => boolean;
  isOpen: (id: string) => boolean;
  acknowledge: (id: string) => void;
  unfold: (id: string) => void;
};

/** A NOTAM in one line, which unfolds to what is understood of it next to the text as published. What is acknowledged is its number alone. */
export function NoticeRow({ text, view }: { text: SheetNotice; view: View }) {
  const { id, severity, area, grade, place, headline, cut, when, number, facts, raw } = text;
  const isAcknowledged = view.isAcknowledged(id);
  const isOpen = view.isOpen(id);
  const { briefing, notams } = words;
  const [notice] = view.of([id]);
  const change = notice?.change;
  const name = [notice]
    .flatMap((one) => one ?? [])
    .map(({ notamId, locations }) => [notamId ?? briefing.noNumber, ...locations].join(' '))
    .join('');
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
      <button type="button" className={styles.line} aria-expanded={isOpen} title={`${headline} ${when}`} onClick={() => view.unfold(id)}>
        {isAcknowledged && !isOpen ? (
          <>
            <span />
            <span>{briefing.acknowledgedFolded}</span>
            <span>{name}</span>
          </>
        ) : (
          <>
            <span className={styles.area}>{area === null ? '' : `(${area})`}</span>
            <span className={styles.grade}>
              <span data-drawn>
                <SeverityMark severity={severity} wordless />
              </span>
              <span className={change === undefined || change === null ? 'unseen' : styles.change}>{grade}</span>
            </span>
            <span className={styles.place}>{place}</span>
            <span className={styles.what}>
              <b className={styles.headline}>
                <span className={styles.subject}>{cut.subject}</span>
                <span className={styles.rest} style={{ '--state': `${cut.state.length}ch` } as CSSProperties}>
                  {cut.state + cut.rest}
                </span>
              </b>{' '}
              <span className={styles.when}>{when}</span>
            </span>
            <span className={styles.number}>{number}</span>
          </>
        )}
      </button>
      {isOpen && (
        <div className={styles.unfolded} data-unfolded>
          <div>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <Button
              size="compact-xs"
              aria-pressed={isAcknowledged}
              {...withKey(notams.acknowledge, 'briefing.acknowledge')}
              onClick={() => view.acknowledge(id)}
            >
              {isAcknowledged ? notams.acknowledgedButton : notams.acknowledge}
            </Button>
          </div>
          <p className="raw" lang="en">
            {raw}
          </p>
        </div>
      )}
    </article>
  );
}
