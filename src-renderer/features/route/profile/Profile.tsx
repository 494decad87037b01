import type { BriefingReason } from '#contract/briefing/briefing.ts';
import { memo } from 'react';
import { Link } from 'wouter';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { whole } from '../legs/figures.ts';
import type { Parsed } from '../use-parsed.ts';
import { areasOf, highestOf, useAreas, WITHIN_NM } from './areas.ts';
import { ProfileChart } from './ProfileChart.tsx';
import { AreaTable, PointTable } from './ProfileTables.tsx';
import { plannedLines } from './profile-points.ts';
import { topOf } from './scale.ts';
import shared from '../Route.module.css';
import styles from './Profile.module.css';

/** Planned levels, fields, and the areas of NOTAMs along the route, as a picture and as tables. No terrain, and no safe altitude: neither is in the data. */
export const Profile = memo(function Profile({ parsed: { route, plan } }: { parsed: Parsed }) {
  const { body, earlier, problem, isAnonymous } = useAreas(route.legs.length === 0 ? undefined : plan);
  const { routeProfile: texts, route: routeTexts } = words;
  if (route.legs.length === 0) return null;
  const briefing = body ?? earlier;
  const levels = plannedLines(route).flatMap((line) => line.map(({ feet }) => feet));
  const fields = route.points.flatMap(({ elevationFt }) => (elevationFt === null ? [] : [elevationFt]));
  const planned = topOf([...levels, ...fields]);
  // Areas that reach far above the flight are cut off, as the lead says.
  const topFt = briefing === undefined ? planned : Math.min(topOf([planned / 1.15, ...highestOf(briefing)]), planned * 2);
  const areas = briefing === undefined ? [] : areasOf(briefing, topFt);
  const why = route.totals.reasons.filter((code) => profileReasons.includes(code));
  return (
    <Sheet title={texts.title} flush>
      <div className={shared.part} aria-busy={body === undefined && problem === undefined && !isAnonymous}>
        <ProfileChart
          route={route}
          areas={areas}
          topFt={topFt}
          label={texts.picture(words.route.tenth(route.totals.distanceNm), areas.length)}
        />
        {route.profile.length === 0 && (
          <p>
            {texts.levelsOnly} {why.map((code) => routeTexts.reasons[code]).join(' ')}
          </p>
        )}
        <p className={shared.dim}>{texts.note}</p>
        {isAnonymous && (
          <p>
            {texts.needsUser} <Link href="/api/access">{texts.signIn}</Link>
          </p>
        )}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {briefing !== undefined && (
          <p>
            {texts.selection(WITHIN_NM, briefing.settings.upperFt === null ? null : whole(briefing.settings.upperFt))}{' '}
            {areas.length === 0 && texts.noAreas}{' '}
            {briefing.reasons
              .filter((code) => areaReasons.includes(code))
              .map((code) => words.briefing.reasons[code])
              .join(' ')}
          </p>
        )}
      </div>
      {areas.length > 0 && <AreaTable areas={areas} depart={route.totals.depart} />}
      <details className={styles.details}>
        <summary>{texts.asTable}</summary>
        <PointTable route={route} />
      </details>
    </Sheet>
  );
});

const profileReasons: readonly Parsed['route']['totals']['reasons'][number][] = [
  'noAircraft',
  'noProfile',
  'levelUnknown',
  'elevationUnknown',
  'profileImpossible',
  'noWind',
  'noTas',
];

/** What matters for the areas that are drawn; the others are of the sheet alone. */
const areaReasons: readonly BriefingReason[] = [
  'departureNotGiven',
  'departurePassed',
  'arrivalUnknown',
  'levelsUnknown',
  'nothingImported',
  'onlySamples',
  'dataStale',
  'notCovered',
];
