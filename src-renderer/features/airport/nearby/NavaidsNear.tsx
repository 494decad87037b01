import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { latLonOf } from '#domain/lat-lon.ts';
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
import { withTracks } from './with-tracks.ts';

/** Lists the navaids within 40 NM, with how to tune them, and distance and direction from the airport. */
export function NavaidsNear({ airport, declination }: { airport: Airport; declination: Variation | undefined }) {
  const place = latLonOf(airport);
  const { body, problem } = useApi(
    'listNavaids',
    place && { query: { near: `${place.latitude},${place.longitude},${NAVAIDS_WITHIN}`, limit: MOST_NAVAIDS } },
  );
  const units = useUnits();
  const { airport: text } = words;
  const near = place && body && withTracks(place, body.items);
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
          <NavaidTable near={near} variation={declination?.degrees} />
          <p className="quiet">{text.navaidsNote}</p>
        </>
      )}
    </FoldingSheet>
  );
}

type NavaidTableProps = { near: ReturnType<typeof withTracks<Navaid>>; variation: number | undefined };

function NavaidTable({ near, variation }: NavaidTableProps) {
  const units = useUnits();
  const { navaidsNear, navaidBearing } = words.airport;
  return (
    <DataTable
      label={navaidsNear}
      rows={near}
      keyOf={({ place: navaid }) => navaid.id}
      columns={[
        {
          label: words.common.ident,
          isShort: true,
          className: 'mono nowrap',
          renderCell: ({ place: navaid }) => <Link href={onMap('navaid', navaid.id)}>{navaid.ident}</Link>,
        },
        { label: words.common.name, renderCell: ({ place: navaid }) => navaid.name },
        { label: words.common.type, renderCell: ({ place: navaid }) => orUnknown(navaid.type, String) },
        {
          label: words.route.columns.frequency.long,
          isNumber: true,
          renderCell: ({ place: navaid }) => orUnknown(frequencyInWords(navaid), String),
        },
        { label: words.common.distance, isNumber: true, renderCell: ({ distance }) => units.distance(distance) },
        { label: navaidBearing, renderCell: ({ initialCourse }) => bearingInWords(initialCourse, variation) },
        {
          label: words.route.title,
          renderCell: ({ place: navaid }) => (
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

/** Writes the true bearing and, by the variation at the airport in degrees, east positive, the magnetic one. */
export const bearingInWords = (course: number, variation: number | undefined): string =>
  `${wholeDegrees(course)} (${variation === undefined ? words.common.unknown : wholeDegrees(toMagnetic(course, variation))})`;
