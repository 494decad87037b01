import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { type Variation, toMagnetic } from '#domain/magnetic.ts';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { onMap } from '#renderer/data/on-map.ts';
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { frequencyInWords } from '#renderer/format/navaid.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';

/** Lists the navaids within 40 NM, with how to tune them, and distance and direction from the airport. */
export function NavaidsNear({ airport, declination }: { airport: Airport; declination: Variation | undefined }) {
  const place = latLonOf(airport);
  const { body, problem } = useApi(
    'listNavaids',
    place && { query: { near: `${place.latitude},${place.longitude},${NAVAIDS_WITHIN}`, limit: MOST_NAVAIDS } },
  );
  const units = useUnits();
  const { airport: text } = words;
  const near = place && body && navaidsAround(place, body.items, declination?.degrees);
  return (
    <FoldingSheet name="airport.navaids" title={text.navaidsNear} aside={place && text.nearestWithin(units.distance(NAVAIDS_WITHIN))} flush>
      <ProblemNotice problem={problem} />
      {place === undefined && <p className="quiet">{text.nearestUnknown}</p>}
      {near?.length === 0 && (
        <>
          <p className="quiet">{text.navaidsNone}</p>
          <LossLines only="navaids" className="quiet" />
        </>
      )}
      {near !== undefined && near.length > 0 && (
        <>
          <NavaidTable near={near} />
          <p className="quiet">{text.navaidsNote}</p>
        </>
      )}
    </FoldingSheet>
  );
}

function NavaidTable({ near }: { near: readonly NearNavaid[] }) {
  const units = useUnits();
  const { navaidsNear, navaidTable } = words.airport;
  return (
    <DataTable
      label={navaidsNear}
      rows={near}
      keyOf={({ navaid }) => navaid.id}
      columns={[
        {
          label: words.common.ident,
          isShort: true,
          className: 'mono nowrap',
          renderCell: ({ navaid }) => <Link href={onMap('navaid', navaid.id)}>{navaid.ident}</Link>,
        },
        { label: words.common.name, renderCell: ({ navaid }) => navaid.name },
        { label: words.common.type, renderCell: ({ navaid }) => orUnknown(navaid.type, String) },
        { label: navaidTable.frequency, isNumber: true, renderCell: ({ navaid }) => orUnknown(frequencyInWords(navaid), String) },
        { label: words.common.distance, isNumber: true, renderCell: ({ distance }) => units.distance(distance) },
        {
          label: navaidTable.bearing,
          isNumber: true,
          renderCell: ({ trueBearing, magneticBearing }) =>
            `${wholeDegrees(trueBearing)} (${magneticBearing === null ? words.common.unknown : wholeDegrees(magneticBearing)})`,
        },
        {
          label: words.route.title,
          renderCell: ({ navaid }) => (
            <Link
              href={addToRoute(navaid.ident, navaid.id)}
              aria-label={words.routeMap.addNamed(navaid.ident)}
              title={words.common.addToRoute}
            >
              +
            </Link>
          ),
        },
      ]}
    />
  );
}

/** The reach is in nautical miles. */
const NAVAIDS_WITHIN = 40;
/** Fewer are around any airport within that distance. */
const MOST_NAVAIDS = 100;

type NearNavaid = {
  navaid: Navaid;
  /** The distance is in nautical miles, the bearing in degrees at the start of the geodesic from the airport. */
  distance: number;
  trueBearing: number;
  /** Null means that the variation is unknown. */
  magneticBearing: number | null;
};

/** The nearest first. `variation` is that at the airport, degrees, east positive. */
export function navaidsAround(airport: LatLon, found: readonly Navaid[], variation: number | undefined): NearNavaid[] {
  return found
    .flatMap((navaid) => {
      const { latitude, longitude } = navaid;
      if (latitude === null || longitude === null) return [];
      const { distance, initialCourse } = trackBetween(airport, { latitude, longitude });
      const magneticBearing = variation === undefined ? null : toMagnetic(initialCourse, variation);
      return [{ navaid, distance, trueBearing: initialCourse, magneticBearing }];
    })
    .toSorted((a, b) => a.distance - b.distance);
}
