import { airportHandle } from '#renderer/components/airport/airport-handle.ts';
import { words } from '#renderer/i18n/words.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { countryName, facility, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import type { Hit } from './hits.ts';
import { longestRunway } from '#renderer/format/airport/longest-runway.ts';
import { foundList } from './found-list.ts';
import styles from './HitList.module.css';

type HitRowProps = { place: number; hit: Hit; marked: boolean; open: () => void };

/** One airport in two lines: code, name and longest runway; IATA code, place and kind. */
export function HitRow({ place, hit: { airport, full }, marked, open }: HitRowProps) {
  const code = leadingCode(airport);
  const second = airport.iataCode === code ? null : airport.iataCode;
  const where = [airport.city, airport.countryCode === null ? null : countryName(airport.countryCode)].filter((part) => part !== null);
  return (
    <div
      className={styles.row}
      data-closed={airport.isClosed === true}
      draggable={code !== null}
      {...airportHandle({ id: airport.id, code, name: airport.name })}
      {...foundList.row(place, marked, open)}
    >
      <span className={styles.code}>{code ?? '–'}</span>
      <span className={styles.name}>{airport.name}</span>
      <span className={styles.right}>
        {airport.isClosed === true ? (
          <Tag tone="bad">{words.common.closed}</Tag>
        ) : (
          full !== undefined && <Runway length={longestRunway(full.runways)} />
        )}
      </span>
      <span className={styles.second}>{second}</span>
      <span className={styles.place}>{where.length === 0 ? words.common.locationUnknown : where.join(', ')}</span>
      <span className={styles.kind}>{airport.isClosed === true ? '' : facility(airport)}</span>
    </div>
  );
}

function Runway({ length }: { length: number | undefined }) {
  const units = useUnits();
  if (length === undefined) return <span className={styles.none}>{words.search.runwayUnknown}</span>;
  return <span title={words.fields.longestRunway.inText}>{units.runwayLength(length)}</span>;
}
