import { useMemo } from 'react';
import type { Navaid } from '#contract/navaids/navaid.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useMap } from '../map-state.ts';
import { boxOf, boxText, holds, rounded } from '../view.ts';
import { drawnTypes } from './navaid-types.ts';

/** Largest page of the API; a view at the zooms where they are drawn rarely has more. */
const MOST = 300;

export type PlacedNavaid = Navaid & LatLon;

export type NavaidsInView = {
  /** Drawn, in view and a little around it. */
  drawn: readonly PlacedNavaid[];
  /** Of these in view, from its centre outwards. */
  inView: readonly PlacedNavaid[];
  /** In view or a little around it, and not fetched. */
  left: number;
};

/** Navaids of the types that are drawn at this zoom and not hidden. */
export function useNavaids(): NavaidsInView {
  const view = useMap((map) => map.view);
  const hidden = useMap((map) => map.hiddenNavaids);
  const types = drawnTypes(view.zoom, hidden);
  const filter = JSON.stringify({ type: { in: types } });
  const { body, earlier } = useApi(
    'listNavaids',
    types.length === 0 ? undefined : { query: { bbox: boxText(rounded(boxOf(view))), filter, limit: MOST } },
  );
  const list = types.length === 0 ? undefined : (body ?? earlier);
  const drawn = useMemo(
    () => (list?.items ?? []).filter((navaid): navaid is PlacedNavaid => navaid.latitude !== null && navaid.longitude !== null),
    [list],
  );
  return useMemo(() => {
    const box = boxOf(view);
    const inView = drawn
      .filter((navaid) => holds(box, navaid))
      .map((navaid) => ({ navaid, distance: roughDistance(view, navaid) }))
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ navaid }) => navaid);
    return { drawn, inView, left: list === undefined ? 0 : list.totalCount - list.items.length };
  }, [drawn, list, view]);
}
