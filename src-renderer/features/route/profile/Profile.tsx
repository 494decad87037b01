import { memo } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { routeAirLines } from '#words/route-air.ts';
import type { Parsed } from '../use-parsed.ts';
import type { Area } from './areas.ts';
import { ProfileChart } from './ProfileChart.tsx';
import shared from '../Route.module.css';
import styles from './Profile.module.css';
import type { ParsedRoute } from '#contract/route/route.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { clockTime } from '../legs/figures.ts';
import { orDash } from '../legs/columns.tsx';
import { profilePoints } from './profile-points.ts';

type ProfileProps = { route: Parsed['route']; areas: readonly Area[]; topFt: number };

/** Planned levels, fields, and the areas of NOTAMs along the route, as a picture and as a table. No terrain, and no safe altitude: neither is in the data. */
export const Profile = memo(function Profile({ route, areas, topFt }: ProfileProps) {
  const { routeProfile: texts, route: routeTexts } = words;
  if (route.legs.length === 0) return <p className={shared.part}>{words.common.noLegs}</p>;
  const why = route.totals.reasons.filter((code) => profileReasons.includes(code));
  return (
    <section className="column" aria-label={texts.title}>
      <ProfileChart
        route={route}
        areas={areas}
        topFt={topFt}
        label={texts.picture(words.route.tenth(route.totals.distanceNm), areas.length)}
      />
      <details className={styles.details}>
        <summary>{texts.asTable}</summary>
        {route.profile.length === 0 && (
          <p>
            {texts.levelsOnly} {why.map((code) => routeTexts.reasons[code]).join(' ')}
          </p>
        )}
        <p className="note">
          {[...routeAirLines(route, words.weather), ...(isByStandard(route) ? [texts.standardNote] : []), texts.note].join(' ')}
        </p>
        <PointTable route={route} />
      </details>
    </section>
  );
});

const isByStandard = ({ legs }: Parsed['route']): boolean =>
  legs.some(({ level, altitudeFt }) => level !== null && level.feet !== null && altitudeFt === null);

const profileReasons: readonly Parsed['route']['totals']['reasons'][number][] = [
  'noAircraft',
  'noProfile',
  'levelUnknown',
  'elevationUnknown',
  'profileImpossible',
  'noWind',
  'noTas',
];

/** Shows the profile as text. */
function PointTable({ route }: { route: ParsedRoute }) {
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
