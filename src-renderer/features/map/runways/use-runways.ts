import { useMemo } from 'react';
import { kinds, RUNWAYS_FROM } from '../airports/airport-kinds.ts';
import { airportAt, rowsWithin } from '../airports/airport-rows.ts';
import { useAirports } from '../airports/airports.ts';
import { useMap } from '../map-state.ts';
import { boxOf, rounded } from '../view.ts';
import { drawnRunways, undrawnRunways, type AirportWithRunways, type DrawnRunway } from './runway-lines.ts';
import { runwaysOf } from './runway-columns.ts';

export type RunwaysInView = {
  lines: readonly DrawnRunway[];
  /** Runways of airports in view of which too little is known to draw them. */
  undrawn: number;
};

const none: RunwaysInView = { lines: [], undrawn: 0 };

/** Runways of the airports in view and a little around it; none when zoomed out. */
export function useRunways(): RunwaysInView {
  const view = useMap((map) => map.view);
  const rows = useAirports((airports) => airports.rows);
  const isNear = view.zoom >= RUNWAYS_FROM;
  // The same lines as long as the map moves little: they are handed to the map whole.
  const around = isNear ? JSON.stringify(rounded(boxOf(view))) : '';
  return useMemo(() => {
    if (around === '') return none;
    const box = JSON.parse(around) as ReturnType<typeof rounded>;
    const airports = kinds.flatMap((kind): AirportWithRunways[] => {
      const ofKind = rows[kind];
      if (ofKind === undefined) return [];
      return rowsWithin(ofKind, box).map((row) => ({ ...airportAt(ofKind, row), runways: runwaysOf(ofKind.runways, row) }));
    });
    return { lines: drawnRunways(airports), undrawn: undrawnRunways(airports) };
  }, [rows, around]);
}
