import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { plainInWords } from '#renderer/format/notams/plain-in-words.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { language, words } from '#renderer/i18n/words.ts';
import styles from './NotamTexts.module.css';
import type { Decoded } from '#contract/notams/decoded.ts';

const sides = ['plain', 'raw'] as const;
type Side = (typeof sides)[number];

/** Plain text next to the text as published; where there is no room for both, one at a time. What could not be read is marked. */
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
                {words.briefing.notUnderstood}
                {words.common.colon}
                {marks > 0 ? notams.marked(marks) : notams.nothingMarked}
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

type Piece = { text: string; isDoubtful: boolean };

/** Marks in a NOTAM's text what the warnings quote of it, each where it first comes in its item. The pieces are in order and without gaps. */
export function marked(message: string, warnings: Decoded['warnings']): Piece[] {
  const marks = new Uint8Array(message.length);
  // A quotation is in one line.
  const line = message.replaceAll(/\s/g, ' ');
  for (const { item, text } of warnings) {
    const start = text === null ? -1 : line.indexOf(text, line.indexOf(`${item})`));
    if (text !== null && start !== -1) marks.fill(1, start, start + text.length);
  }
  return Array.from(marks.join('').matchAll(/0+|1+/g), ({ 0: run, index }) => ({
    text: message.slice(index, index + run.length),
    isDoubtful: run.startsWith('1'),
  }));
}
