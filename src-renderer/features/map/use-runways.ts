import { useMemo } from 'react';
import { useApi } from '#renderer/api/use-api.ts';
import { RUNWAYS_FROM } from './airport-kinds.ts';
import { useMap } from './map-state.ts';
import { runwayLines, type RunwayLine } from './runway-lines.ts';
import { boxOf, boxText, rounded } from './view.ts';

/** Largest page of the API; so near, a view holds fewer airports. */
const MOST = 300;
const none: readonly RunwayLine[] = [];

/** Runways of the airports in view; none from afar. */
export function useRunways(): readonly RunwayLine[] {
  const view = useMap((map) => map.view);
  const isNear = view.zoom >= RUNWAYS_FROM;
  const { body, earlier } = useApi(
    'listAirports',
    isNear ? { query: { bbox: boxText(rounded(boxOf(view))), expand: 'parts', limit: MOST } } : undefined,
  );
  const items = (body ?? earlier)?.items;
  return useMemo(() => (isNear && items !== undefined ? runwayLines(items) : none), [isNear, items]);
}
