import { create } from 'zustand';
import type { SyncStatus } from '#contract/sync.ts';

type Sync = {
  /** What the server said last of its fetching; undefined until it has said anything. */
  sync: SyncStatus | undefined;
  /** Whether the server tells of changes as they happen; otherwise it is asked now and then. */
  isLive: boolean;
  setStatus: (sync: SyncStatus) => void;
  setLive: (isLive: boolean) => void;
};

export const useSync = create<Sync>((set) => ({
  sync: undefined,
  isLive: false,
  setStatus: (sync) => set({ sync }),
  setLive: (isLive) => set({ isLive }),
}));
