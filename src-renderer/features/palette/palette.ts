import { create } from 'zustand';

type Palette = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the palette stands over the screen; the menus and the tray open it too. */
export const usePalette = create<Palette>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
