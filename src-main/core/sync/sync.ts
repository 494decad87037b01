/**
 * Fetches from the sources and puts the result in use. Promise: one run at a time; an unreachable source is a normal state, retried
 * with growing pauses; whatever fails, the dataset in use stays and the reason is reported. With `settings.offline` no request leaves.
 */
import type { Database } from 'better-sqlite3';
import type { Source, SourceTest } from '#contract/sync/sources.ts';
import type { ReasonCode } from '#contract/problems/reasons.ts';
import type { SourceOutcome, SourceResult, SyncOutcome, SyncStatus } from '#contract/sync/sync.ts';
import { builtOf } from '../reference/build/report.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { Log } from '../platform/log.ts';
import type { Airlines } from '../airlines/airlines.ts';
import type { StoreWeather } from '../weather/weather.ts';
import { openSourceClaims } from '../notams/lifecycle/coverage.ts';
import type { NotamIntake } from '../notams/import/intake.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { invalidBecause, Refusal } from '../refusal.ts';
import type { OpenSettings } from '../settings/settings.ts';
import type { Automation } from './automation.ts';
import { openAttempts, type FetchedSource } from './attempt.ts';
import { openBuilds } from './builds.ts';
import { openImports } from './imports.ts';
import { runRound, type RoundOutcome } from './round.ts';
import { openSchedule } from './schedule.ts';
import { isWeb } from './source-address.ts';
import { sourceKindUnknown, type Sources } from './sources.ts';
import { forPlaces } from './for-places.ts';
import type { PlacesToFetch } from './places/fetch-places.ts';
import { openStatus } from './status.ts';
import type { Step } from '#contract/progress.ts';
import { stepOf } from '../progress.ts';
import { reason } from '../reasons/reason.ts';
import { realTimer, type Timer } from '../platform/clock.ts';

/** Serving comes first after a start. */
const FIRST_LOOK_MS = 2_000;

/** `places` limits the run to NOTAMs, and to these places for sources that are queried by aerodrome. */
type RunOptions = { isForced?: boolean; isOffline?: boolean; places?: readonly string[] | undefined };

type SyncOptions = {
  db: Database;
  dataset: Dataset;
  sources: Sources;
  settings: Pick<OpenSettings, 'onChange'>;
  automation: Automation;
  notamIntake: NotamIntake;
  airlines: Pick<Airlines, 'put'>;
  storeWeather: StoreWeather;
  places: Pick<PlacesToFetch, 'prepared' | 'mayBeWhole'>;
  clock: () => Date;
  log: Log;
  /** It hears what other machines say the time is. */
  confirmTime?: (heard: Date) => void;
  timer?: Timer | undefined;
  /** Its numbers are from 0 to 1. */
  random?: (() => number) | undefined;
};

