import { Link } from 'wouter';
import type { NotamAnswer } from '#contract/resources.ts';
import { useNow } from '#renderer/components/use-now.ts';
import { words } from '#renderer/languages/words.ts';
import { Chain } from './Chain.tsx';
import { NotamFacts } from './NotamFacts.tsx';
import { NotamTexts } from './NotamTexts.tsx';
import { SurfaceTable } from './SurfaceTable.tsx';
import styles from './NotamDetails.module.css';

/** All of a notice: both texts, its items, and what belongs to it. */
export function NotamDetails({ notam }: { notam: NotamAnswer }) {
  const now = useNow();
  const { decoded, icao } = notam;
  return (
    <div className={styles.details} data-details>
      <NotamTexts notam={notam} />
      {decoded !== undefined && (
        <>
          <NotamFacts notam={notam} decoded={decoded} now={now} />
          {decoded.runwayConditions.length > 0 && <SurfaceTable conditions={decoded.runwayConditions} />}
          {(decoded.reference !== null || decoded.endedBy !== null) && <Chain notam={notam} />}
        </>
      )}
      {icao !== null && (
        <p>
          <Link href={`/map?notams=${encodeURIComponent(icao)}`}>{words.notams.showOnMap}</Link>
        </p>
      )}
    </div>
  );
}
