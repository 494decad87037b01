import { useEffect, useRef } from 'react';
import type { AirportWithParts } from '#contract/resources.ts';
import { useTitle } from '#renderer/components/Page.tsx';
import { Tag } from '#renderer/components/Tag.tsx';
import { countryName, facility, leadingCode } from '#renderer/wording/names.ts';
import { AirportFacts } from './AirportFacts.tsx';
import { AirportNotams } from './AirportNotams.tsx';
import { DataOrigin } from './DataOrigin.tsx';
import { Frequencies } from './Frequencies.tsx';
import { Runways } from './Runways.tsx';
import styles from './AirportView.module.css';

type AirportViewProps = { airport: AirportWithParts; takeFocus?: boolean };

/** Everything that is known of one airport. */
export function AirportView({ airport, takeFocus = false }: AirportViewProps) {
  const code = leadingCode(airport);
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(code === null ? airport.name : `${code} ${airport.name}`);
  useEffect(() => {
    if (takeFocus) title.current?.focus();
  }, [takeFocus]);

  const place = [airport.city, airport.state, airport.countryCode === null ? null : countryName(airport.countryCode)];
  return (
    <article className={styles.view}>
      <header className={styles.head}>
        <div className={styles.title}>
          {code !== null && <span className={styles.code}>{code}</span>}
          <h1 ref={title} tabIndex={-1}>
            {airport.name}
          </h1>
          {airport.isClosed === true && <Tag tone="bad">closed</Tag>}
        </div>
        <p className={styles.place}>
          {airport.isClosed !== true && <span>{facility(airport)}</span>}
          <span>{place.filter((part, index) => part !== null && part !== place[index - 1]).join(', ') || 'place unknown'}</span>
        </p>
      </header>
      <div className={styles.sheets}>
        <AirportFacts airport={airport} />
        <Runways runways={airport.runways} />
        <div className={styles.side}>
          <Frequencies frequencies={airport.frequencies} />
        </div>
        <AirportNotams icao={airport.icaoCode} />
      </div>
      <DataOrigin updatedAt={airport.updatedAt} />
    </article>
  );
}