export function openSync(options: SyncOptions) {
  const {
    db,
    dataset,
    sources,
    settings,
    automation,
    notamIntake,
    airlines,
    storeWeather,
    places,
    clock,
    log,
    confirmTime = () => undefined,
    timer = realTimer,
    random = Math.random,
  } = options;
  const builds = openBuilds({ db, dataset, sources, log });
  const lastTried = unlessDamaged(db, [], () => sources.list()).flatMap(({ triedAt }) => triedAt ?? []);
  const status = openStatus({ timer, finishedAt: lastTried.sort().at(-1) ?? null });
  const progress = (step: Step) => status.change({ step });
  const sourceClaims = openSourceClaims(db, clock);
  const { mayBeWhole } = places;
  const tools = { notamIntake, sourceClaims, airlines, storeWeather, mayBeWhole, clock, progress };
  const attempts = openAttempts({ sources, tools, log, random, confirmTime });
  const stopping = new AbortController();
  const stopped = stopping.signal;
  let network = new AbortController();
  /** Resolves when the current run has finished fetching; undefined: none is running. */
  let running: { fetching: Promise<void>; cancelling: AbortController } | undefined;
  let leaveFirstLook: (() => void) | undefined;

  const networkFor = ({ address }: Source) => {
    if (!isWeb(address)) return { offline: undefined };
    return automation.isOffline() ? undefined : { offline: network.signal };
  };
  const schedule = openSchedule({
    sources,
    clock,
    timer,
    isAsked: (source) => automation.isScheduled() && networkFor(source) !== undefined,
    fetch: (due) => {
      if (!running) inBackground(runOf(due.map(places.prepared), { isByUser: false }));
    },
  });

  function inBackground(run: Promise<unknown>): void {
    run.catch((error: unknown) => {
      if (!stopped.aborted) log.error('sync failed', { error });
    });
  }

  function plan(): void {
    if (stopped.aborted) return;
    if (automation.hasStarted() && !leaveFirstLook && !running) schedule.look();
    status.change(next());
  }

  /** Sources that are folders and files may be planned also while there is no network. */
  function next(): Pick<SyncStatus, 'nextAt' | 'nextAttempt'> {
    const nextAt = schedule.nextAt();
    return { nextAt, nextAttempt: automation.nextAttempt(nextAt, { needsNetwork: nextAt === null }) };
  }

  function noteNetwork(): void {
    if (automation.isOffline()) {
      network.abort();
      network = new AbortController();
      status.change({ network: 'off' });
    } else if (status.get().network === 'off') status.change({ network: 'unknown' });
    plan();
  }

  function runOf(
    list: Source[],
    { isByUser, isForced = false, isOffline: isWithout = false }: RunOptions & { isByUser: boolean },
  ): Promise<RoundOutcome> {
    const hold = sources.hold();
    const { promise: fetching, resolve: fetchingEnds } = Promise.withResolvers<void>();
    const cancelling = new AbortController();
    running = { fetching, cancelling };
    let hasAnswer = false;
    status.change({ state: 'running', source: null, step: null, ...next() });
    return runRound(
      list,
      {
        isByUser,
        isForced,
        stopped,
        cancelled: cancelling.signal,
        network: (source) => (isWithout && isWeb(source.address) ? undefined : networkFor(source)),
        progress,
        fetching(source) {
          hold.fetching(source?.id);
          status.change({ source: source?.name ?? null, step: source ? stepOf('asking') : null });
          if (!source) fetchingEnds();
        },
        fetched({ source, outcome }) {
          // One server being down does not mean that there is no network if others answered.
          if (isWeb(source.address) && isAnswered(outcome)) hasAnswer = true;
          if (hasAnswer) status.change({ network: 'online' });
          else if (isWeb(source.address) && outcome.result === 'unreachable') status.change({ network: 'offline' });
        },
      },
      { builds, attempts, dataset },
    )
      .then((outcome) => {
        status.change({ outcome: publicOutcome(outcome) });
        return outcome;
      })
      .finally(() => {
        fetchingEnds();
        hold.release();
        running = undefined;
        if (stopped.aborted) return;
        status.change({ state: 'idle', source: null, step: null, finishedAt: clock().toISOString() });
        plan();
      });
  }

  function sourcesOf(sourceId: string | undefined): Source[] {
    if (sourceId === undefined) return sources.list().filter(({ isEnabled }) => isEnabled);
    const source = sources.get(sourceId);
    if (!source) throw new Refusal('notFound', { message: `There is no source ${sourceId.slice(0, 100)}.` });
    if (source.kind === 'unknown') throw sourceKindUnknown(source);
    return [source];
  }

  const runAsked = (sourceId: string | undefined, about: RunOptions = {}): Promise<RoundOutcome> => {
    const list = sourcesOf(sourceId);
    const prepared = about.places === undefined ? list.map(places.prepared) : forPlaces(list, about.places, { isWhole: mayBeWhole() });
    return runOf(prepared, { ...about, isByUser: true });
  };

  const unlisten = [sources.onChange(plan), settings.onChange(noteNetwork)];
  if (automation.isOffline()) status.change({ network: 'off' });

  return {
    status: status.get,
    /** Called with at most five changes a second, and always the last. Returns a function that stops listening. */
    onChange: status.onChange,
    /** Throws `invalidRequest` when importing from there would need the network and the user is offline by choice. */
    refuseOffline(from: string): void {
      if (from !== 'ourairports' || !automation.isOffline()) return;
      throw invalidBecause(reason('networkOff', {}, { field: 'from' }));
    },
    /**
     * Fetches from one source, or from all that are enabled, and builds one dataset of what is new. Throws `syncRunning` during another
     * run and `notFound` for an unknown source; what happens to a source is in the outcome. `isForced`: accept also a set that
     * has less than the one in use. `isOffline`: this run makes no request to other machines.
     */
    run: runAsked,
    /** Does as `run` without waiting for the end, which `status` reports. */
    ask(sourceId: string | undefined, about?: RunOptions): SyncStatus {
      inBackground(runAsked(sourceId, about));
      return status.get();
    },
    /** Makes one request to a source and says what came. Throws `notFound` for an unknown source, and `invalidRequest` for one that is not fetched. */
    async test(sourceId: string): Promise<SourceTest> {
      const [source] = sourcesOf(sourceId).map(places.prepared);
      if (source?.kind === 'import') throw invalidBecause(reason('importNotFetched', {}));
      const around = source && networkFor(source);
      const nothing = { reason: null, bytes: null, issuedAt: null, places: [], notams: null };
      if (!around) return { result: 'offline', ...nothing };
      const signal = around.offline ? AbortSignal.any([stopped, around.offline]) : stopped;
      const { probe } = await import('./presets/probe.ts');
      return probe(source as FetchedSource, {
        apiKey: await sources.keyOf(source),
        credentialsOf: sources.credentialsOf,
        signal,
      });
    },
    /** Ends the run in progress: what was fetched is kept and goes into the next dataset that is built. False if there is none. */
    cancel(): boolean {
      if (!running) return false;
      running.cancelling.abort();
      return true;
    },
    /** Builds the dataset again, in the background, of what was fetched before; no request leaves. False where nothing was. */
    rebuild(): boolean {
      const decision = builds.decide({ fetched: new Map(), isByUser: true });
      if (running || decision.kind !== 'build') return false;
      log.info('the dataset is built again of what was fetched before');
      inBackground(
        dataset.build(decision.inputs, { isForced: true, ...builds.comparison() }).then(({ revision }) => builds.built(revision)),
      );
      return true;
    },
    /** It says why what the sources have is not in use. */
    problem: builds.problem,
    imports: openImports({ dataset, builds, sources, clock }),
    /** Fetches each source by its schedule from now on: always, or while the user's setting `autoSync` is on. */
    start(when: 'always' | 'bySetting'): void {
      automation.start(when);
      leaveFirstLook = timer.after(FIRST_LOOK_MS, () => {
        leaveFirstLook = undefined;
        plan();
      });
      plan();
    },
    /** No request leaves this process from now on, whatever the setting says. */
    stayOffline(): void {
      automation.stayOffline();
      noteNetwork();
    },
    /** Ends the schedule and a run in progress. Once it resolves, nothing more is fetched or recorded; a build ends with its dataset. */
    async stop(): Promise<void> {
      stopping.abort();
      leaveFirstLook?.();
      schedule.stop();
      status.stop();
      for (const stop of unlisten) stop();
      await running?.fetching;
    },
  };
}

function publicOutcome({ sources, report, held }: RoundOutcome): SyncOutcome {
  return { sources, dataset: report ? builtOf(report) : null, held: held ?? null };
}

/** Tells whether a server answered, be it that it has no time. */
const isAnswered = ({ result, reason }: SourceOutcome): boolean => answers.has(result) || (reason !== null && busy.has(reason.code));
const answers: ReadonlySet<SourceResult> = new Set(['new', 'same', 'refused']);
const busy: ReadonlySet<ReasonCode> = new Set(['unavailable', 'serverBusy']);
