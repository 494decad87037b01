import { Button } from '@mantine/core';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { nameOfNotam } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { zulu } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { mapIds, useMap } from '../map-state.ts';
import { Rows, usePointing } from '../panels/Rows.tsx';
import type { NotamsInView } from './use-notams-in-view.ts';
import styles from '../panels/rows.module.css';
import { Link } from 'wouter';
import { isSample } from '#renderer/format/notams/facets.ts';
import { scheduleInWords } from '#renderer/format/notams/period.ts';
import { limitsInWords } from '#renderer/format/notams/plain-in-words.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import type { MapNotam } from './map-notams.ts';
import { LevelBox } from '#renderer/components/notams/LevelBox.tsx';
import { useMoment } from '#renderer/data/moment.ts';

/** The NOTAMs that the map draws, and those that it can't, in the same order. */
export function NotamList({ found }: { found: NotamsInView }) {
  const { notices } = found;
  const moment = useMoment(({ at }) => at);
  const { about, band } = useMap();
  const status = useDataset((dataset) => dataset.status);
  const { map } = words;
  const showAll = () => {
    useMap.setState({ about: '' });
    focusOn(mapIds.here);
  };
  const title = about === '' ? map.notams : map.notamsOf(about);
  return (
    <Sheet title={title} aside={status && <NotamAgeMark status={status} />} flush>
      <div className="quiet">
        <LevelBox size="xs" band={band} change={(next) => useMap.setState({ band: next })} />
        <p>{moment === undefined ? map.activeNow : map.activeAt(zulu(moment) ?? '')}</p>
        {found.outside > 0 && <p>{map.outsideLevels(found.outside)}</p>}
        {notices.length === 0 && found.total !== undefined && (
          <p>
            {about === '' ? map.noNotams : map.noNotamsOf(about)} {map.noCaution}
          </p>
        )}
        <NotAll found={found} />
        <p>{map.withoutPosition}</p>
        {about !== '' && <Button onClick={showAll}>{map.allNotams}</Button>}
      </div>
      <Rows label={title} items={notices}>
        {(notice) => <NotamRow key={notice.notam.id} notice={notice} />}
      </Rows>
    </Sheet>
  );
}

/** Says so when the server returned fewer than it has. */
function NotAll({ found: { given, total } }: { found: NotamsInView }) {
  const isAnonymous = useIsAnonymous();
  if (total === undefined || given >= total) return null;
  return <p>{(isAnonymous ? words.map.anonymous : words.map.some)(count(given), count(total))}</p>;
}

/** One NOTAM: number, place, headline, limits, and how reliable its position is. */
export function NotamRow({ notice }: { notice: MapNotam }) {
  const { notam, severity, status, confidence, place, shape } = notice;
  const { decoded } = notam;
  const { map, notams } = words;
  const limits = limitsInWords(decoded);
  const more = [
    isSample(notam) ? notams.sample : undefined,
    status && notams.statuses[status],
    scheduleInWords(notam),
    limits,
    map.confidences[confidence],
  ];
  return (
    <li className={styles.row}>
      <SeverityMark severity={severity} wordless />
      <div className={styles.text}>
        <NotamName notam={notam} place={place} /> <NotamHeadline decoded={decoded} unknown={map.subjectUnknown} />
        <span className={styles.more}>{more.filter((part) => part !== undefined).join(' · ')}</span>
        {shape !== undefined && <AreaButton id={notam.id} name={nameOfNotam(notam)} />}
      </div>
    </li>
  );
}

/** Fills its area on the map, and leaves the others as outlines. */
function AreaButton({ id, name }: { id: string; name: string }) {
  const isChosen = useMap((map) => map.chosen === id);
  const { map } = words;
  return (
    <Button
      size="compact-xs"
      aria-pressed={isChosen}
      aria-label={map.areaOf(name)}
      onClick={() => useMap.setState({ chosen: isChosen ? undefined : id })}
    >
      {map.area}
    </Button>
  );
}

type NotamNameProps = Pick<MapNotam, 'notam' | 'place'>;

function NotamName({ notam, place }: NotamNameProps) {
  const pointing = usePointing(place);
  const name = nameOfNotam(notam);
  if (notam.notamId === null) return <span className={styles.code}>{name}</span>;
  return (
    <Link className={styles.code ?? ''} href={`/notams?number=${encodeURIComponent(notam.notamId)}`} {...pointing}>
      {name}
    </Link>
  );
}
