import { create } from 'zustand';
import type { SyncStatus, SyncBody } from '#contract/sync/sync.ts';
import { api } from '#renderer/data/api/client.ts';

type Sync = {
  /** The latest sync status from the server; undefined until there is one. */
  sync: SyncStatus | undefined;
  /** The server sends changes as they happen; otherwise it is polled. */
  isLive: boolean;
};

export const useSync = create<Sync>(() => ({ sync: undefined, isLive: false }));

/** Fetches from one source or all; throws ApiProblem. The event stream may report its start, and even its end, before this answer arrives. */
export async function startSync(body: SyncBody = {}): Promise<void> {
  const sync = await api('startSync', { body });
  if (!useSync.getState().isLive) useSync.setState({ sync });
}

const LOOK_EVERY_MS = 500;

/** Resolves when no sync is under way; throws ApiProblem. */
export async function syncEnded(): Promise<void> {
  for (;;) {
    const sync = await api('getSync', {});
    if (!useSync.getState().isLive) useSync.setState({ sync });
    if (sync.state !== 'running') return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
