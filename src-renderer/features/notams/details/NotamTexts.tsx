import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { plainInWords } from '#renderer/format/notams/plain-in-words.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { language, words } from '#renderer/i18n/words.ts';
import { marked } from './marks.ts';
import styles from './NotamTexts.module.css';

const sides = ['plain', 'raw'] as const;
type Side = (typeof sides)[number];

/** Plain text beside the text as published; where there is no room for both, one at a time. What could not be read is marked. */
export function NotamTexts({ notam, write }: { notam: NotamAnswer; write: WriteTime }) {
  const [side, setSide] = useState<Side>('raw');
  const { notams } = words;
  const warnings = notam.decoded?.warnings ?? [];
  const pieces = marked(notam.message, warnings);
  const marks = pieces.filter(({ isDoubtful }) => isDoubtful).length;
  return (
    <div className={styles.room}>
      <SegmentedControl
        className={styles.switch ?? ''}
        size="xs"
        aria-label={notams.sides}
        value={side}
        onChange={setSide}
        data={sides.map((value) => ({ value, label: notams[value] }))}
      />
      <div className={styles.columns} data-side={side}>
        <section className={styles.plain}>
          <h2 className={styles.title}>{notams.plain}</h2>
          {language !== 'en' && (
            <>
              {plainInWords(notam, write).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p className={styles.quiet}>{notams.plainSentences.expanded}</p>
            </>
          )}
          <p lang="en">{notam.decoded?.plainText ?? notam.message}</p>
          <p className={styles.quiet}>{notams.plainAid}</p>
        </section>
        <section className={styles.raw}>
          <h2 className={styles.title}>{notams.raw}</h2>
          <pre className="raw">
            {pieces.map(({ text, isDoubtful }, place) =>
              // The order of the pieces of a text never changes.
              isDoubtful ? (
                <mark key={place} className={styles.doubtful} title={notams.doubtful}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </pre>
          {warnings.length === 0 ? (
            <p className={styles.quiet}>{notams.allRead}</p>
          ) : (
            <>
              <p className={styles.warned}>
                {words.briefing.notUnderstood}: {marks > 0 ? notams.marked(marks) : notams.nothingMarked}
              </p>
              <ul className={styles.warnings}>
                {warnings.map((warning) => (
                  <li key={`${warning.item} ${warning.code} ${warning.text}`}>{notams.warning(warning)}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
