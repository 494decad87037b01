import { useMemo } from 'react';
import { useApi } from '#renderer/data/api/use-query.ts';
import { RUNWAYS_FROM } from '../airports/airport-kinds.ts';
import { useMap } from '../map-state.ts';
import { drawnRunways, undrawnRunways, type DrawnRunway } from './runway-lines.ts';
import { boxOf, boxText, rounded } from '../view.ts';

/** Largest page of the API; a view at this zoom has fewer airports. */
const MOST = 300;

export type RunwaysInView = {
  lines: readonly DrawnRunway[];
  /** Runways of airports in view of which too little is known to draw them. */
  undrawn: number;
  /** Airports in view whose runways were not fetched. */
  airportsLeft: number;
};

const none: RunwaysInView = { lines: [], undrawn: 0, airportsLeft: 0 };

/** Runways of the airports in view; none when zoomed out. Details have the codes by which an airport without an ICAO code is called. */
export function useRunways(): RunwaysInView {
  const view = useMap((map) => map.view);
  const isNear = view.zoom >= RUNWAYS_FROM;
  const { body, earlier } = useApi(
    'listAirports',
    isNear ? { query: { bbox: boxText(rounded(boxOf(view))), expand: 'details', limit: MOST } } : undefined,
  );
  const list = body ?? earlier;
  return useMemo(() => {
    if (!isNear || list === undefined) return none;
    const { items, totalCount } = list;
    return { lines: drawnRunways(items), undrawn: undrawnRunways(items), airportsLeft: totalCount - items.length };
  }, [isNear, list]);
}
