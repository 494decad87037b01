/** `sync`: fetches what is new, with progress on standard error and a line per source on standard output. */
import type { SourceList } from '#contract/sync/sources.ts';
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { SourceOutcome, SyncOutcome } from '#contract/sync/sync.ts';
import type { Core } from '#core/core.ts';
import { sentenceOf } from '#core/reasons/reason.ts';
import type { Client } from './beside/client.ts';
import { startSync } from './beside/sync.ts';
import { withServer } from './beside/with-server.ts';
import { openLog } from './log.ts';
import { cancelledBySignal } from './import.ts';
import { progressLines } from './progress-lines.ts';
import { sourceOf } from './sources.ts';
import type { Accepting } from './program.ts';
import { shrunkLines } from './shrunk-lines.ts';
import { print } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';
import { resultSentences } from './sentences.ts';

const REFUSED = 1;
const OFFLINE = 3;

type SyncOptions = CoreOptions & Accepting & { offline?: boolean };

/** 0: done, or nothing new; 1: something was refused or cancelled, or another import was running; 3: no source answered, or none was asked. */
export function sync(word: string | undefined, options: SyncOptions): Promise<number> {
  const about = { isForced: options.acceptLoss ?? options.force ?? false, isOffline: options.offline === true };
  return withServer(
    options,
    {
      core: (core) => inFolder(core, word, about),
      server: (server) => throughServer(server, word, about),
    },
    // The report says what was refused.
    openLog({ least: 'error' }),
  );
}

type About = { isForced: boolean; isOffline: boolean };

async function inFolder(core: Core, word: string | undefined, about: About): Promise<number> {
  const id = word === undefined ? undefined : sourceOf(core.sources.list(), word).id;
  const progress = progressLines();
  const stop = core.sync.onChange((status) => {
    if (status.state === 'running' && status.step) progress.show(status.step, status.source);
  });
  const running = core.sync.run(id, about);
  const { report, sources, held } = await cancelledBySignal(running, core.sync.cancel).finally(() => {
    stop();
    progress.end();
  });
  await print(reportText({ sources, held: held ?? null, dataset: report ?? null }));
  return codeOf({ sources, held: held ?? null });
}

async function throughServer(server: Client, word: string | undefined, about: About): Promise<number> {
  const id = word === undefined ? undefined : sourceOf((await server.ask<SourceList>('GET', '/sources')).items, word).id;
  const running = startSync(server, { sourceId: id, ...about });
  const outcome = await cancelledBySignal(running, () => {
    // Refused where it has just ended.
    server.ask('DELETE', '/sync').catch(() => undefined);
    return true;
  });
  await print(outcome ? reportText(outcome) : 'Nothing was fetched: the server ended the run.\n');
  return outcome ? codeOf(outcome) : REFUSED;
}

/** Seconds that it took are known of a run in this process only. */
type Report = Pick<SyncOutcome, 'sources' | 'held'> & { dataset: { revision: string; shrunk: readonly Shrunk[]; seconds?: number } | null };

export function reportText({ sources, dataset, held }: Report): string {
  const lineOf = ({ name, result, reason }: SourceOutcome) =>
    `${name}: ${resultSentences[result]}${reason === null ? '' : `. ${sentenceOf(reason)}`}`;
  const built = dataset?.seconds === undefined ? '' : `, built in ${dataset.seconds.toFixed(1)} s`;
  return `${[
    ...sources.map(lineOf),
    ...(held ? [sentenceOf(held)] : []),
    ...shrunkLines(dataset?.shrunk ?? []),
    ...(dataset ? [`The dataset in use is now ${dataset.revision}${built}.`] : []),
    ...(sources.length === 0 ? ['There is no source to fetch from.'] : []),
  ].join('\n')}\n`;
}

/** What the user asked for and was not built was refused. */
function codeOf({ sources, held }: Pick<SyncOutcome, 'sources' | 'held'>): number {
  const results = new Set(sources.map(({ result }) => result));
  if (held || results.has('refused') || results.has('busy') || results.has('cancelled')) return REFUSED;
  return results.has('unreachable') || results.has('offline') ? OFFLINE : 0;
}
