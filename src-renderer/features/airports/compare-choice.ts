/** Airports chosen to be compared side by side; kept when the screen is left, so that they can be collected from several filters. */
import { create } from 'zustand';
import type { Airport } from '#contract/airports/airport.ts';
import { airportKey } from '#renderer/format/names.ts';

/** More don't fit beside each other. */
const MOST_COMPARED = 4;

/** `key` is used in addresses; `id` is the airport's. */
export type Compared = { id: string; key: string; name: string };

type CompareChoice = {
  chosen: readonly Compared[];
  /** Returns the outcome; `full` means that nothing changed. */
  toggle: (airport: Pick<Airport, 'id' | 'icaoCode' | 'name'>) => 'added' | 'taken' | 'full';
  clear: () => void;
};

export const useCompareChoice = create<CompareChoice>((set, get) => ({
  chosen: [],
  toggle: (airport) => {
    const { chosen } = get();
    const rest = chosen.filter(({ id }) => id !== airport.id);
    if (rest.length < chosen.length) {
      set({ chosen: rest });
      return 'taken';
    }
    if (chosen.length >= MOST_COMPARED) return 'full';
    set({ chosen: [...chosen, { id: airport.id, key: airportKey(airport), name: airport.name }] });
    return 'added';
  },
  clear: () => set({ chosen: [] }),
}));

/** The screen that compares them. */
export const compareAddress = (chosen: readonly Compared[]): string =>
  `/compare/${chosen.map(({ key }) => encodeURIComponent(key)).join(',')}`;
