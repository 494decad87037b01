import { create } from 'zustand';

type Finder = {
  query: string;
  /** Place of the marked row in the list. */
  marked: number;
  /** Grows with each wish to type: the box takes the focus then. */
  focusVersion: number;
  type: (query: string) => void;
  mark: (marked: number) => void;
  call: () => void;
};

/** What is being looked for; outlives the screen, so that coming back finds the list as it was. */
export const useFinder = create<Finder>((set) => ({
  query: '',
  marked: 0,
  focusVersion: 0,
  type: (query) => set({ query, marked: 0 }),
  mark: (marked) => set({ marked }),
  call: () => set(({ focusVersion }) => ({ focusVersion: focusVersion + 1 })),
}));
