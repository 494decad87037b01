/** One attempt to fetch from one source: what arrived, or why nothing did, recorded with the time of the next attempt. */
import type { Reason } from '#contract/problems/reasons.ts';
import type { FetchedKind, Source } from '#contract/sync/sources.ts';
import type { SourceOutcome, SourceResult } from '#contract/sync/sync.ts';
import type { Log } from '../platform/log.ts';
import { reason } from '../reasons/reason.ts';
import { reasonsOf } from '../reasons/reasons-of.ts';
import { Refusal } from '../refusal.ts';
import { isLoopback, type HearTime } from './fetch/request.ts';
import type { Fetched, ProgramTools } from './fetchers.ts';
import { pauseMs, scheduledAt } from './pauses.ts';
import type { NmsTokens } from './presets/faa-nms/client.ts';
import { needsCredentials } from './presets/presets.ts';
import { FetchedRecently } from './presets/last-fetch.ts';
import { forgetAnswer, storeAnswer } from './presets/answer-of-changed-form.ts';
import type { Sources } from './sources.ts';
import { Unreachable } from './unreachable.ts';

/** Hears the dates of answers; those of this machine, and what is no date, are left out. */
export const otherMachines =
  (hear: (time: Date) => void): HearTime =>
  (from, date) => {
    const time = Date.parse(date ?? '');
    if (!Number.isNaN(time) && !isLoopback(from)) hear(new Date(time));
  };

/** Delay before the next attempt while another import is running, in milliseconds. */
const BUSY_MS = 60_000;

export type Attempted = {
  source: Source;
  outcome: SourceOutcome;
  /** A successful attempt fetched it. It is recorded once a set was built from it, so that a kill in between repeats the attempt. */
  fetched?: Fetched;
};

export type FetchedSource = Source & { kind: FetchedKind };

export function openAttempts({
  sources,
  tools,
  log,
  random,
  confirmTime,
}: {
  sources: Sources;
  tools: ProgramTools;
  log: Log;
  random: () => number;
  /** Hears what other machines say the time is, and of data that was made there. */
  confirmTime: (heard: Date) => void;
}) {
  const { sourceClaims, clock } = tools;
  const nmsTokens: NmsTokens = new Map();
  /** The user may have changed it since the attempt began. */
  const scheduled = ({ id }: Source) => scheduledAt(sources.get(id)?.everyHours ?? null, clock());
  const inMs = (ms: number) => new Date(clock().getTime() + ms);
  const pause = ({ failures }: Source, askedMs?: number) => inMs(pauseMs(failures + 1, random, askedMs));

  function failed(source: Source, error: unknown, fetched?: Fetched): Attempted {
    const { id, name } = source;
    const about = fetched ? { dataDate: fetched.dataDate } : {};
    if (error instanceof Refusal && error.code === 'importRunning') {
      sources.plan(id, inMs(BUSY_MS));
      return outcomeOf(source, 'busy', reason('importRunning', {}));
    }
    if (error instanceof Refusal && error.code === 'importCancelled') return notFetched(source);
    if (error instanceof FetchedRecently) {
      sources.plan(id, scheduled(source));
      return outcomeOf(source, 'recent', error.reason);
    }
    if (error instanceof Unreachable) {
      sources.note(id, { ...about, state: 'unreachable', failure: error.reason, nextAt: pause(source, error.retryAfterMs) });
      log.info('source not reached', { source: name, reason: error.message });
      return outcomeOf(source, 'unreachable', error.reason);
    }
    const failure = reasonOf(error);
    // Refused content will still be refused in a minute; a full disk may have space by then.
    sources.note(id, { ...about, state: 'refused', failure, nextAt: error instanceof Refusal ? scheduled(source) : pause(source) });
    if (error instanceof Refusal) log.warn('source refused', { source: name, reason: failure.text });
    else log.error('source failed', { source: name, error });
    return outcomeOf(source, 'refused', failure);
  }

  /** What it claims to be complete for ends where a part of it was refused. Other kinds replace what they have as a whole. */
  function notFetchedWhole(source: Source, error: unknown, fetched?: Fetched): Attempted {
    const attempted = failed(source, error, fetched);
    const isInParts = source.kind === 'api' || source.kind === 'notams' || needsCredentials(source.kind);
    if (isInParts && attempted.outcome.result === 'refused') sourceClaims.breakOff(source.id);
    return attempted;
  }

  /** Nothing is wrong with it; a schedule that is due would only begin again what the user ended. */
  function notFetched(source: Source): Attempted {
    sources.plan(source.id, scheduled(source));
    return outcomeOf(source, 'cancelled');
  }

  return {
    /** The reason is recorded: the network, the content, or the user who cancelled it. */
    failed,
    /** Answers what a run has that the user cancelled. */
    notFetched,
    /** Records what a successful attempt fetched, or what was missing from it. */
    good(attempted: Attempted): Attempted {
      const { source, fetched } = attempted;
      if (fetched?.failure !== undefined) return notFetchedWhole(source, fetched.failure, fetched);
      if (fetched?.dataDate) confirmTime(new Date(fetched.dataDate));
      if (fetched) sources.note(source.id, { state: 'fresh', failure: null, dataDate: fetched.dataDate, nextAt: scheduled(source) });
      return attempted;
    },
    /** Rejects only when `stopped` is aborted. Aborting `offline` or `cancelled` ends the attempt as if it had never started. */
    async attempt(
      source: FetchedSource,
      { stopped, cancelled, offline }: { stopped: AbortSignal; cancelled: AbortSignal; offline: AbortSignal | undefined },
    ): Promise<Attempted> {
      const { id, kind } = source;
      const folder = sources.folderOf(id);
      let secrets: string[] = [];
      const signal = AbortSignal.any([stopped, cancelled, ...(offline ? [offline] : [])]);
      try {
        const [apiKey, credentials] = [await sources.keyOf(source), await sources.credentialsOf(source)];
        secrets = [apiKey, credentials?.clientId, credentials?.clientSecret].filter((one) => typeof one === 'string');
        // A start fetches nothing.
        const { fetchers } = await import('./fetchers.ts');
        const hearTime = otherMachines(confirmTime);
        const fetched = await fetchers[kind](source, { ...tools, folder, apiKey, credentials, nmsTokens, signal, hearTime });
        stopped.throwIfAborted();
        if (fetched.failure === undefined) forgetAnswer(folder);
        else storeAnswer(folder, fetched.failure, { at: clock(), secrets });
        return { ...outcomeOf(source, fetched.isNew ? 'new' : 'same'), fetched };
      } catch (error) {
        stopped.throwIfAborted();
        if (cancelled.aborted) return notFetched(source);
        storeAnswer(folder, error, { at: clock(), secrets });
        return offline?.aborted ? outcomeOf(source, 'offline') : notFetchedWhole(source, error);
      }
    },
  };
}

export type Attempts = ReturnType<typeof openAttempts>;

export const outcomeOf = (source: Source, result: SourceResult, reason: Reason | null = null): Attempted => ({
  source,
  outcome: { id: source.id, name: source.name, result, reason },
});

/** The first reason only; all of them would not fit on one line. */
export const reasonOf = (error: unknown): Reason => reasonsOf(error)[0] ?? reason('failed', {});
