import { memo, type Ref, useState } from 'react';
import { Link } from 'wouter';
import type { Acknowledgement } from '#contract/user-data.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { numberOrUnknown, locationOf, locationOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { severityOf } from '#renderer/format/notams/facets.ts';
import { NotamDetails } from '../details/NotamDetails.tsx';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { OriginTags } from '#renderer/components/notams/OriginTags.tsx';
import { scheduleInWords, validityInWords } from '#renderer/format/notams/period.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { StatusTags } from '#renderer/components/notams/StatusTags.tsx';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import styles from './NotamRow.module.css';
import { Button, TextInput } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { onMap } from '#renderer/data/on-map.ts';
import { api } from '#renderer/data/api/client.ts';
import { isRead, type Acknowledging } from '#renderer/data/notams/acknowledgements.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';

type NotamRowProps = {
  notam: NotamAnswer;
  /** The virtual list measures and places the row. */
  measure: Ref<HTMLElement>;
  /** It is this many pixels from the top of the list. */
  top: number;
  /** The position counts from 0, and `total` is how many the whole list has. */
  index: number;
  total: number;
  isOpen: boolean;
  isNew: boolean;
  held: Acknowledgement | undefined;
  /** Acknowledged NOTAMs are collapsed to a line. */
  folds: boolean;
  /** The beginning of the text is shown while the row is closed. */
  showsText: boolean;
  onToggle: (id: string) => void;
  /** Undefined where acknowledging is not available. */
  onAcknowledge: Acknowledging['acknowledge'] | undefined;
};

/** One NOTAM in the list: a summary, and all of it when open. Rendered again only when it changes, because the list is at every step. */
export const NotamRow = memo(function NotamRow(props: NotamRowProps) {
  const { notam, measure, top, index, total, isOpen, isNew, held, folds, showsText, onToggle, onAcknowledge } = props;
  const { notams } = words;
  const { issueDate, decoded } = notam;
  const place = locationOf(notam);
  const severity = severityOf(notam);
  const write = useTimesOf(notam);
  const schedule = scheduleInWords(notam);
  const isFolded = isRead(held) && !isOpen && folds;
  return (
    <article
      className={styles.row}
      ref={measure}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-severity={severity}
      data-read={isRead(held)}
      data-folded={isFolded}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={total}
      aria-label={[notams.notam(numberOrUnknown(notam)), locationOrUnknown(notam)].join(', ')}
    >
      <div className={styles.card}>
        <header className="line">
          {severity !== undefined && <SeverityMark severity={severity} />}
          <button type="button" className={styles.number} aria-expanded={isOpen} onClick={() => onToggle(notam.id)}>
            {numberOrUnknown(notam)}
          </button>
          {place === null ? (
            <span className="mono">{words.common.locationUnknown}</span>
          ) : (
            <Link className="mono" href={`/airports/${encodeURIComponent(place)}`}>
              {place}
            </Link>
          )}
          <span className={styles.topic}>
            <NotamHeadline decoded={decoded} />
          </span>
          <span className={styles.tags}>
            {isFolded ? (
              notams.acknowledgedAt(write(held.acknowledgedAt))
            ) : (
              <StatusTags notam={notam} isNew={isNew} acknowledgement={held} />
            )}
          </span>
        </header>
        {!isFolded && (
          <div className="line">
            <p className={styles.period}>
              <span>{validityInWords(notam, write)}</span> {issueDate !== null && <span>{notams.issued(write(issueDate))}</span>}{' '}
              {schedule !== undefined && <span className={styles.schedule}>{schedule}</span>}
            </p>
            <span className={styles.tags}>
              <OriginTags notam={notam} />
            </span>
          </div>
        )}
        {isOpen && <NotamDetails notam={notam} />}
        {!isFolded && <RowFoot notam={notam} isOpen={isOpen} held={held} showsText={showsText} onAcknowledge={onAcknowledge} />}
      </div>
    </article>
  );
});

type RowFootProps = Pick<NotamRowProps, 'notam' | 'isOpen' | 'held' | 'showsText' | 'onAcknowledge'>;

/** The beginning of the text while a row is closed, and its actions. */
function RowFoot({ notam, isOpen, held, showsText, onAcknowledge }: RowFootProps) {
  const { notams } = words;
  const { id, decoded, message } = notam;
  const place = locationOf(notam);
  return (
    <div className={styles.foot}>
      {!isOpen && showsText && (
        <p className={styles.text} lang="en">
          {decoded?.text ?? message}
        </p>
      )}
      {isOpen && place !== null && <Link href={onMap('notams', place)}>{words.common.showOnMap}</Link>}
      {onAcknowledge !== undefined && (
        <Button
          className={styles.act ?? ''}
          size="compact-xs"
          aria-pressed={isRead(held)}
          {...withKey(notams.acknowledge, 'notams.acknowledge')}
          onClick={() => void onAcknowledge(id, !isRead(held), numberOrUnknown(notam))}
        >
          {isRead(held) ? notams.acknowledgedButton : notams.acknowledge}
        </Button>
      )}
      {isOpen && onAcknowledge !== undefined && <DeleteNotam notam={notam} />}
    </div>
  );
}

/** The server takes at most this many characters of a reason. */
const MOST_NOTE = 200;

/** Deletes one NOTAM after a question, with the user's words why; it can be restored on the Data screen. */
function DeleteNotam({ notam }: { notam: NotamAnswer }) {
  const [isAsked, setAsked] = useState(false);
  const [why, setWhy] = useState('');
  const { busy, problem, act } = useAct();
  const { notams } = words;
  const name = numberOrUnknown(notam);
  const remove = async () => {
    const note = why.trim();
    const done = await act(() => api('deleteNotam', { params: { notamId: notam.id }, query: note === '' ? {} : { why: note } }));
    setAsked(false);
    if (done) await lookAtDataset();
  };
  return (
    <div className={styles.delete}>
      {isAsked ? (
        <Confirm yes={words.common.delete} busy={busy} onYes={() => void remove()} onNo={() => setAsked(false)}>
          <p>{notams.deleteWhat(name)}</p>
          <TextInput
            label={notams.deleteWhy}
            value={why}
            maxLength={MOST_NOTE}
            onChange={(event) => setWhy(event.currentTarget.value)}
            size="xs"
            spellCheck
          />
        </Confirm>
      ) : (
        <Button size="compact-xs" variant="subtle" aria-label={words.common.deleteNamed(name)} onClick={() => setAsked(true)}>
          {notams.delete}
        </Button>
      )}
      <ProblemNotice problem={problem} />
    </div>
  );
}
