/** Whether the pages of airports write all times in local time; until the page is loaded again. */
import { create } from 'zustand';

type LocalTimes = { isLocal: boolean; toggle: () => void };

export const useLocalTimes = create<LocalTimes>((set, get) => ({ isLocal: false, toggle: () => set({ isLocal: !get().isLocal }) }));
