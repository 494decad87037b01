/** One attempt to fetch from one source: what came, or why nothing did, noted with the time of the next attempt. */
import type { Source } from '#contract/sync.ts';
import type { Log } from '../platform/log.ts';
import type { NotamIntake } from '../notams/import/intake.ts';
import { Refusal } from '../refusal.ts';
import { Unreachable } from './unreachable.ts';
import { fetchers, type Fetched } from './fetchers.ts';
import type { SourceOutcome, SourceResult } from './outcome.ts';
import { pauseMs, scheduledAt } from './pauses.ts';
import type { Sources } from './sources.ts';
import type { Progress } from './status.ts';

/** Another import is waited for. */
const BUSY_MS = 60_000;

export type Attempted = {
  source: Source;
  outcome: SourceOutcome;
  /** What a good attempt brought. It is noted when a set was built of it, so that a kill in between repeats the attempt. */
  fetched?: Fetched;
};

export type Attempts = {
  /** Rejects only when `stopped` is aborted. Aborting `offline` ends the attempt as if it had not been made. */
  attempt(source: Source, signals: { stopped: AbortSignal; offline: AbortSignal | undefined }): Promise<Attempted>;
  /** Notes what a good attempt brought, or what was missing in it. */
  good(attempted: Attempted): Attempted;
  /** Notes why it failed, at the network or in what came. */
  failed(source: Source, error: unknown, fetched?: Fetched): Attempted;
};

export function openAttempts(parts: {
  sources: Sources;
  notamIntake: NotamIntake;
  clock: () => Date;
  log: Log;
  random: () => number;
  progress: Progress;
}): Attempts {
  const { sources, notamIntake, clock, log, random, progress } = parts;
  /** The user may have changed it since the attempt began. */
  const scheduled = ({ id }: Source) => scheduledAt(sources.get(id)?.everyHours ?? null, clock());
  const inMs = (ms: number) => new Date(clock().getTime() + ms);
  const pause = ({ failures }: Source, askedMs?: number) => inMs(pauseMs(failures + 1, random, askedMs));

  function failed(source: Source, error: unknown, fetched?: Fetched): Attempted {
    const { id, name } = source;
    const about = fetched ? { dataDate: fetched.dataDate } : {};
    if (error instanceof Refusal && error.code === 'importRunning') {
      sources.plan(id, inMs(BUSY_MS));
      return outcomeOf(source, 'busy', error.message);
    }
    if (error instanceof Unreachable) {
      sources.note(id, { ...about, state: 'unreachable', message: error.message, nextAt: pause(source, error.retryAfterMs) });
      log.info('source not reached', { source: name, reason: error.message });
      return outcomeOf(source, 'unreachable', error.message);
    }
    const message = reasonOf(error);
    // What was refused will be refused in a minute too; a full disk may have room then.
    sources.note(id, { ...about, state: 'refused', message, nextAt: error instanceof Refusal ? scheduled(source) : pause(source) });
    if (error instanceof Refusal) log.warn('source refused', { source: name, reason: message });
    else log.error('source failed', { source: name, error });
    return outcomeOf(source, 'refused', message);
  }

  return {
    failed,
    good(attempted) {
      const { source, fetched } = attempted;
      if (fetched?.failure !== undefined) return failed(source, fetched.failure, fetched);
      if (fetched) sources.note(source.id, { state: 'fresh', message: null, dataDate: fetched.dataDate, nextAt: scheduled(source) });
      return attempted;
    },
    async attempt(source, { stopped, offline }) {
      const { id, kind } = source;
      const signal = offline ? AbortSignal.any([stopped, offline]) : stopped;
      try {
        const tools = { folder: sources.folderOf(id), apiKey: sources.keyOf(id), notamIntake, clock, signal, progress };
        const fetched = await fetchers[kind](source, tools);
        stopped.throwIfAborted();
        return { ...outcomeOf(source, fetched.isNew ? 'new' : 'same'), fetched };
      } catch (error) {
        stopped.throwIfAborted();
        return offline?.aborted ? outcomeOf(source, 'offline') : failed(source, error);
      }
    },
  };
}

export const outcomeOf = (source: Source, result: SourceResult, message: string | null = null): Attempted => ({
  source,
  outcome: { id: source.id, name: source.name, result, message },
});

/** For the user: what a Refusal says in particular, and what this machine lacks; the rest stands in the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.details?.[0] ?? error.message;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'The disk is full; make room, and it is tried again.';
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return `It failed on this machine: ${String(message)}.`;
  return 'It failed for a reason that is not known; the log holds it.';
}
