import { Link } from 'wouter';
import type { LatLon } from '#domain/lat-lon.ts';
import { words } from '#renderer/i18n/words.ts';
import { isSample } from '#renderer/format/notams/facets.ts';
import { scheduleInWords } from '#renderer/format/notams/period.ts';
import { limitsInWords } from '#renderer/format/notams/plain-in-words.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import type { MapNotam } from './map-notams.ts';
import { useMap } from '../map-state.ts';
import { usePointing } from '../use-pointing.ts';
import styles from '../panels/rows.module.css';

/** One NOTAM: number, place, headline, limits, and how reliable its position is. */
export function NotamRow({ notice }: { notice: MapNotam }) {
  const { notam, severity, status, confidence, place, shape } = notice;
  const { decoded, notamId, icao } = notam;
  const { map, notams } = words;
  const limits = decoded && limitsInWords(decoded);
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
        <NotamName number={notamId} location={icao} place={place} /> <NotamHeadline decoded={decoded} unknown={map.subjectUnknown} />
        <span className={styles.more}>{more.filter((part) => part !== undefined).join(' · ')}</span>
        {shape !== undefined && <AreaButton id={notam.id} name={`${notamId ?? map.noNumber} ${icao ?? map.noPlace}`} />}
      </div>
    </li>
  );
}

/** Fills its area on the map, and leaves the others as outlines. */
function AreaButton({ id, name }: { id: string; name: string }) {
  const isChosen = useMap((map) => map.chosen === id);
  const choose = useMap((map) => map.choose);
  const { map } = words;
  return (
    <button
      type="button"
      className={styles.area}
      aria-pressed={isChosen}
      aria-label={map.areaOf(name)}
      onClick={() => choose(isChosen ? undefined : id)}
    >
      {map.area}
    </button>
  );
}

type NotamNameProps = { number: string | null; location: string | null; place: LatLon | undefined };

function NotamName({ number, location, place }: NotamNameProps) {
  const pointing = usePointing(place);
  const name = `${number ?? words.map.noNumber} ${location ?? words.map.noPlace}`;
  if (number === null) return <span className={styles.code}>{name}</span>;
  return (
    <Link className={styles.code ?? ''} href={`/notams?number=${encodeURIComponent(number)}`} {...pointing}>
      {name}
    </Link>
  );
}
