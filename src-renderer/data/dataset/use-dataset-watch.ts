import { useEffect } from 'react';
import { api } from '#renderer/data/api/client.ts';
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { followServer } from './follow-server.ts';

/** Milliseconds between two polls: while the server sends events, and while an import runs, whose progress it does not send. */
const QUIET = 60_000;
const BUSY = 500;

/** Asks the server for the state of its data once. */
export async function lookAtDataset(): Promise<void> {
  const { setStatus, setProblem } = useDataset.getState();
  try {
    setStatus(await api('getDataset', {}));
  } catch (thrown) {
    const problem = problemFrom(thrown);
    if (problem !== undefined) setProblem(problem);
  }
}

/** Keeps the state of the data and of syncs current while the page is open and visible. */
export function useDatasetWatch(): void {
  const running = useDataset((dataset) => dataset.status?.import?.state === 'running');
  const isLive = useSync((sync) => sync.isLive);

  // Browsers allow six connections to a server: a hidden page releases its own.
  useEffect(() => {
    let seen: AbortController | undefined;
    const follow = () => {
      if (document.hidden) seen?.abort();
      else if (seen === undefined || seen.signal.aborted) {
        seen = new AbortController();
        void followServer(seen.signal, lookAtDataset);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      seen?.abort();
    };
  }, []);

  useEffect(() => {
    if (!running && !isLive) return undefined;
    const timer = setInterval(() => void lookAtDataset(), running ? BUSY : QUIET);
    return () => clearInterval(timer);
  }, [running, isLive]);
}
