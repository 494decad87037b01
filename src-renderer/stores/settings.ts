import { create } from 'zustand';
import { keep, readKept } from './kept.ts';

export const looks = ['auto', 'light', 'dark'] as const;
/** `auto` follows the system's light or dark. */
export type Look = (typeof looks)[number];

type Settings = { look: Look; setLook: (look: Look) => void };

const isLook = (value: unknown): value is Look => looks.some((look) => look === value);

export const useSettings = create<Settings>((set) => {
  const kept = readKept('look');
  return {
    look: isLook(kept) ? kept : 'auto',
    setLook: (look) => {
      keep('look', look);
      set({ look });
    },
  };
});
