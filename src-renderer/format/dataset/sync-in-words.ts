import type { Step, StepUnit } from '#contract/progress.ts';
import type { SourceResult, SyncOutcome, SyncStatus } from '#contract/sync/sync.ts';
import { words } from '#renderer/i18n/words.ts';
import { reasonInWords } from '#renderer/data/api/api-problem.ts';
import { count, megabytes } from '#renderer/format/units.ts';

export function stepInWords({ code, source, file }: Step): string {
  const step = words.data.steps[code](file ?? '');
  return source === null ? step : `${source}: ${step}`;
}

const amounts: Record<StepUnit, (amount: number) => string> = {
  bytes: megabytes,
  rows: count,
  files: count,
  airports: count,
  changes: count,
  notams: count,
  stations: count,
};

/** `3.2 MB of 12.0 MB`, or the amount done where the total is unknown; undefined before anything is done. */
export function doneInWords({ done, total, unit }: Step): string | undefined {
  if (done === 0 && total === null) return undefined;
  const show = amounts[unit];
  return total === null ? show(done) : words.data.of(show(done), show(total));
}

/** The current step without numbers, so that it changes only with the step. */
export function syncInWords({ source, step }: Pick<SyncStatus, 'source' | 'step'>): string {
  const what = source === null ? words.data.building : words.data.running(source);
  return step === null ? what : `${what}: ${stepInWords(step)}`;
}

/** Writes the results of a sync, one sentence each. */
export function outcomeInWords({ sources, dataset, held }: SyncOutcome): string[] {
  const { data } = words;
  const named = (result: SourceResult) => sources.filter((source) => source.result === result);
  const names = (result: SourceResult) =>
    named(result)
      .map(({ name }) => name)
      .join(', ');
  const sentences = [
    ...(dataset ? [data.nowInUse(dataset.airports, dataset.source)] : []),
    ...(dataset?.shrunk ?? []).map(({ resource, before, now }) => data.shrunk(resource, before, now)),
    ...(held ? [reasonInWords(held)] : []),
    ...(dataset === null && names('new') !== '' ? [data.results.new(names('new'))] : []),
    ...[...named('recent'), ...named('refused')].map(
      ({ name, reason }) => `${name}: ${reason ? reasonInWords(reason) : data.states.refused}`,
    ),
    ...(['unreachable', 'offline', 'busy', 'cancelled'] as const)
      .filter((one) => names(one) !== '')
      .map((one) => data.results[one](names(one))),
  ];
  if (sentences.length > 0) return sentences;
  return [sources.length === 0 ? data.noSource : data.nothingNew];
}
