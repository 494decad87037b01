/** What came of a sync, for the person who asked and for the log. */
import type { ImportReport } from '../reference/build/report.ts';
import { ofDay } from '../text/of-day.ts';

/**
 * `new`, `same`: fetched; `unreachable`: nobody answered; `offline`: not asked, for the user wants no network; `refused`: what came is not
 * usable; `busy`: another import was running, tried again soon.
 */
export type SourceResult = 'new' | 'same' | 'unreachable' | 'offline' | 'refused' | 'busy';

export type SourceOutcome = { id: string; name: string; result: SourceResult; message: string | null };

export type SyncOutcome = {
  sources: SourceOutcome[];
  /** Of the set that was built and is in use; undefined: none was. */
  report: ImportReport | undefined;
  /** Why a set that could be built was not. */
  held: string | undefined;
  /** The whole in a sentence. */
  message: string;
};

export function sentenceOf({ sources, report, held }: Omit<SyncOutcome, 'message'>): string {
  const named = (result: SourceResult) => sources.filter((source) => source.result === result);
  const names = (result: SourceResult) =>
    named(result)
      .map(({ name }) => name)
      .join(', ');
  const parts = [
    report && `${report.counts.airports} airports, ${ofDay(report.date)}, are in use.`,
    held,
    ...named('refused').map(({ name, message }) => `${name}: ${message ?? 'refused.'}`),
    names('unreachable') && `No answer from ${names('unreachable')}.`,
    names('offline') && `Not asked, because you want no network: ${names('offline')}.`,
    names('busy') && `Another import was running; tried again soon: ${names('busy')}.`,
  ].filter((part) => part !== undefined && part !== '');
  if (parts.length > 0) return parts.join(' ');
  if (sources.length === 0) return 'There is no source to fetch from.';
  return named('new').length > 0 ? `Fetched what is new from ${names('new')}.` : 'Nothing new.';
}
