import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { Chain } from './Chain.tsx';
import { NotamFacts } from './NotamFacts.tsx';
import { NotamTexts } from './NotamTexts.tsx';
import { SurfaceTable } from './SurfaceTable.tsx';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import styles from './NotamDetails.module.css';

/** The full NOTAM: both texts, its items, and related NOTAMs. */
export function NotamDetails({ notam }: { notam: NotamAnswer }) {
  const now = useNow();
  const write = useTimesOf(notam);
  const { decoded } = notam;
  return (
    <div className={styles.details} data-details>
      <NotamTexts notam={notam} write={write} />
      {decoded !== undefined && (
        <>
          <NotamFacts notam={notam} decoded={decoded} now={now} />
          {decoded.runwayConditions.length > 0 && <SurfaceTable conditions={decoded.runwayConditions} write={write} />}
          {(decoded.reference !== null || decoded.endedBy !== null) && <Chain notam={notam} />}
        </>
      )}
    </div>
  );
}
