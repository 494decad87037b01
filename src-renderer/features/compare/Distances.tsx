import type { Airport } from '#contract/airports/airport.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';

const nameOf = (airport: Airport): string => leadingCode(airport) ?? airport.name;

/** Shows distance and direction between each pair of airports. */
export function Distances({ airports }: { airports: readonly Airport[] }) {
  const units = useUnits();
  const { compare } = words;
  return (
    <Sheet title={words.common.distances} flush>
      <DataTable
        label={words.common.distances}
        rows={airports}
        keyOf={({ id }) => id}
        columns={[
          { label: compare.fromTo, renderCell: nameOf },
          ...airports.map((to) => ({
            id: to.id,
            label: nameOf(to),
            renderCell: (from: Airport) =>
              from.id === to.id
                ? '–'
                : known(wayOf(from, to), ({ distance, initialCourse }) =>
                    words.common.away(units.distance(distance), wholeDegrees(initialCourse)),
                  ),
          })),
        ]}
      />
      <p className="quiet">{compare.distancesNote}</p>
    </Sheet>
  );
}

/** Undefined where one of the positions is unknown. */
function wayOf(from: Airport, to: Airport) {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return undefined;
  return trackBetween({ latitude: from.latitude, longitude: from.longitude }, { latitude: to.latitude, longitude: to.longitude });
}
