import type { ParsedRoute } from '#contract/route/route.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime } from '../legs/figures.ts';
import { orDash } from '../legs/columns.tsx';
import { limitsOf, numberOf, noticeValidity, type Area } from './areas.ts';
import { profilePoints } from './profile-points.ts';
import styles from './Profile.module.css';

/** The profile as text. */
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

/** Every area with its limits as written, its validity, and where and when the flight is at it. */
export function AreaTable({ areas, depart }: { areas: readonly Area[]; depart: string | null }) {
  const { routeProfile: texts } = words;
  return (
    <DataTable
      label={texts.areas}
      rows={areas}
      keyOf={({ notice, pass }) => `${notice.id}:${pass.entryNm}`}
      columns={[
        { label: 'NOTAM', renderCell: ({ notice }) => numberOf(notice) },
        { label: words.common.limits, className: styles.line, renderCell: limitsOf },
        {
          label: texts.columns.validity,
          className: styles.line,
          renderCell: ({ notice }) => [noticeValidity(notice), ...(notice.schedule === null ? [] : [notice.schedule])].join(', '),
        },
        {
          label: texts.columns.along,
          isNumber: true,
          renderCell: ({ pass }) => `${words.route.tenth(pass.entryNm)} – ${words.route.tenth(pass.exitNm)}`,
        },
        {
          label: texts.columns.flight,
          isNumber: true,
          renderCell: ({ pass: { from, to } }) =>
            orDash(from, (time) => `${clockTime(time, depart)} – ${to === null ? '' : clockTime(to, depart)}`),
        },
        { label: texts.columns.headline, className: styles.words, renderCell: ({ notice }) => headlineInWords(notice) },
      ]}
    />
  );
}
