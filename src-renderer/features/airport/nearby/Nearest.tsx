import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { useNearest } from './use-nearest.ts';

/** Lists the airports nearby, with distance and direction. */
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
      <ProblemNotice problem={problem} />
      {!isPlaced && <p className="quiet">{text.nearestUnknown}</p>}
      {neighbours?.length === 0 && <p className="quiet">{text.nearestNone}</p>}
      {neighbours !== undefined && neighbours.length > 0 && (
        <>
          <DataTable
            label={words.common.nearestAirports}
            rows={neighbours}
            keyOf={({ airport: { id } }) => id}
            columns={[
              {
                label: text.nearestTable.code,
                isShort: true,
                className: 'mono nowrap',
                renderCell: ({ airport: other }) => (
                  <Link href={`/airports/${encodeURIComponent(airportKey(other))}`}>{leadingCode(other) ?? words.common.noCode}</Link>
                ),
              },
              { label: words.common.name, renderCell: ({ airport: { name } }) => name },
              { label: words.common.distance, isNumber: true, renderCell: ({ distance }) => units.distance(distance) },
              { label: words.common.trueBearing, isNumber: true, renderCell: ({ initialCourse }) => wholeDegrees(initialCourse) },
            ]}
          />
          <p className="quiet">{text.nearestNote}</p>
        </>
      )}
    </FoldingSheet>
  );
}
