/** `sync`: fetches what is new, with progress on standard error and a line per source on standard output. */
import type { SourceOutcome } from '#contract/sync/sync.ts';
import { sentenceOf } from '#core/reasons/reason.ts';
import type { RoundOutcome } from '#core/sync/round.ts';
import { openLog } from './log.ts';
import { cancelledBySignal } from './import.ts';
import { progressLines } from './progress-lines.ts';
import { sourceOf } from './sources.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';
import { resultSentences } from './sentences.ts';

const REFUSED = 1;
const OFFLINE = 3;

/** 0: done, or nothing new; 1: something was refused or cancelled, or another import was running; 3: no source answered, or none was asked. */
export function sync(word: string | undefined, options: CoreOptions & { offline?: boolean; force?: boolean }): Promise<number> {
  return withCore(
    options,
    async (core) => {
      const id = word === undefined ? undefined : sourceOf(core, word).id;
      if (options.offline === true) core.sync.stayOffline();
      const progress = progressLines();
      const stop = core.sync.onChange((status) => {
        if (status.state === 'running' && status.step) progress.show(status.step, status.source);
      });
      const running = core.sync.run(id, { isForced: options.force === true });
      const outcome = await cancelledBySignal(running, core.sync.cancel).finally(() => {
        stop();
        progress.end();
      });
      await print(reportText(outcome));
      return codeOf(outcome);
      // The report says what was refused.
    },
    openLog({ least: 'error' }),
  );
}

export function reportText({ sources, report, held }: RoundOutcome): string {
  const lineOf = ({ name, result, reason }: SourceOutcome) =>
    `${name}: ${resultSentences[result]}${reason === null ? '' : `. ${sentenceOf(reason)}`}`;
  return `${[
    ...sources.map(lineOf),
    ...(held ? [sentenceOf(held)] : []),
    ...(report ? [`The dataset in use is now ${report.revision}, built in ${report.seconds.toFixed(1)} s.`] : []),
    ...(sources.length === 0 ? ['There is no source to fetch from.'] : []),
  ].join('\n')}\n`;
}

function codeOf({ sources }: RoundOutcome): number {
  const results = new Set(sources.map(({ result }) => result));
  if (results.has('refused') || results.has('busy') || results.has('cancelled')) return REFUSED;
  return results.has('unreachable') || results.has('offline') ? OFFLINE : 0;
}
