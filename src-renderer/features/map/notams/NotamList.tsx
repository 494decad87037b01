import { Button } from '@mantine/core';
import { focusOn } from '#renderer/components/keyboard/focus-on.ts';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { zulu } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { useMap, mapIds } from '../map-state.ts';
import { NotamFilter } from './NotamFilter.tsx';
import { NotamRow } from './NotamRow.tsx';
import { Rows } from '../panels/Rows.tsx';
import type { NotamsInView } from './use-notams-in-view.ts';
import styles from '../panels/rows.module.css';

/** Rows at first, and how many are added at a time. */
const FEW = 8;
const STEP = 20;

/** The NOTAMs that the map draws, and those that it can't, in the same order. */
export function NotamList({ found }: { found: NotamsInView }) {
  const { notices } = found;
  const about = useMap((map) => map.about);
  const showAbout = useMap((map) => map.showAbout);
  const moment = useMap((map) => map.moment);
  const status = useDataset((dataset) => dataset.status);
  const { map } = words;
  const showAll = () => {
    showAbout('');
    focusOn(mapIds.goTo);
  };
  const title = about === '' ? map.notams : map.notamsOf(about);
  return (
    <Sheet title={title} aside={status && <NotamAgeMark status={status} />} flush>
      <div className={styles.note}>
        <NotamFilter />
        <p>{moment === undefined ? map.activeNow : map.activeAt(zulu(moment) ?? '')}</p>
        {found.outside > 0 && <p>{map.outsideLevels(found.outside)}</p>}
        {notices.length === 0 && found.total !== undefined && (
          <p>
            {about === '' ? map.noNotams : map.noNotamsOf(about)} {map.noCaution}
          </p>
        )}
        <NotAll found={found} />
        <p>{map.withoutPosition}</p>
        {about !== '' && (
          <Button variant="default" onClick={showAll}>
            {map.allNotams}
          </Button>
        )}
      </div>
      <Rows label={title} total={notices.length} few={FEW} step={STEP}>
        {(most) => notices.slice(0, most).map((notice) => <NotamRow key={notice.notam.id} notice={notice} />)}
      </Rows>
    </Sheet>
  );
}

/** Says so when the server returned fewer than it has. */
function NotAll({ found: { given, total } }: { found: NotamsInView }) {
  const isAnonymous = useSession(({ credential }) => credential.kind === 'anonymous');
  if (total === undefined || given >= total) return null;
  return <p>{(isAnonymous ? words.map.anonymous : words.map.some)(count(given), count(total))}</p>;
}
