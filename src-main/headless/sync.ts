/** `sync`: fetches what is new, with progress on standard error and a line a source on standard output. */
import type { SyncStatus } from '#contract/sync.ts';
import type { SourceOutcome, SourceResult, SyncOutcome } from '#core/sync/outcome.ts';
import { openLog } from './log.ts';
import { progressLines } from './progress-lines.ts';
import { sourceOf } from './sources.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

const REFUSED = 1;
const OFFLINE = 3;

/** 0: all is good or there is nothing new; 1: something was refused, or another import was in the way; 3: nobody answered, or nobody was asked. */
export function sync(word: string | undefined, options: CoreOptions & { offline?: boolean; force?: boolean }): Promise<number> {
  return withCore(
    options,
    async (core) => {
      const id = word === undefined ? undefined : sourceOf(core, word).id;
      if (options.offline === true) core.sync.stayOffline();
      const progress = progressLines();
      const stop = core.sync.onChange((status) => {
        if (status.state === 'running') progress.tell(stepOf(status), amountOf(status));
      });
      const outcome = await core.sync.run(id, { isForced: options.force === true }).finally(() => {
        stop();
        progress.end();
      });
      await print(reportText(outcome));
      return codeOf(outcome);
      // What was refused stands in the report.
    },
    openLog({ least: 'error' }),
  );
}

const stepOf = ({ source, step }: SyncStatus) => [source, step ?? 'starting'].filter((part) => part !== null).join(': ');

function amountOf({ done, total }: SyncStatus): string {
  if (done === 0) return '';
  return total === null ? String(done) : `${done} of ${total}`;
}

const said: Record<SourceResult, string> = {
  new: 'fetched what is new',
  same: 'nothing new',
  unreachable: 'not reached',
  offline: 'not asked: no network is wanted',
  refused: 'refused',
  busy: 'not taken in: another import runs',
};

export function reportText(outcome: SyncOutcome): string {
  const lineOf = ({ name, result, message }: SourceOutcome) => `${name}: ${said[result]}${message === null ? '' : `. ${message}`}`;
  const { report } = outcome;
  return `${[
    ...outcome.sources.map(lineOf),
    ...(outcome.held === undefined ? [] : [outcome.held]),
    ...(report ? [`The dataset in use is now ${report.revision}, built in ${report.seconds.toFixed(1)} s.`] : []),
    ...(report || outcome.held !== undefined ? [] : [outcome.message]),
  ].join('\n')}\n`;
}

function codeOf({ sources }: SyncOutcome): number {
  const results = new Set(sources.map(({ result }) => result));
  if (results.has('refused') || results.has('busy')) return REFUSED;
  return results.has('unreachable') || results.has('offline') ? OFFLINE : 0;
}
