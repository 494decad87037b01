import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useMap } from '../map-state.ts';
import { bandInWords } from '#domain/flight-level.ts';
import { cornersOf, onMap, touches, type MapNotam } from './map-notams.ts';
import { boxOf, boxText, fitting, grown, rounded } from '../view.ts';

/** It is the largest page of the API. */
const MOST = 300;
/** Degrees around the view: an area whose centre is within them may reach into it. */
const MARGIN = 1;
const CLOSEST_FIT = 11;

const DAY = 86_400_000;
/** Milliseconds for which the list of active NOTAMs is not fetched again. */
const TICK = 300_000;

/**
 * NOTAMs in view that are active at the chosen moment and reach the chosen levels, or those of the one location requested, the most severe first. The
 * server returned `given` of the `total` around here; `outside` more are at other levels.
 */
export function useNotamsInView() {
  const view = useMap((map) => map.view);
  const about = useMap((map) => map.about);
  const band = useMap((map) => map.band);
  const box = useMemo(() => boxOf(view), [view]);
  const moment = useMoment(({ at: chosen }) => chosen);
  const at = useMomentAsked();
  const levels = bandInWords(band);
  const inForce = { status: { in: ['active', 'overdue'] } };
  const here = about === '' ? inForce : { OR: [{ airport: about }, { fir: about }], ...inForce };
  const around = about === '' ? { bbox: boxText(rounded(grown(box, MARGIN))) } : {};
  const filter = JSON.stringify(levels === '' ? here : { ...here, levels });
  // Periods of a day alone: all of theirs would be most of the answer.
  const query = {
    at,
    from: at,
    to: new Date(Date.parse(at) + DAY).toISOString(),
    sort: '-severity,-issueDate',
    limit: MOST,
    ...around,
    filter,
  } as const;
  // The NOTAMs stay while the map is moved; those of another place, moment or levels are never shown as these.
  const shown = { about: `${about} ${levels} ${moment ?? ''}` };
  const { body, latest: list, problem } = useApi('listMapNotams', { query }, shown);
  const atEveryLevel = useApi(
    'listMapNotams',
    levels === '' ? undefined : { query: { at, limit: 1, ...around, filter: JSON.stringify(here) } },
  );
  const all = useMemo(() => (list?.items ?? []).map(onMap), [list]);
  useFitting(about, body === undefined ? undefined : all);
  const notices = useMemo(() => (about === '' ? all.filter((notice) => touches(notice, box)) : all), [all, about, box]);
  const inView = useMemo(() => notices.filter((notice) => touches(notice, box)).length, [notices, box]);
  const outside = levels === '' || list === undefined ? 0 : Math.max(0, (atEveryLevel.body?.totalCount ?? 0) - list.totalCount);
  return { notices, inView, outside, given: all.length, total: list?.totalCount, problem };
}

export type NotamsInView = ReturnType<typeof useNotamsInView>;

/** The chosen moment; else now, in steps long enough to reuse an answer; an import starts a new step, so that its NOTAMs are fetched. */
function useMomentAsked(): string {
  const moment = useMoment(({ at }) => at);
  const now = useNow();
  const imported = Date.parse(useDataset(({ status }) => status?.notamsImportedAt) ?? '');
  const tick = Math.floor(now / TICK) * TICK;
  return new Date(moment ?? (imported > tick && imported <= now ? imported : tick)).toISOString();
}

/** Scrolls the map to the NOTAMs of a location, once, when they have arrived. */
function useFitting(about: string, notices: readonly MapNotam[] | undefined): void {
  const fitted = useRef('');
  useEffect(() => {
    if (about === '') fitted.current = '';
    if (about === '' || notices === undefined || fitted.current === about) return;
    fitted.current = about;
    const corners = notices.flatMap(cornersOf);
    const { view, goTo } = useMap.getState();
    if (corners.length > 0) goTo(fitting(corners, view, CLOSEST_FIT));
  }, [about, notices]);
}
