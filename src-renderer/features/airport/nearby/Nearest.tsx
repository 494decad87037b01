import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { useNearest } from './use-nearest.ts';
import styles from '../AirportView.module.css';

/** The airports nearby, with distance and direction. */
export function Nearest({ airport }: { airport: Airport }) {
  const { neighbours, within, problem } = useNearest(airport);
  const units = useUnits();
  const { airport: text } = words;
  const isPlaced = airport.latitude !== null && airport.longitude !== null;
  return (
    <FoldingSheet
      name="airport.nearest"
      title={words.common.nearestAirports}
      aside={isPlaced && text.nearestWithin(units.distance(within))}
      flush
    >
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {!isPlaced && <p className={styles.quiet}>{text.nearestUnknown}</p>}
      {neighbours?.length === 0 && <p className={styles.quiet}>{text.nearestNone}</p>}
      {neighbours !== undefined && neighbours.length > 0 && (
        <>
          <WideTable label={words.common.nearestAirports}>
            <thead>
              <tr>
                <th scope="col">{text.nearestTable.code}</th>
                <th scope="col">{words.common.name}</th>
                <th scope="col" data-number>
                  {words.common.distance}
                </th>
                <th scope="col" data-number>
                  {words.common.trueBearing}
                </th>
              </tr>
            </thead>
            <tbody>
              {neighbours.map(({ airport: other, distance, initialCourse }) => (
                <tr key={other.id}>
                  <th scope="row" className={styles.mono} data-short>
                    <Link href={`/airports/${encodeURIComponent(airportKey(other))}`}>{leadingCode(other) ?? words.common.noCode}</Link>
                  </th>
                  <td>{other.name}</td>
                  <td data-number>{units.distance(distance)}</td>
                  <td data-number>{wholeDegrees(initialCourse)}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          <p className={styles.quiet}>{text.nearestNote}</p>
        </>
      )}
    </FoldingSheet>
  );
}
