import { create } from 'zustand';

type KeySheet = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the sheet of all keys is open. */
export const useKeySheet = create<KeySheet>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
