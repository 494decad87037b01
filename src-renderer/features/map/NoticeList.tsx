import { useState } from 'react';
import { Button } from '@mantine/core';
import { NotamAgeMark } from '#renderer/components/NotamAgeMark.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { words } from '#renderer/languages/words.ts';
import { useDataset } from '#renderer/stores/dataset.ts';
import { useSession } from '#renderer/stores/session.ts';
import { count } from '#renderer/wording/units.ts';
import { useMap } from './map-state.ts';
import { NoticeRow } from './NoticeRow.tsx';
import type { NoticesInView } from './use-notices.ts';
import styles from './rows.module.css';

/** Rows at first, and how many are added at a time. */
const FEW = 8;
const STEP = 20;

/** The notices that the map draws, and those that it can't, in the same order. */
export function NoticeList({ found }: { found: NoticesInView }) {
  const { notices } = found;
  const about = useMap((map) => map.about);
  const showAbout = useMap((map) => map.showAbout);
  const status = useDataset((dataset) => dataset.status);
  const [most, setMost] = useState(FEW);
  const { map } = words;
  const left = notices.length - most;
  const title = about === '' ? map.notices : map.noticesOf(about);
  return (
    <Sheet title={title} aside={status && <NotamAgeMark status={status} />} flush>
      <div className={styles.note}>
        <p>{map.inForceNow}</p>
        {notices.length === 0 && found.total !== undefined && (
          <p>
            {about === '' ? map.noNotices : map.noNoticesOf(about)} {map.noCaution}
          </p>
        )}
        <NotAll found={found} />
        <p>{map.placeless}</p>
        {about !== '' && (
          <Button variant="default" onClick={() => showAbout('')}>
            {map.allNotices}
          </Button>
        )}
      </div>
      <ol className={styles.rows} aria-label={title}>
        {notices.slice(0, most).map((notice) => (
          <NoticeRow key={notice.notam.id} notice={notice} />
        ))}
      </ol>
      {left > 0 && (
        <div className={styles.foot}>
          <Button variant="default" onClick={() => setMost(most + STEP)}>
            {map.more(Math.min(STEP, left))}
          </Button>{' '}
          {map.outOf(count(most), count(notices.length))}
        </div>
      )}
    </Sheet>
  );
}

/** Says when the server gave fewer than it holds. */
function NotAll({ found: { given, total } }: { found: NoticesInView }) {
  const isAnonymous = useSession(({ credential }) => credential.kind === 'anonymous');
  if (total === undefined || given >= total) return null;
  return <p>{(isAnonymous ? words.map.anonymous : words.map.some)(count(given), count(total))}</p>;
}
