import type { ParsedRoute } from '#contract/route/route.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime } from '../legs/figures.ts';
import { orDash } from '../legs/columns.tsx';
import { limitsOf, numberOf, validityInWords, type Area } from './areas.ts';
import { profilePoints } from './profile-points.ts';
import styles from './Profile.module.css';

/** The profile as text. */
export function PointTable({ route }: { route: ParsedRoute }) {
  const units = useUnits();
  const { routeProfile: texts } = words;
  const { columns } = texts;
  const { depart } = route.totals;
  return (
    <DataTable
      label={texts.asTable}
      rows={profilePoints(route)}
      keyOf={({ kind, alongNm }) => `${kind}:${alongNm}`}
      columns={[
        { id: 'point', label: columns.point, renderCell: ({ kind, name }) => (kind === 'point' ? name : texts.topNames[kind]) },
        { id: 'along', label: 'NM', isNumber: true, renderCell: ({ alongNm }) => words.route.tenth(alongNm) },
        { id: 'planned', label: columns.planned, isNumber: true, renderCell: ({ plannedFt }) => orDash(plannedFt, units.length) },
        {
          id: 'elevation',
          label: columns.elevation,
          isNumber: true,
          renderCell: ({ isField, elevationFt }) => (isField ? orDash(elevationFt, units.length) : null),
        },
        { id: 'time', label: columns.time, isNumber: true, renderCell: ({ at }) => orDash(at, (time) => clockTime(time, depart)) },
      ]}
    />
  );
}

/** Every area with its limits as written, its validity, and where and when the flight is at it. */
export function AreaTable({ areas, depart }: { areas: readonly Area[]; depart: string | null }) {
  const { columns, areas: label } = words.routeProfile;
  const { tenth } = words.route;
  const flownIn = ({ from, to }: Area['pass']) =>
    orDash(from, (begin) => `${clockTime(begin, depart)} – ${to === null ? '' : clockTime(to, depart)}`);
  return (
    <DataTable
      label={label}
      rows={areas}
      keyOf={({ notice, pass }) => `${notice.id}:${pass.entryNm}`}
      columns={[
        { id: 'notam', label: 'NOTAM', renderCell: ({ notice }) => numberOf(notice) },
        { id: 'limits', label: columns.limits, className: styles.line, renderCell: limitsOf },
        {
          id: 'validity',
          label: columns.validity,
          className: styles.line,
          renderCell: ({ notice }) => `${validityInWords(notice)}${notice.schedule === null ? '' : `, ${notice.schedule}`}`,
        },
        { id: 'along', label: columns.along, isNumber: true, renderCell: ({ pass }) => `${tenth(pass.entryNm)} – ${tenth(pass.exitNm)}` },
        { id: 'flight', label: columns.flight, isNumber: true, renderCell: ({ pass }) => flownIn(pass) },
        { id: 'headline', label: columns.headline, className: styles.words, renderCell: ({ notice }) => headlineInWords(notice) },
      ]}
    />
  );
}
