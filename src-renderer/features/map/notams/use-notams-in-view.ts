import { useEffect, useMemo, useRef } from 'react';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useMap } from '../map-state.ts';
import { cornersOf, onMap, touches, type MapNotam } from './map-notams.ts';
import { boxOf, boxText, fitting, grown, rounded } from '../view.ts';

/** Largest page of the API. */
const MOST = 300;
/** Degrees around the view within which the middle of an area may lie that reaches into it. */
const MARGIN = 1;
const CLOSEST_FIT = 11;

export type NotamsInView = {
  /** The gravest first; those of one location with `about`, in view or not. */
  notices: readonly MapNotam[];
  /** How many of them lie in view. */
  inView: number;
  /** How many the server gave, and how many it holds around here. */
  given: number;
  total: number | undefined;
  problem: ApiProblem | undefined;
};

/** Milliseconds for which what is in force now is not asked for anew. */
const TICK = 300_000;

/** NOTAMs that are in force now and lie in view, or those of the location that alone is asked for. */
export function useNotamsInView(): NotamsInView {
  const view = useMap((map) => map.view);
  const about = useMap((map) => map.about);
  const box = useMemo(() => boxOf(view), [view]);
  const at = useMoment();
  const inForce = { status: { in: ['active', 'overdue'] } };
  const where = { OR: [{ icao: about }, { fir: about }], ...inForce };
  const { body, earlier, problem } = useApi('listNotams', {
    query: {
      expand: 'decoded',
      at,
      sort: '-severity,-issueDate',
      limit: MOST,
      ...(about === ''
        ? { bbox: boxText(rounded(grown(box, MARGIN))), filter: JSON.stringify(inForce) }
        : { filter: JSON.stringify(where) }),
    },
  });
  const list = body ?? earlier;
  const all = useMemo(() => (list?.items ?? []).map(onMap), [list]);
  useFitting(about, body === undefined ? undefined : all);
  const inView = useMemo(() => all.filter((notice) => touches(notice, box)), [all, box]);
  return { notices: about === '' ? inView : all, inView: inView.length, given: all.length, total: list?.totalCount, problem };
}

/** Now, in steps that are long enough to keep an answer; an import begins another one, so that what it brought is asked for. */
function useMoment(): string {
  const now = useNow();
  const imported = Date.parse(useDataset(({ status }) => status?.notamsImportedAt) ?? '');
  const tick = Math.floor(now / TICK) * TICK;
  return new Date(imported > tick && imported <= now ? imported : tick).toISOString();
}

/** Brings the notices of a location into view, once when they have come. */
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
