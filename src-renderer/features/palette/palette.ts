import { create } from 'zustand';

type Palette = {
  isOpen: boolean;
  /** The choice leads to a screen: the focus goes there instead of back to where it was. */
  leaves: boolean;
  open: () => void;
  close: () => void;
  leave: () => void;
};

/** Whether the palette is open; the menus and the tray open it too. */
export const usePalette = create<Palette>((set) => ({
  isOpen: false,
  leaves: false,
  open: () => set({ isOpen: true, leaves: false }),
  close: () => set({ isOpen: false }),
  leave: () => set({ leaves: true }),
}));
