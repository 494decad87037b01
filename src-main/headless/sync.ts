/** `sync` fetches what is new, with progress on standard error and a line per source on standard output. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness, ReadinessBody } from '#contract/sync/readiness.ts';
import type { SourceOutcome, SyncBody, SyncOutcome, SyncStatus } from '#contract/sync/sync.ts';
import { sentenceOf } from '#core/reasons/reason.ts';
import { withApi, type Api } from './api.ts';
import { openLog } from './log.ts';
import { cancelledBySignal } from './import.ts';
import { progressLines } from './progress-lines.ts';
import { sourceOf } from './sources.ts';
import type { Accepting } from './program.ts';
import { shrunkLines, resultSentences } from './sentences.ts';
import { print } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

const REFUSED = 1;
const OFFLINE = 3;

/** A run is looked at this often. */
const LOOK_EVERY_MS = 50;

type SyncOptions = CoreOptions & Accepting & { offline?: boolean };

/** 0: done, or nothing new; 1: something was refused or cancelled, or another import was running; 3: no source answered, or none was asked. */
export function sync(word: string | undefined, options: SyncOptions): Promise<number> {
  const { acceptLoss = false, offline = false } = options;
  // The report says what was refused.
  return withApi({ ...options, log: openLog({ least: 'error' }) }, async (api) => {
    const sourceId = word === undefined ? undefined : (await sourceOf(api, word)).id;
    const outcome = await cancelledBySignal(
      api,
      '/sync',
      followed(api, { ...(sourceId !== undefined && { sourceId }), acceptLoss, isOffline: offline }),
    );
    await print(outcome ? reportText(outcome) : 'Nothing was fetched: the server ended the run.\n');
    return outcome ? codeOf(outcome) : REFUSED;
  });
}

/** 0: all of it is whole; 1: something is lacking. Fetches what is lacking, in order of need, unless asked not to. */
export function ready(
  words: readonly string[],
  { alternates = [], fetch = true, ...options }: CoreOptions & { alternates?: string[]; fetch?: boolean },
): Promise<number> {
  return withApi({ ...options, log: openLog({ least: 'error' }) }, async (api) => {
    const text = words.join(' ');
    const body: ReadinessBody = { ...(text !== '' && { text }), ...(alternates.length > 0 && { alternates }) };
    const look = () => api.request<Readiness>('POST', '/readiness', { body });
    let readiness = await look();
    if (fetch && readiness.lacking.length > 0) {
      const outcome = await cancelledBySignal(api, '/sync', followed(api, { places: readiness.lacking }));
      if (outcome) await print(reportText(outcome));
      readiness = await look();
    }
    await print(`${sentenceOf(readiness.conclusion)}\n`);
    return readiness.conclusion.code === 'readyWhole' ? 0 : REFUSED;
  });
}

async function followed({ request }: Api, body: SyncBody): Promise<SyncOutcome | null> {
  const progress = progressLines();
  try {
    let status = await request<SyncStatus>('POST', '/sync', { body });
    while (status.state === 'running') {
      if (status.step) progress.show(status.step, status.source);
      await pause(LOOK_EVERY_MS);
      status = await request<SyncStatus>('GET', '/sync');
    }
    return status.outcome;
  } finally {
    progress.end();
  }
}

export function reportText({ sources, dataset, held }: SyncOutcome): string {
  const lineOf = ({ name, result, reason }: SourceOutcome) =>
    `${name}: ${resultSentences[result]}${reason === null ? '' : `. ${sentenceOf(reason)}`}`;
  return `${[
    ...sources.map(lineOf),
    ...(held ? [sentenceOf(held)] : []),
    ...shrunkLines(dataset?.shrunk ?? []),
    ...(dataset ? [`The dataset in use is now ${dataset.revision}, built in ${dataset.seconds.toFixed(1)} s.`] : []),
    ...(sources.length === 0 ? ['There is no source to fetch from.'] : []),
  ].join('\n')}\n`;
}

/** What the user requested and was not built was refused. */
function codeOf({ sources, held }: Pick<SyncOutcome, 'sources' | 'held'>): number {
  const results = new Set(sources.map(({ result }) => result));
  if (held || results.has('refused') || results.has('busy') || results.has('cancelled')) return REFUSED;
  return results.has('unreachable') || results.has('offline') ? OFFLINE : 0;
}
