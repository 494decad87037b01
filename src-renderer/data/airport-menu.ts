import { create } from 'zustand';

/** An airport as a list shows it; `code` is what a route calls it. */
export type HandledAirport = { id: string; code: string; name: string };

type Menu = { airport: HandledAirport; /** Pixels of the window. */ x: number; y: number };

/** The open menu of an airport. */
export const useOpenMenu = create<{ menu: Menu | undefined; open: (menu: Menu) => void; close: () => void }>((set) => ({
  menu: undefined,
  open: (menu) => set({ menu }),
  close: () => set({ menu: undefined }),
}));
