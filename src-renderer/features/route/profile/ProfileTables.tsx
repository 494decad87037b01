import type { ParsedRoute } from '#contract/route/route.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime, tenths } from '../legs/figures.ts';
import { orDash } from '../legs/not-known.tsx';
import { limitsOf, numberOf, validityInWords } from './area-label.ts';
import type { Area } from './areas.ts';
import { profilePoints } from './profile-points.ts';
import styles from './Profile.module.css';

/** The profile as text. */
export function PointTable({ route }: { route: ParsedRoute }) {
  const units = useUnits();
  const { routeProfile: texts } = words;
  const { depart } = route.totals;
  return (
    <WideTable label={texts.asTable}>
      <thead>
        <tr>
          <th scope="col">{words.briefing.point}</th>
          <th scope="col" data-number>
            NM
          </th>
          <th scope="col" data-number>
            {texts.columns.planned}
          </th>
          <th scope="col" data-number>
            {texts.columns.elevation}
          </th>
          <th scope="col" data-number>
            {words.briefing.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {profilePoints(route).map(({ kind, name, alongNm, plannedFt, elevationFt, isField, at }) => (
          <tr key={`${kind}:${alongNm}`}>
            <th scope="row">{kind === 'point' ? name : texts.topNames[kind]}</th>
            <td data-number>{tenths(alongNm)}</td>
            <td data-number>{orDash(plannedFt, units.length)}</td>
            <td data-number>{isField ? orDash(elevationFt, units.length) : null}</td>
            <td data-number>{orDash(at, (time) => clockTime(time, depart))}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Every area with its limits as written, its validity, and where and when the flight is at it. */
export function AreaTable({ areas, depart }: { areas: readonly Area[]; depart: string | null }) {
  const { routeProfile: texts } = words;
  return (
    <WideTable label={texts.areas}>
      <thead>
        <tr>
          <th scope="col">NOTAM</th>
          <th scope="col">{words.common.limits}</th>
          <th scope="col">{texts.columns.validity}</th>
          <th scope="col" data-number>
            {texts.columns.along}
          </th>
          <th scope="col" data-number>
            {texts.columns.flight}
          </th>
          <th scope="col">{texts.columns.headline}</th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => {
          const { notice, pass } = area;
          return (
            <tr key={`${notice.id}:${pass.entryNm}`}>
              <th scope="row">{numberOf(notice)}</th>
              <td className={styles.line}>{limitsOf(area)}</td>
              <td className={styles.line}>
                {validityInWords(notice)}
                {notice.schedule !== null && `, ${notice.schedule}`}
              </td>
              <td data-number>
                {tenths(pass.entryNm)} – {tenths(pass.exitNm)}
              </td>
              <td data-number>
                {orDash(pass.from, (from) => `${clockTime(from, depart)} – ${pass.to === null ? '' : clockTime(pass.to, depart)}`)}
              </td>
              <td className={styles.words}>{headlineInWords(notice)}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
