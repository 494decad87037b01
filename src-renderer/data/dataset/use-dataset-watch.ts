import { readAgain } from '#renderer/data/api/use-query.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { api, listen } from '#renderer/data/api/client.ts';
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

/** The next attempt is this long after a broken stream; each failure doubles the pause, up to the longest. */
const SHORTEST = 1_000;
const LONGEST = 20_000;

/**
 * Follows the server's events, and polls it where there are none. Promise: while the server is away one request is sent per attempt, with growing
 * pauses; where it refuses the event stream it is polled. Runs until `signal` is aborted.
 */
async function followServer(signal: AbortSignal): Promise<void> {
  for (let pause = SHORTEST; !signal.aborted; pause = Math.min(2 * pause, LONGEST)) {
    await lookAtDataset();
    if (useDataset.getState().problem === undefined && (await hearOut(signal))) {
      pause = SHORTEST / 2;
      if (!signal.aborted) await lookAtDataset();
    }
    await rest(pause, signal);
  }
}

/** Reads events until the stream ends; false when there was no stream. */
async function hearOut(signal: AbortSignal): Promise<boolean> {
  try {
    const stream = await listen(signal);
    useSync.setState({ isLive: true });
    const read = eventReader(take);
    for await (const piece of stream.pipeThrough(new TextDecoderStream())) read(piece);
  } catch (thrown) {
    if (!useSync.getState().isLive) {
      // It answers, but has no stream left for this page.
      if ((problemFrom(thrown)?.statusCode ?? 0) > 0)
        await api('getSync', {}, { signal }).then(
          (sync) => useSync.setState({ sync }),
          () => undefined,
        );
      return false;
    }
  } finally {
    useSync.setState({ isLive: false });
  }
  return true;
}

function take(event: ServerEvent): void {
  const { status } = useDataset.getState();
  if (event.type === 'sync') useSync.setState({ sync: event.sync });
  else if (event.type === 'briefings') readAgain('listBriefings');
  else if (event.type === 'weather') useWeather.setState({ importedAt: event.importedAt });
  else if (event.type === 'dataset' ? event.revision !== status?.revision : event.importedAt !== status?.notamsImportedAt)
    void lookAtDataset();
}

function rest(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/**
 * Reads server-sent events (HTML Standard, 9.2) from text that arrives in chunks of any length. Comments, and events unknown to this
 * page, are skipped: a newer server may send more.
 */
export function eventReader(tell: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event !== undefined) tell(event);
    }
  };
}

const PREFIX = 'data: ';

function eventOf(block: string): ServerEvent | undefined {
  const data = block.split('\n').flatMap((line) => (line.startsWith(PREFIX) ? [line.slice(PREFIX.length)] : []));
  try {
    const value: unknown = JSON.parse(data.join('\n'));
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const types: readonly unknown[] = ['dataset', 'notams', 'weather', 'briefings', 'sync'] satisfies ServerEvent['type'][];

const isEvent = (value: unknown): value is ServerEvent =>
  typeof value === 'object' && value !== null && 'type' in value && types.includes(value.type);
