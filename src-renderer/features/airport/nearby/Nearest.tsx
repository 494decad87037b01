import { useState } from 'react';
import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { trackBetween } from '#domain/geodesic.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';

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

type Found = { neighbours: readonly Neighbour[] | undefined; within: number; problem: ApiProblem | undefined };

/** It searches growing radii until enough airports are found. */
function useNearest(airport: Airport): Found {
  const [at, setAt] = useState({ id: airport.id, step: 0 });
  const step = at.id === airport.id ? at.step : 0;
  const within = reaches[step] ?? reaches[0];
  const { latitude, longitude } = airport;
  const near = latitude === null || longitude === null ? undefined : `${latitude},${longitude},${within}`;
  const { body, problem } = useApi(
    'listAirports',
    near === undefined ? undefined : { query: { near, filter: sought, limit: ENOUGH + 1, expand: 'code' } },
  );
  const neighbours = body && neighboursOf(airport, body.items);
  const isTooFew = neighbours !== undefined && neighbours.length < ENOUGH && step + 1 < reaches.length;
  if (isTooFew) setAt({ id: airport.id, step: step + 1 });
  return { neighbours: isTooFew ? undefined : neighbours, within, problem };
}

/** Search radii in nautical miles, tried in turn until there are enough airports. */
const reaches = [30, 120, 500, 2000] as const;
const ENOUGH = 8;

type Neighbour = {
  airport: Airport;
  /** They are nautical miles, and degrees true at the start of the geodesic. */
  distance: number;
  initialCourse: number;
};

const sought = JSON.stringify({ facilityType: { in: ['airport', 'seaplaneBase'] }, isClosed: false });

/** Sorts the airports, the nearest first, without the airport itself. */
export function neighboursOf(airport: Pick<Airport, 'id' | 'latitude' | 'longitude'>, found: readonly Airport[]): Neighbour[] {
  const { id, latitude, longitude } = airport;
  if (latitude === null || longitude === null) return [];
  return found
    .flatMap((other) =>
      other.id === id || other.latitude === null || other.longitude === null
        ? []
        : [{ airport: other, ...trackBetween({ latitude, longitude }, { latitude: other.latitude, longitude: other.longitude }) }],
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, ENOUGH);
}
