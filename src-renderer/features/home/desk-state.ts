/** What is typed on Home: the time beside now, which is forgotten with the page, and the last wind, which is kept in this browser. */
import { create } from 'zustand';
import { keep, readKept } from '#renderer/data/kept.ts';

const NAME = 'desk.wind';

type DeskState = {
  /** As typed. */
  time: string;
  wind: string;
  setTime: (time: string) => void;
  setWind: (wind: string) => void;
};

export const useDeskState = create<DeskState>((set) => {
  const kept = readKept(NAME);
  return {
    time: '',
    wind: typeof kept === 'string' ? kept : '',
    setTime: (time) => set({ time }),
    setWind: (wind) => {
      keep(NAME, wind);
      set({ wind });
    },
  };
});
