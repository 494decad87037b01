import { create } from 'zustand';
import type { SyncStatus, SyncBody } from '#contract/sync/sync.ts';
import { api } from '#renderer/data/api/client.ts';

type Sync = {
  /** The latest sync status from the server; undefined until there is one. */
  sync: SyncStatus | undefined;
  /** The server sends changes as they happen; otherwise it is polled. */
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

/** Fetches from one source or all; throws ApiProblem. The event stream may report its start, and even its end, before this answer arrives. */
export async function startSync(body: SyncBody = {}): Promise<void> {
  const begun = await api('startSync', { body });
  const { isLive, setStatus } = useSync.getState();
  if (!isLive) setStatus(begun);
}

const LOOK_EVERY_MS = 500;

/** Resolves when no sync is under way; throws ApiProblem. */
export async function syncEnded(): Promise<void> {
  for (;;) {
    const status = await api('getSync', {});
    if (!useSync.getState().isLive) useSync.getState().setStatus(status);
    if (status.state !== 'running') return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
