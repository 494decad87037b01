import type { AirportAnswer } from '#contract/airports/airport.ts';
import { AirportFacts } from './AirportFacts.tsx';
import { AirportNotams } from './notams/AirportNotams.tsx';
import { Conditions } from './notams/Conditions.tsx';
import { DataOrigin } from './DataOrigin.tsx';
import { Frequencies } from './Frequencies.tsx';
import { NavaidsNear } from './nearby/NavaidsNear.tsx';
import { Nearest } from './nearby/Nearest.tsx';
import { MyNotes } from './notes/MyNotes.tsx';
import { Runways } from './runway/Runways.tsx';
import { StateLine } from './state/StateLine.tsx';
import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { TimeAndSun } from './sun/TimeAndSun.tsx';
import { useAirportNotams } from './notams/use-airport-notams.ts';
import { useDeclination } from './use-declination.ts';
import styles from './AirportView.module.css';

/** In the order in which a pilot asks: what is open, which runway, what NOTAMs say, whom to call, how long it is light; then what the place is. */
export default function AirportSheets({ airport }: { airport: AirportAnswer }) {
  const notams = useAirportNotams(airport.id);
  const declination = useDeclination(airport);
  const openNow = useAerodromeState(airport.id);
  return (
    <>
      <StateLine state={openNow.state} airport={airport} />
      <div className={styles.first}>
        <Runways key={airport.id} airport={airport} declination={declination} openNow={openNow} />
        <AirportNotams airport={airport} notams={notams} coverage={openNow.state?.coverage} />
      </div>
      <Conditions airport={airport} conditions={openNow.state?.conditions ?? []} />
      <div className={styles.sheets}>
        <div className={styles.column}>
          <Frequencies frequencies={airport.frequencies} />
          <TimeAndSun airport={airport} />
          <AirportFacts airport={airport} declination={declination} />
        </div>
        <div className={styles.column}>
          <MyNotes key={airport.id} airport={airport} />
          <Nearest airport={airport} />
          <NavaidsNear airport={airport} declination={declination} />
        </div>
      </div>
      <DataOrigin airport={airport} />
    </>
  );
}
