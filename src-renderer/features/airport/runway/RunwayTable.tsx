import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Variation } from '#domain/magnetic.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { inOrder } from './runway-order.ts';
import { RunwayRows } from './RunwayRows.tsx';
import type { OpenNow } from '#renderer/data/airports/use-aerodrome-state.ts';
import styles from './Runways.module.css';

type RunwayTableProps = { airport: AirportAnswer; declination: Variation | undefined; openNowOf: OpenNow['openNowOf'] };

/** Every runway with both of its ends: the diagram as text. Without details there is no surface, and no column for it. */
export function RunwayTable({ airport, declination, openNowOf }: RunwayTableProps) {
  const { runways: title, table } = words.airport;
  const surfaces = airport.details?.surfaces;
  return (
    <WideTable label={title}>
      <thead>
        <tr>
          <th scope="col">{words.common.runway}</th>
          <th scope="col" data-number>
            {table.length}
          </th>
          <th scope="col" data-number>
            {table.width}
          </th>
          {surfaces !== undefined && <th scope="col">{table.surface}</th>}
          <th scope="col">{words.common.lit}</th>
          <th scope="col">{table.closed}</th>
          <th scope="col">{table.end}</th>
          {[table.headingTrue, table.headingMagnetic, table.threshold, table.elevation].map((heading) => (
            <th key={heading} scope="col" data-number className={styles.wrap}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {inOrder(airport.runways).map((runway) => (
        <RunwayRows
          key={runway.id}
          runway={runway}
          declination={declination?.degrees}
          use={openNowOf(runway.name)}
          surface={surfaces && (surfaces.find(({ runwayId }) => runwayId === runway.id)?.surface ?? null)}
        />
      ))}
    </WideTable>
  );
}
