import type { SyncBody } from '#contract/sync.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';

/** Fetches from one source or all; throws ApiProblem. A stream of events tells of it, and perhaps of its end, before this answer is here. */
export async function startSync(body: SyncBody = {}): Promise<void> {
  const begun = await api('startSync', { body });
  const { isLive, setStatus } = useSync.getState();
  if (!isLive) setStatus(begun);
}
