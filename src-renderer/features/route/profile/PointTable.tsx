import type { ParsedRoute } from '#contract/route/route.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime } from '../legs/figures.ts';
import { orDash } from '../legs/columns.tsx';
import { profilePoints } from './profile-points.ts';

/** Shows the profile as text. */
export function PointTable({ route }: { route: ParsedRoute }) {
  const units = useUnits();
  const { routeProfile: texts } = words;
  const { depart } = route.totals;
  return (
    <DataTable
      label={texts.asTable}
      rows={profilePoints(route)}
      keyOf={({ kind, alongNm }) => `${kind}:${alongNm}`}
      columns={[
        { label: words.briefing.point, renderCell: ({ kind, name }) => (kind === 'point' ? name : texts.topNames[kind]) },
        { label: 'NM', isNumber: true, renderCell: ({ alongNm }) => words.route.tenth(alongNm) },
        { label: texts.columns.planned, isNumber: true, renderCell: ({ plannedFt }) => orDash(plannedFt, units.length) },
        {
          label: texts.columns.elevation,
          isNumber: true,
          renderCell: ({ isField, elevationFt }) => (isField ? orDash(elevationFt, units.length) : null),
        },
        { label: words.briefing.time, isNumber: true, renderCell: ({ at }) => orDash(at, (time) => clockTime(time, depart)) },
      ]}
    />
  );
}
