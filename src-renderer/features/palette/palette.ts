import { create } from 'zustand';

type Palette = {
  isOpen: boolean;
  /** What was chosen leads to a screen: the focus goes there, and not back to where it was. */
  leaves: boolean;
  open: () => void;
  close: () => void;
  leave: () => void;
};

/** Whether the palette stands over the screen; the menus and the tray open it too. */
export const usePalette = create<Palette>((set) => ({
  isOpen: false,
  leaves: false,
  open: () => set({ isOpen: true, leaves: false }),
  close: () => set({ isOpen: false }),
  leave: () => set({ leaves: true }),
}));
