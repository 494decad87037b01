import { create } from 'zustand';
import type { SyncStatus } from '#contract/sync/sync.ts';

type Sync = {
  /** The latest sync status from the server; undefined until there is one. */
  sync: SyncStatus | undefined;
  /** Whether the server sends changes as they happen; otherwise it is polled. */
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
