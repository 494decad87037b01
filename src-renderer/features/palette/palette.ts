import { create } from 'zustand';

type Palette = {
  isOpen: boolean;
  /** The choice leads to a screen: the focus goes there instead of back to where it was. */
  leaves: boolean;
  /** What was typed, also before the palette was there to be typed into. */
  typed: string;
  setTyped: (typed: string) => void;
  open: () => void;
  close: () => void;
  leave: () => void;
};

/** Whether the palette is open; the menus and the tray open it too. */
export const usePalette = create<Palette>((set) => ({
  isOpen: false,
  leaves: false,
  typed: '',
  setTyped: (typed) => set({ typed }),
  open: () => set({ isOpen: true, leaves: false, typed: '' }),
  close: () => set({ isOpen: false }),
  leave: () => set({ leaves: true }),
}));
