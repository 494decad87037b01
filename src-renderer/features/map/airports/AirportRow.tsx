import { Link } from 'wouter';
import type { LatLon } from '#domain/lat-lon.ts';
import { words } from '#renderer/i18n/words.ts';
import { RunwaysLeft } from '#renderer/components/airport/RunwaysLeft.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import type { ShownAirport } from './in-view.ts';
import { usePointing } from '../use-pointing.ts';
import styles from '../panels/rows.module.css';
import { KindMark } from '../chart/ShapeMark.tsx';
import { awayInWords } from '../panels/Rows.tsx';

type AirportRowProps = { airport: ShownAirport; from: LatLon; withState?: boolean };

/** One airport and its distance from a place; hovering it marks it on the map. */
export function AirportRow({ airport, from, withState = false }: AirportRowProps) {
  const units = useUnits();
  const { id, code, name, kind, elevation } = airport;
  const pointing = usePointing(airport);
  return (
    <li className={styles.row}>
      <KindMark kind={kind} />
      <div className={styles.text}>
        <Link className={styles.link ?? ''} href={`/airports/${encodeURIComponent(id)}`} {...pointing}>
          {code === null ? <i>{words.common.noCode}</i> : <span className={styles.code}>{code}</span>} {name}
        </Link>
        <span className={styles.more}>
          {words.map.kinds[kind]} · {elevation === null ? words.common.unknown : units.length(elevation)} ·{' '}
          {awayInWords(from, airport, units)}
        </span>
        {withState && <RunwaysLeft id={id} className={styles.more} />}
      </div>
    </li>
  );
}
