import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useAt } from '#renderer/data/moment.ts';
import { Chain } from './Chain.tsx';
import { NotamTexts } from './NotamTexts.tsx';
import { SurfaceTable } from './SurfaceTable.tsx';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import styles from './NotamDetails.module.css';
import { Fragment } from 'react';
import type { Decoded } from '#contract/notams/decoded.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { factGroups, type FactGroup } from './fact-groups.tsx';

/** Shows the full NOTAM: both texts, its items, and related NOTAMs. */
export function NotamDetails({ notam }: { notam: NotamAnswer }) {
  const now = useAt();
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

/** Shows the items of a NOTAM by name. */
function NotamFacts({ notam, decoded, now }: { notam: NotamAnswer; decoded: Decoded; now: number }) {
  const write = useTimesOf(notam);
  const units = useUnits();
  return (
    <div className={styles.facts}>
      {factGroups({ notam, decoded, units, write, now }).map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </div>
  );
}

const Group = ({ facts, isWide = false }: FactGroup) => (
  <dl className={styles.group} data-wide={isWide}>
    {facts.map(({ name, value, more }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          {more !== undefined && <span className={styles.more}>{more}</span>}
        </dd>
      </Fragment>
    ))}
  </dl>
);
