import { memo } from 'react';
import { createPortal } from 'react-dom';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { severityOf } from '#renderer/format/notams/facets.ts';
import { scheduleInWords, statusInWords, validityInWords, type WriteTime } from '#renderer/format/notams/period.ts';
import { itemDInWords, whereInWords } from '#renderer/format/notams/plain-in-words.ts';
import { numberOrUnknown, locationOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Heading } from './to-markdown.ts';
import styles from './PrintSheet.module.css';

type PrintSheetProps = { heading: Heading; slices: readonly (readonly NotamAnswer[])[]; write: WriteTime };

/** The whole list on paper, where the screen has the part in sight: a table, because its head is repeated on each page. */
export const PrintSheet = ({ heading: { title, lines }, slices, write }: PrintSheetProps) =>
  createPortal(
    <div className={styles.sheet} data-print-sheet="">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <strong>{title}</strong>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </th>
          </tr>
        </thead>
        {slices.map((slice) => (
          <PrintedSlice key={slice[0]?.id} slice={slice} write={write} />
        ))}
      </table>
    </div>,
    document.body,
  );

/** A slice is drawn once, because the sheet grows by one at a time. */
const PrintedSlice = memo(({ slice, write }: { slice: readonly NotamAnswer[]; write: WriteTime }) => (
  <tbody>
    {slice.map((notam) => (
      <tr key={notam.id}>
        <td>
          <PrintedNotam notam={notam} write={write} />
        </td>
      </tr>
    ))}
  </tbody>
));

function PrintedNotam({ notam, write }: { notam: NotamAnswer; write: WriteTime }) {
  const { notams } = words;
  const { issueDate, decoded, message } = notam;
  const severity = severityOf(notam);
  const status = statusInWords(notam);
  const schedule = scheduleInWords(notam);
  return (
    <>
      <p className={styles.head}>
        {severity !== undefined && <SeverityMark severity={severity} />} <b>{numberOrUnknown(notam)}</b> {locationOrUnknown(notam)}{' '}
        <NotamHeadline decoded={decoded} />
      </p>
      <p>
        {status !== undefined && `${status} · `}
        {validityInWords(notam, write)}
        {issueDate !== null && ` · ${notams.issued(write(issueDate))}`}
        {schedule !== undefined && ` · ${schedule}`}
      </p>
      {decoded !== undefined && <p>{[...whereInWords(decoded), itemDInWords(decoded) ?? ''].join(' ')}</p>}
      <pre lang="en">{message}</pre>
    </>
  );
}
