import { create } from 'zustand';

type BoxState = {
  /** Grows with each request to type: the box then takes the focus. */
  calls: number;
  call: () => void;
};

/** Menus, the tray and keys call the box of the window. */
export const useBoxState = create<BoxState>((set) => ({
  calls: 0,
  call: () => set(({ calls }) => ({ calls: calls + 1 })),
}));
