import type { ReactNode } from 'react';
import type { Airport, AirportAnswer } from '#contract/airports/airport.ts';
import { type Variation, variationAt } from '#domain/magnetic.ts';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { AirportFacts } from './AirportFacts.tsx';
import styles from './AirportView.module.css';
import { DataOrigin } from './DataOrigin.tsx';
import { Frequencies } from './Frequencies.tsx';
import { NavaidsNear } from './nearby/NavaidsNear.tsx';
import { Nearest } from './nearby/Nearest.tsx';
import { AirportNotams, useAirportNotams } from './notams/AirportNotams.tsx';
import { Conditions } from './notams/Conditions.tsx';
import { MyNotes } from './notes/MyNotes.tsx';
import { Runways } from './runway/Runways.tsx';
import { StateLine } from './state/StateLine.tsx';
import { TimeAndSun } from './sun/TimeAndSun.tsx';
import { usePageTimes } from './times/page-times.ts';

const guarded = (what: string, sheet: ReactNode) => <FaultBoundary what={what}>{sheet}</FaultBoundary>;

/** In the order in which a pilot asks: what is open, which runway, what NOTAMs say, whom to call, how long it is light; then what the place is. */
export default function AirportSheets({ airport }: { airport: AirportAnswer }) {
  const notams = useAirportNotams(airport.id);
  const declination = useDeclination(airport);
  const openNow = useAerodromeState(airport.id);
  const times = usePageTimes(airport.timezone);
  const { airport: text } = words;
  return (
    <>
      {times.isLocal && <p className={styles.local}>{words.airport.allLocal(times.zone ?? '')}</p>}
      {guarded(text.state, <StateLine state={openNow.state} times={times} />)}
      <div className={styles.first}>
        {guarded(text.runways, <Runways key={airport.id} airport={airport} declination={declination} openNow={openNow} />)}
        {guarded(words.notams.title, <AirportNotams airport={airport} notams={notams} state={openNow.state} times={times} />)}
      </div>
      {guarded(words.notams.surface.table, <Conditions times={times} conditions={openNow.state?.conditions ?? []} />)}
      <div className={styles.sheets}>
        <div className={styles.column}>
          {guarded(words.common.frequencies, <Frequencies frequencies={airport.frequencies} />)}
          {guarded(text.time, <TimeAndSun airport={airport} times={times} />)}
          {guarded(text.identity, <AirportFacts airport={airport} declination={declination} />)}
        </div>
        <div className={styles.column}>
          {guarded(text.myNotes, <MyNotes key={airport.id} airport={airport} times={times} />)}
          {guarded(words.common.nearestAirports, <Nearest airport={airport} />)}
          {guarded(text.navaidsNear, <NavaidsNear airport={airport} declination={declination} />)}
        </div>
      </div>
      {guarded(text.sources, <DataOrigin airport={airport} times={times} />)}
    </>
  );
}

const DAY = 86_400_000;

/** Today's magnetic declination at the airport; undefined without a position or a valid model. */
function useDeclination({ latitude, longitude }: Pick<Airport, 'latitude' | 'longitude'>): Variation | undefined {
  const today = Math.floor(useNow() / DAY) * DAY;
  return latitude === null || longitude === null ? undefined : variationAt({ latitude, longitude }, new Date(today));
}
