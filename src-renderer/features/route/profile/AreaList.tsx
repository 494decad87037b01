import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { BriefingReason } from '#contract/briefing/briefing.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { markOnRoute, useMarkedArea } from '#renderer/data/route/route-mark.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { qnhLines } from '#words/route-air.ts';
import { clockTime, whole } from '../legs/figures.ts';
import { limitsOf, noticeValidity, numberOf, WITHIN_NM, type Area, type RouteAreas } from './areas.ts';
import shared from '../Route.module.css';
import styles from './Profile.module.css';

type AreaListProps = { found: RouteAreas; depart: string | null };

/** Every area with its limits as written, its validity, and where and when the flight is at it; the marked one is marked on the map and in the profile. */
export function AreaList({ found: { areas, briefing, problem, isAnonymous, isBusy }, depart }: AreaListProps) {
  const { routeProfile: texts } = words;
  const upperFt = briefing?.settings.upperFt ?? null;
  const byQnh = briefing === undefined ? [] : qnhLines(briefing.settings.qnh, words.weather);
  const notes = briefing?.reasons.filter((code) => areaReasons.includes(code)).map((code) => words.briefing.reasons[code]) ?? [];
  return (
    <section className={shared.section} aria-label={texts.areas} aria-busy={isBusy}>
      <h2>{texts.areas}</h2>
      {isAnonymous && (
        <p className="note">
          {texts.needsUser} <Link href="/api/access">{words.common.signIn}</Link>
        </p>
      )}
      <ProblemNotice problem={problem} />
      {areas.length > 0 && (
        <ul className="bare-list" aria-label={texts.areas}>
          {areas.map((area) => (
            <AreaRow key={`${area.notice.id}:${area.pass.entryNm}`} area={area} depart={depart} />
          ))}
        </ul>
      )}
      {briefing !== undefined && (
        <p className="note">
          {texts.selection(WITHIN_NM, upperFt === null ? null : whole(upperFt))} {areas.length === 0 && texts.noAreas}{' '}
          {[...byQnh, ...notes].join(' ')}
        </p>
      )}
    </section>
  );
}

function AreaRow({ area, depart }: { area: Area; depart: string | null }) {
  const { notice, pass } = area;
  const isMarked = useMarkedArea() === notice.id;
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const { from, to, entryNm, exitNm } = pass;
  const { tenth } = words.route;
  const passed = from === null ? '' : words.routeProfile.passed(clockTime(from, depart), to === null ? '' : clockTime(to, depart));
  const facts = [limitsOf(area), noticeValidity(notice), notice.schedule, passed, `${tenth(entryNm)} – ${tenth(exitNm)} NM`];
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={styles.areaRow}
        aria-pressed={isMarked}
        onClick={() => markOnRoute(isMarked ? undefined : { kind: 'area', id: notice.id })}
      >
        <span>
          <b>{numberOf(notice)}</b> {headlineInWords(notice)}
        </span>
        <span className="note">{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</span>
      </button>
    </li>
  );
}

/** These matter for the areas that are drawn; the others are of the sheet alone. */
const areaReasons: readonly BriefingReason[] = [
  'departureNotGiven',
  'departurePassed',
  'arrivalUnknown',
  'levelsUnknown',
  'standardPressure',
  'nothingImported',
  'onlySamples',
  'dataStale',
  'notCovered',
];
