import { Link } from 'wouter';
import type { LatLon } from '#domain/lat-lon.ts';
import { words } from '#renderer/i18n/words.ts';
import { isSample } from '#renderer/format/notams/facets.ts';
import { limitsInWords } from '#renderer/format/notams/limits.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import type { MapNotam } from './map-notams.ts';
import { usePointing } from '../use-pointing.ts';
import styles from '../panels/rows.module.css';

/** One NOTAM: number, place, headline, limits, and how reliable its position is. */
export function NotamRow({ notice }: { notice: MapNotam }) {
  const { notam, severity, status, confidence, place } = notice;
  const { decoded, notamId, icao } = notam;
  const { map, notams } = words;
  const limits = decoded && limitsInWords(decoded);
  const more = [isSample(notam) ? notams.sample : undefined, status && notams.statuses[status], limits, map.confidences[confidence]];
  return (
    <li className={styles.row}>
      <SeverityMark severity={severity} wordless />
      <div className={styles.text}>
        <NotamName number={notamId} location={icao} place={place} />
        <NotamHeadline decoded={decoded} unknown={map.subjectUnknown} />
        <span className={styles.more}>{more.filter((part) => part !== undefined).join(' · ')}</span>
      </div>
    </li>
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
