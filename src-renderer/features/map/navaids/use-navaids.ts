import { useMemo } from 'react';
import type { NavaidType } from '#contract/navaids/navaid.ts';
import type { MapNavaid } from '#domain/map-set/map-set.ts';
import { useAirports } from '../airports/airports.ts';
import { nearestTo } from '../airports/in-view.ts';
import { useMap } from '../map-state.ts';
import { boxOf, holds, rounded } from '../view.ts';
import { drawnTypes } from './navaid-marks.ts';

export type PlacedNavaid = MapNavaid & { type: NavaidType };

export const isPlaced = (navaid: MapNavaid): navaid is PlacedNavaid => navaid.type !== null;

const none: readonly PlacedNavaid[] = [];

/** Navaids of the types that are drawn at this zoom and not hidden, also a little around the view; those in view from its centre outwards. */
export function useNavaids() {
  const view = useMap((map) => map.view);
  const hidden = useMap((map) => map.hiddenNavaids);
  const navaids = useAirports((airports) => airports.navaids);
  // The same list as long as the map moves little: it is handed to the map whole.
  const types = drawnTypes(view.zoom, hidden).join();
  const around = JSON.stringify(rounded(boxOf(view)));
  const drawn = useMemo(() => {
    if (navaids === undefined || types === '') return none;
    const box = JSON.parse(around) as ReturnType<typeof rounded>;
    const shown = new Set(types.split(','));
    return navaids.filter(isPlaced).filter((navaid) => shown.has(navaid.type) && holds(box, navaid));
  }, [navaids, types, around]);
  return useMemo(() => {
    const box = boxOf(view);
    const within = drawn.filter((navaid) => holds(box, navaid));
    return { drawn, inView: nearestTo(view, within) };
  }, [drawn, view]);
}

export type NavaidsInView = ReturnType<typeof useNavaids>;

/** What finds one navaid among those of its ident: `GET /navaids/{id}`. */
export const navaidRequest = ({ ident, type, latitude, longitude }: PlacedNavaid) => ({
  params: { id: ident },
  query: { near: `${latitude},${longitude},1`, type },
});

/** Tells it from others in a list. */
export const navaidKey = ({ ident, type, latitude, longitude }: PlacedNavaid): string => `${ident} ${type} ${latitude},${longitude}`;
