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

type Warning = Decoded['warnings'][number];

type Piece = { text: string; isDoubtful: boolean };

type Span = { start: number; end: number };

/** Marks what could not be read in a NOTAM's text: the part that a warning quotes, else its item. The pieces are in order and without gaps. */
export function marked(message: string, warnings: readonly Warning[]): Piece[] {
  const spans = joined(warnings.flatMap((warning) => spansOf(message, warning)));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (start > from) pieces.push({ text: message.slice(from, start), isDoubtful: false });
    pieces.push({ text: message.slice(start, end), isDoubtful: true });
    from = end;
  }
  if (from < message.length || pieces.length === 0) pieces.push({ text: message.slice(from), isDoubtful: false });
  return pieces;
}

function spansOf(message: string, { item, code, text }: Warning): Span[] {
  switch (code) {
    case 'unknownForm':
      return [{ start: 0, end: message.length }];
    case 'endBeforeStart':
      return [...itemSpan(message, 'B'), ...itemSpan(message, 'C')];
    case 'fieldUnknown':
    case 'firUnreadable':
    case 'positionUnreadable': {
      const piece = text === null ? [] : placesOf(message, text);
      return piece.length > 0 ? piece : itemSpan(message, 'Q');
    }
    default:
      return item !== null && item.length === 1 ? itemSpan(message, item) : [];
  }
}

function placesOf(message: string, part: string): Span[] {
  if (part === '') return [];
  const start = message.indexOf(part);
  return start === -1 ? [] : [{ start, end: start + part.length }];
}

/**
 * Marks from the letter of the item to the next item, without the spaces between them. Text in item E may look like an item, so none is searched for
 * after it.
 */
function itemSpan(message: string, item: string): Span[] {
  const text = /(?<![A-Z0-9])E\)/.exec(message);
  const head = text === null ? message : message.slice(0, text.index);
  const found = new RegExp(String.raw`(?<![A-Z0-9])${item}\)`).exec(head);
  if (found === null) return [];
  const rest = head.slice(found.index + 2);
  const next = /(?<![A-Z0-9])[A-G]\)/.exec(rest);
  const end = found.index + 2 + (next === null ? rest : rest.slice(0, next.index)).trimEnd().length;
  return [{ start: found.index, end }];
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
