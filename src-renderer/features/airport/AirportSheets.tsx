import type { AirportAnswer } from '#contract/airports/airport.ts';
import { AirportFacts } from './AirportFacts.tsx';
import { AirportNotams } from './notams/AirportNotams.tsx';
import { Conditions } from './notams/Conditions.tsx';
import { Closures } from './notams/Closures.tsx';
import { DataOrigin } from './DataOrigin.tsx';
import { Frequencies } from './Frequencies.tsx';
import { NavaidsNear } from './nearby/NavaidsNear.tsx';
import { Nearest } from './nearby/Nearest.tsx';
import { MyNotes } from './notes/MyNotes.tsx';
import { Runways } from './runway/Runways.tsx';
import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { TimeAndSun } from './sun/TimeAndSun.tsx';
import { useAirportNotams } from './notams/use-airport-notams.ts';
import { useDeclination } from './use-declination.ts';
import styles from './AirportView.module.css';

/** Closures by NOTAM come first, because everything else depends on them. */
export default function AirportSheets({ airport }: { airport: AirportAnswer }) {
  const notams = useAirportNotams(airport.id);
  const declination = useDeclination(airport);
  const openNow = useAerodromeState(airport.id);
  return (
    <>
      <Closures closures={openNow.state?.closures ?? []} airport={airport} />
      <div className={styles.sheets}>
        <div className={styles.main}>
          <AirportFacts airport={airport} declination={declination} />
          <TimeAndSun airport={airport} />
          <Conditions airport={airport} conditions={openNow.state?.conditions ?? []} />
          <Runways key={airport.id} airport={airport} declination={declination} openNow={openNow} />
          <AirportNotams airport={airport} notams={notams} coverage={openNow.state?.coverage} />
          <NavaidsNear airport={airport} declination={declination} />
        </div>
        <div className={styles.side}>
          <div className={styles.stack}>
            <Frequencies frequencies={airport.frequencies} />
            <MyNotes key={airport.id} airport={airport} />
          </div>
          <Nearest airport={airport} />
        </div>
      </div>
      <DataOrigin airport={airport} />
    </>
  );
}
