/** One run: each source is fetched, one dataset is built from what is new, and the outcome is recorded. */
import type { Reason } from '#contract/problems/reasons.ts';
import type { Source } from '#contract/sync/sources.ts';
import type { SourceOutcome } from '#contract/sync/sync.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { ImportReport } from '../reference/build/report.ts';
import type { ImportInput } from '../reference/build/worker-messages.ts';
import { outcomeOf, reasonOf, type Attempted, type Attempts, type FetchedSource } from './attempt.ts';
import { isLoss, type Builds, type Decision } from './builds.ts';
import { bringsAirports } from './contents.ts';
import type { Progress } from '../progress.ts';
import { reasonsOf } from '../reasons/reasons-of.ts';

type Round = {
  isByUser: boolean;
  /** The user accepts that the set has less than the one in use. */
  isForced: boolean;
  stopped: AbortSignal;
  /** The user cancelled: what was fetched is kept, the rest is not fetched, and no dataset is built. */
  cancelled: AbortSignal;
  /** Undefined: no request may leave. Checked before each source. */
  network: (source: Source) => { offline: AbortSignal | undefined } | undefined;
  /** Called with each source before it is fetched, and at the end of fetching. */
  fetching: (source: Source | undefined) => void;
  fetched: (attempted: Attempted) => void;
  progress: Progress;
};

export type RoundOutcome = {
  sources: SourceOutcome[];
  /** Report of the set that was built and is in use; undefined: none was built. */
  report: ImportReport | undefined;
  /** It says why a set that was due was not built. */
  held: Reason | undefined;
};

/** Rejects when `stopped` is aborted; nothing is recorded from then on. */
export async function runRound(
  list: readonly Source[],
  round: Round,
  { builds, attempts, dataset }: { builds: Builds; attempts: Attempts; dataset: Dataset },
): Promise<RoundOutcome> {
  const withAirports = list.some(({ kind }) => bringsAirports(kind));
  if (withAirports) builds.begin();
  const attempted = await fetchAll(list, round, attempts);
  const airports = attempted.filter(({ source, fetched }) => fetched && bringsAirports(source.kind));
  const fetched = new Map(airports.flatMap((one) => (one.fetched ? [[one.source.id, one.fetched] as const] : [])));
  // A source that is refused changes nothing, and nothing that the user went back from comes because of it.
  const isRefused = attempted.some(({ outcome }) => outcome.result === 'refused');
  const decision: Decision =
    withAirports && !round.cancelled.aborted ? builds.decide({ fetched, isByUser: round.isByUser && !isRefused }) : { kind: 'nothing' };
  const { report, error } = decision.kind === 'build' ? await build(decision.inputs) : {};

  // The set was refused for what is new in it; if nothing is new, nothing has changed since the last time.
  const news = airports.filter((one) => one.fetched?.isNew);
  const blamed = new Set(error === undefined ? [] : news.length > 0 ? news : airports);
  const noted = attempted.map((one) => (blamed.has(one) ? attempts.failed(one.source, error) : attempts.good(one)));
  const held = decision.kind === 'held' ? decision.reason : error !== undefined && blamed.size === 0 ? reasonOf(error) : undefined;
  return { sources: noted.map(({ outcome }) => outcome), report, held };

  async function build(inputs: ImportInput[]): Promise<{ report?: ImportReport; error?: unknown }> {
    try {
      const options = { isForced: round.isForced, onProgress: round.progress, signal: round.cancelled };
      const report = await dataset.build(inputs, { ...options, ...builds.comparison() });
      round.stopped.throwIfAborted();
      builds.built(report.revision);
      return { report };
    } catch (error) {
      round.stopped.throwIfAborted();
      // The sources may have no less with what came with the release.
      if (isLoss(error) && builds.takeBundled()) return build(builds.inputs());
      builds.refused(reasonsOf(error));
      return { error };
    }
  }
}

/** What was imported by hand is built with the others, and not fetched. */
const isFetched = (source: Source): source is FetchedSource => source.kind !== 'import' && source.kind !== 'unknown';

async function fetchAll(list: readonly Source[], round: Round, { attempt, notFetched }: Attempts): Promise<Attempted[]> {
  const attempted: Attempted[] = [];
  for (const source of list.filter(isFetched)) {
    if (round.cancelled.aborted) {
      attempted.push(notFetched(source));
      continue;
    }
    const network = round.network(source);
    if (!network) {
      attempted.push(outcomeOf(source, 'offline'));
      continue;
    }
    round.fetching(source);
    const one = await attempt(source, { stopped: round.stopped, cancelled: round.cancelled, offline: network.offline });
    attempted.push(one);
    round.fetched(one);
  }
  round.fetching(undefined);
  return attempted;
}
