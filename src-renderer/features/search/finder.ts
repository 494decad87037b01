import { create } from 'zustand';

type Finder = {
  query: string;
  /** Index of the marked row in the list. */
  marked: number;
  /** Grows with each request to type: the box then takes the focus. */
  focusVersion: number;
  type: (query: string) => void;
  mark: (marked: number) => void;
  call: () => void;
};

/** The current search; kept when the screen is left, so that coming back finds the list as it was. */
export const useFinder = create<Finder>((set) => ({
  query: '',
  marked: 0,
  focusVersion: 0,
  type: (query) => set({ query, marked: 0 }),
  mark: (marked) => set({ marked }),
  call: () => set(({ focusVersion }) => ({ focusVersion: focusVersion + 1 })),
}));
