import { useEffect } from 'react';
import { api } from '#renderer/api/client.ts';
import { problemFrom } from '#renderer/api/api-problem.ts';
import { useDataset } from '#renderer/stores/dataset.ts';

/** Milliseconds between two looks, in quiet times and while an import runs. */
const QUIET = 20_000;
const BUSY = 500;

/** Asks the server for the state of its data once. */
export async function lookAtDataset(): Promise<void> {
  const { know, miss } = useDataset.getState();
  try {
    know(await api('getDataset', {}));
  } catch (thrown) {
    const problem = problemFrom(thrown);
    if (problem !== undefined) miss(problem);
  }
}

/** Keeps the state of the data known while the page is open. */
export function useDatasetWatch(): void {
  const running = useDataset((dataset) => dataset.status?.import?.state === 'running');
  useEffect(() => {
    void lookAtDataset();
    const timer = setInterval(() => void lookAtDataset(), running ? BUSY : QUIET);
    return () => clearInterval(timer);
  }, [running]);
}
