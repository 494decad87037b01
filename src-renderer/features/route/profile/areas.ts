/** Prepares the areas of NOTAMs that a route meets for the profile; nothing of them is concluded here. */
import type { ReplyOf } from '#contract/endpoints.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { useApi, type QueryState } from '#renderer/data/api/use-query.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { validityInWords } from '#renderer/format/notams/period.ts';
import { zulu } from '#renderer/format/time.ts';
import { words } from '#renderer/i18n/words.ts';
import { whole } from '../legs/figures.ts';
import type { Parsed } from '../use-parsed.ts';
import { plannedLines } from './profile-points.ts';
import { topOf } from './scale.ts';

type Notice = Briefing['notices'][number];

/** Feet on the axis of the profile. `isKnown`: both limits are altitudes, so not heights above a ground that is not in the data. */
export type Area = { notice: Notice; pass: Notice['passes'][number]; floor: number; ceiling: number; isKnown: boolean };

const isAltitude = (limit: Notice['floor']): boolean => limit !== null && limit.reference !== 'aboveGround' && limit.reference !== null;

/** It is an altitude, where the core has one. */
const feetOf = (limit: Notice['floor']): number | null => limit?.altitudeFt ?? limit?.feet ?? null;

/** `topFt` is the end of the axis, to which unlimited and unknown ones reach. */
export const areasOf = ({ notices, enRoute }: Briefing, topFt: number): Area[] =>
  notices
    .filter(({ id }) => enRoute.notices.includes(id))
    .flatMap((notice) =>
      notice.passes.map((pass) => {
        const isKnown = isAltitude(notice.floor) && isAltitude(notice.ceiling);
        const floor = isKnown ? (feetOf(notice.floor) ?? 0) : 0;
        const ceiling = isKnown ? Math.min(feetOf(notice.ceiling) ?? topFt, topFt) : topFt;
        return { notice, pass, floor: Math.min(floor, topFt), ceiling, isKnown };
      }),
    )
    .toSorted((a, b) => a.pass.entryNm - b.pass.entryNm);

/** The highest altitude that an area of the briefing has, for the end of the axis. */
const highestOf = ({ notices, enRoute }: Briefing): number[] =>
  notices.filter(({ id }) => enRoute.notices.includes(id)).flatMap(({ floor, ceiling }) => [feetOf(floor) ?? 0, feetOf(ceiling) ?? 0]);

/** Nautical miles to each side within which an area is drawn: a pilot flies no line. */
export const WITHIN_NM = 5;
/** Milliseconds that edits must rest: a briefing reads every NOTAM stored. */
const REST = 700;

export type Briefing = ReplyOf<'brief'>;

/** Loads the areas of NOTAMs along the route, for the profile, whose axis ends at `topFt`, the list and the map. */
export function useAreas(parsed: Parsed | undefined) {
  const route = parsed === undefined || parsed.route.legs.length === 0 ? undefined : parsed.route;
  const { body, latest, problem, isAnonymous } = useBriefing(route && parsed?.plan);
  const briefing = route && latest;
  const levels = route === undefined ? [] : plannedLines(route).flatMap((line) => line.map(({ feet }) => feet));
  const fields = (route?.points ?? []).flatMap(({ elevationFt }) => (elevationFt === null ? [] : [elevationFt]));
  const planned = topOf([...levels, ...fields]);
  // Areas that reach far above the flight are cut off.
  const topFt = briefing === undefined ? planned : Math.min(topOf([planned / 1.15, ...highestOf(briefing)]), planned * 2);
  const isBusy = route !== undefined && body === undefined && problem === undefined && !isAnonymous;
  return { briefing, areas: briefing === undefined ? [] : areasOf(briefing, topFt), topFt, isBusy, problem, isAnonymous };
}

export type RouteAreas = ReturnType<typeof useAreas>;

/** What the server's briefing says of NOTAMs along the route. */
function useBriefing(plan: RoutePlan | undefined): QueryState<Briefing> & { isAnonymous: boolean } {
  const isAnonymous = useIsAnonymous();
  const version = useNotamVersion(plan?.depart === undefined);
  const answer = useApi(
    'brief',
    isAnonymous || plan === undefined ? undefined : { query: {}, body: { ...plan, options: { corridorNm: WITHIN_NM } } },
    { rest: REST, version },
  );
  return { ...answer, isAnonymous };
}

export const numberOf = ({ notamId, id }: Pick<Notice, 'notamId' | 'id'>): string => notamId ?? id;

/** Times are UTC, in which a route is flown. */
export const noticeValidity = (notice: Notice): string => validityInWords({ ...notice, decoded: notice }, (date) => zulu(date) ?? date);

/** Items F and G are given as written, else in feet; the text says where they are not known, or not over a known datum. */
export function limitsOf({ notice: { lowerLimit, upperLimit, floor, ceiling, qnh }, isKnown }: Area): string {
  const { routeProfile: texts } = words;
  const feet = (limit: Notice['floor']): string => {
    if (limit === null) return words.common.unknown;
    if (limit.reference === 'unlimited') return 'UNL';
    return limit.reference === 'surface' ? 'SFC' : limit.feet === null ? words.common.unknown : `${whole(limit.feet)} ft`;
  };
  if (floor === null && ceiling === null) return texts.limitsUnknown;
  const written = `${lowerLimit ?? feet(floor)} – ${upperLimit ?? feet(ceiling)}`;
  const byQnh = [floor, ceiling].flatMap((limit) =>
    limit?.reference === 'flightLevel' && limit.altitudeFt !== null ? [`${whole(limit.altitudeFt)} ft`] : [],
  );
  if (isKnown && qnh !== null && byQnh.length > 0)
    return texts.altitudes(written, `${byQnh.join(' – ')}, ${words.weather.qnh(qnh.qnhHpa)} ${qnh.station}`);
  return isKnown ? written : texts.limitsAboveGround(written);
}
