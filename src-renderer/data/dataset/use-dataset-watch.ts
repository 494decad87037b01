import { readAgain } from '#renderer/data/api/use-query.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { api, openEvents } from '#renderer/data/api/client.ts';
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { useDataset } from './dataset.ts';
import { useSync } from './sync.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import { useWeather } from '#renderer/data/weather.ts';

/** Milliseconds between two polls: while the server sends events, and while an import runs, whose progress it does not send. */
const QUIET = 60_000;
const BUSY = 500;

/** Asks the server for the state of its data once. */
export async function lookAtDataset(): Promise<void> {
  try {
    useDataset.getState().setStatus(await api('getDataset', {}));
  } catch (thrown) {
    const problem = problemFrom(thrown);
    if (problem !== undefined) useDataset.setState({ problem });
  }
}

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Keeps the state of the data and of syncs current while the page is open and visible. */
export function useDatasetWatch(): void {
  const running = useDataset((dataset) => dataset.status?.import?.state === 'running');
  const isLive = useSync((sync) => sync.isLive);

  // Browsers allow six connections to a server: a hidden page releases its own.
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  useEffect(() => {
    if (isHidden) return undefined;
    const seen = new AbortController();
    void followServer(seen.signal);
    return () => seen.abort();
  }, [isHidden]);

  useEffect(() => {
    if (!running && !isLive) return undefined;
    const timer = setInterval(() => void lookAtDataset(), running ? BUSY : QUIET);
    return () => clearInterval(timer);
  }, [running, isLive]);
}

/** A stream of events that was refused is requested again after so many milliseconds. */
const REFUSED = 20_000;

/**
 * Follows the server's events until `signal` is aborted. Promise: while the server is away the browser connects again every two seconds, as
 * the stream has asked for, and the state of the data says so; a server that refuses the stream is polled.
 */
async function followServer(signal: AbortSignal): Promise<void> {
  await lookAtDataset();
  if (signal.aborted) return;
  const events = openEvents();
  const end = () => {
    events.close();
    useSync.setState({ isLive: false });
  };
  signal.addEventListener('abort', end);
  events.addEventListener('open', () => {
    useSync.setState({ isLive: true });
    if (useDataset.getState().problem !== undefined) void lookAtDataset();
  });
  events.addEventListener('error', () => {
    useSync.setState({ isLive: false });
    if (events.readyState !== EventSource.CLOSED) return void lookAtDataset();
    // It answers, but has no stream left for this page.
    api('getSync', {}, { signal }).then(
      (sync) => useSync.setState({ sync }),
      () => undefined,
    );
    setTimeout(() => void followServer(signal), REFUSED);
  });
  for (const type of types) events.addEventListener(type, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as ServerEvent));
}

/** A newer server may send other events too, which this page does not hear. */
const types = ['dataset', 'notams', 'weather', 'briefings', 'sync'] as const satisfies readonly ServerEvent['type'][];

function take(event: ServerEvent): void {
  const { status } = useDataset.getState();
  if (event.type === 'sync') useSync.setState({ sync: event.sync });
  else if (event.type === 'briefings') readAgain('listBriefings');
  else if (event.type === 'weather') useWeather.setState({ importedAt: event.importedAt });
  else if (event.type === 'dataset' ? event.revision !== status?.revision : event.importedAt !== status?.notamsImportedAt)
    void lookAtDataset();
}
