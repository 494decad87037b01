import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { DeleteNotam } from './DeleteNotam.tsx';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { onMap } from '#renderer/data/on-map.ts';
import type { NotamRowProps } from './NotamRow.tsx';
import styles from './NotamRow.module.css';

type RowFootProps = Pick<NotamRowProps, 'notam' | 'isOpen' | 'showsText' | 'onAcknowledge'> & { isRead: boolean };

/** The beginning of the text while a row is closed, and its actions. */
export function RowFoot({ notam, isOpen, isRead, showsText, onAcknowledge }: RowFootProps) {
  const { notams } = words;
  const { id, icao, decoded, message } = notam;
  const place = icao ?? decoded?.locations[0] ?? null;
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
          variant={isRead ? 'light' : 'default'}
          aria-pressed={isRead}
          {...withKey(notams.acknowledge, 'notams.acknowledge')}
          onClick={() => onAcknowledge(id, notam.notamId ?? words.common.numberUnknown)}
        >
          {isRead ? notams.acknowledgedButton : notams.acknowledge}
        </Button>
      )}
      {isOpen && onAcknowledge !== undefined && <DeleteNotam notam={notam} />}
    </div>
  );
}
