import type { SyncBody } from '#contract/sync/sync.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';

/** Fetches from one source or all; throws ApiProblem. The event stream may report its start, and even its end, before this answer arrives. */
export async function startSync(body: SyncBody = {}): Promise<void> {
  const begun = await api('startSync', { body });
  const { isLive, setStatus } = useSync.getState();
  if (!isLive) setStatus(begun);
}
