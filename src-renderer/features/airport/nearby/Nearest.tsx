import { useState } from 'react';
import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { withTracks } from './with-tracks.ts';

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
            keyOf={({ place: { id } }) => id}
            columns={[
              {
                label: words.fields.icaoCode.column,
                isShort: true,
                className: 'mono nowrap',
                renderCell: ({ place: other }) => (
                  <Link href={`/airports/${encodeURIComponent(airportKey(other))}`}>{leadingCode(other) ?? words.common.noCode}</Link>
                ),
              },
              { label: words.common.name, renderCell: ({ place: { name } }) => name },
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

/** It searches growing radii until enough airports are found; the server orders them by distance. */
function useNearest(airport: Airport) {
  const [at, setAt] = useState({ id: airport.id, step: 0 });
  const step = at.id === airport.id ? at.step : 0;
  const within = reaches[step] ?? reaches[0];
  const place = latLonOf(airport);
  const near = place && `${place.latitude},${place.longitude},${within}`;
  const { body, problem } = useApi(
    'listAirports',
    near === undefined ? undefined : { query: { near, filter: sought, limit: ENOUGH + 1, expand: 'code' } },
  );
  const others = body?.items.filter(({ id }) => id !== airport.id).slice(0, ENOUGH);
  const neighbours = place && others && withTracks(place, others);
  const isTooFew = neighbours !== undefined && neighbours.length < ENOUGH && step + 1 < reaches.length;
  if (isTooFew) setAt({ id: airport.id, step: step + 1 });
  return { neighbours: isTooFew ? undefined : neighbours, within, problem };
}

/** Search radii in nautical miles, tried in turn until there are enough airports. */
const reaches = [30, 120, 500, 2000] as const;
const ENOUGH = 8;

const sought = JSON.stringify({ facilityType: { in: ['airport', 'seaplaneBase'] }, isClosed: false });
