import { create } from 'zustand';

type PlaceInList = {
  /** The list that the marked row belongs to; see `Rows.name`. */
  name: string;
  row: number;
  mark: (name: string, row: number) => void;
};

/** The marked row of the last list; kept when the screen is left, so that coming back finds the place. */
const usePlace = create<PlaceInList>((set) => ({
  name: '',
  row: 0,
  mark: (name, row) => set({ name, row }),
}));

/** The marked row of a list: where it was left, or the first. */
export function useMarkedRow(name: string): { marked: number; mark: (row: number) => void } {
  const marked = usePlace((place) => (place.name === name ? place.row : 0));
  return { marked, mark: (row) => usePlace.getState().mark(name, row) };
}
