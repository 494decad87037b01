import { create } from 'zustand';
import type { SyncStatus } from '#contract/sync.ts';

type Sync = {
  /** What the server said last of its fetching; undefined until it has said anything. */
  sync: SyncStatus | undefined;
  /** Whether the server tells of changes as they happen; otherwise it is asked now and then. */
  isLive: boolean;
  know: (sync: SyncStatus) => void;
  hear: (isLive: boolean) => void;
};

export const useSync = create<Sync>((set) => ({
  sync: undefined,
  isLive: false,
  know: (sync) => set({ sync }),
  hear: (isLive) => set({ isLive }),
}));
