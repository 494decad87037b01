import { useMemo } from 'react';
import { kinds, RUNWAYS_FROM } from '../airports/airport-kinds.ts';
import { useAirports } from '../airports/airports.ts';
import { useMap } from '../map-state.ts';
import { boxOf, holds, rounded } from '../view.ts';
import { drawnRunways, type DrawnRunway } from './runway-lines.ts';

export type RunwaysInView = {
  lines: readonly DrawnRunway[];
  /** Runways of airports in view of which too little is known to draw them. */
  undrawn: number;
};

const none: RunwaysInView = { lines: [], undrawn: 0 };

/** Runways of the airports in view and a little around it; none when zoomed out. */
export function useRunways(): RunwaysInView {
  const view = useMap((map) => map.view);
  const airports = useAirports((loaded) => loaded.airports);
  const isNear = view.zoom >= RUNWAYS_FROM;
  // The same lines as long as the map moves little: they are handed to the map whole.
  const around = isNear ? JSON.stringify(rounded(boxOf(view))) : '';
  return useMemo(() => {
    if (around === '') return none;
    const box = JSON.parse(around) as ReturnType<typeof rounded>;
    const within = kinds.flatMap((kind) => (airports[kind] ?? []).filter((airport) => holds(box, airport)));
    const lines = drawnRunways(within);
    return { lines, undrawn: within.flatMap(({ runways }) => runways).length - lines.length };
  }, [airports, around]);
}
