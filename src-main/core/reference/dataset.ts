/**
 * Opens the dataset in use, and replaces it while requests are served. Promise: `current()` is always a whole, checked database; an import
 * that fails, is refused or is killed leaves it unchanged. Only the process that owns the data folder may open it.
 */
import { isOfCalendar } from '#domain/time.ts';
import { dirname } from 'node:path';
import type { Reason } from '#contract/problems/reasons.ts';
import type { CheckReport } from '#contract/dataset/check.ts';
import type { ConflictList } from '#contract/dataset/conflicts.ts';
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { Rollback, Version } from '#contract/dataset/versions.ts';
import { refuseLoss } from './build/large-change.ts';
import { ourAirportsMinimumRows, type MinimumRows } from './build/minimum-rows.ts';
import { OURAIRPORTS } from './sources/ourairports/publisher.ts';
import type { ImportReport } from './build/report.ts';
import type { ImportInput } from './build/worker-messages.ts';
import { startStopwatch } from '../platform/clock.ts';
import { openListeners } from '../listeners.ts';
import type { Log } from '../platform/log.ts';
import { openRetries } from '../platform/retries.ts';
import type { StartChild } from '../platform/process/start-child.ts';
import type { Slice } from '../paging.ts';
import { invalidBecause, Refusal } from '../refusal.ts';
import { openBuilder, type BuildOptions, type Fetching, type InputsOrFetch } from './builder.ts';
import { openComparisons, type Comparison } from './store/comparisons.ts';
import { listConflicts } from './store/conflicts.ts';
import { fullDiskIn, LEAST_ROOM } from '../platform/disk-space.ts';
import { attempt, openFound, openUsable } from './first-open.ts';
import { openInspections } from './store/inspections.ts';
import { openReference, type Reference } from './store/open-reference.ts';
import { IMPORT_ID, lossesSince, shrunkTo, writeOrigin } from './store/origin.ts';
import { sourcesOf } from './share.ts';
import { linkOrCopy } from './store/version-store.ts';
import { openRolledBack } from './store/rolled-back.ts';
import { chooseKept, keptSentence, keptVersions, listVersions, versionInUse, type Kept, unreadableVersions } from './store/versions.ts';
import { reason } from '../reasons/reason.ts';
import { refusalOfSystem } from '../reasons/system-faults.ts';

export type { Reference } from './store/open-reference.ts';

/** A folder, and the date of its files, ISO 8601 UTC; null where their publisher does not tell it. */
type FetchedFiles = { path: string; date: string | null };

/** These options concern how the dataset is read. */
export type DatasetToRead = Pick<Dataset, 'current' | 'onSwap' | 'whileRead'>;

export type DatasetOptions = {
  dataDir: string;
  clock: () => Date;
  log: Log;
  /** An OurAirports set has at least these rows. */
  minimumRows?: MinimumRows;
  /** False on Windows: a file must be closed before another takes its name. */
  canReplaceOpenFiles?: boolean;
  /** The disk has at least this many free bytes before an import. */
  leastRoom?: number;
  /** It starts a process; Node's way is the default. */
  startChild?: StartChild | undefined;
  /** It is the revision of the dataset that was in use when the folder was last open, unless that was a starter set. */
  wasInUse?: string | undefined;
};

/** A note and the entries of a folder take this much space, in bytes; the files exist already. */
const ROOM_TO_GO_BACK = 1_000_000;

/** Opens the dataset of a data folder; builds the starter set if there is none yet, and falls back to a stored version if it is damaged. */
export async function openDataset(options: DatasetOptions) {
  const { dataDir, clock, log, minimumRows = ourAirportsMinimumRows, leastRoom = LEAST_ROOM } = options;
  const { canReplaceOpenFiles = process.platform !== 'win32', wasInUse, startChild } = options;
  const found = await openFound({ dataDir, clock, log, canReplaceOpenFiles, wasInUse });
  const { store, setAside } = found;
  let { reference } = found;
  const retries = openRetries({ log });
  const rolledBack = openRolledBack(store, log);
  const inspections = openInspections();
  const comparisons = openComparisons(inspections, pathOf);
  const builder = openBuilder({ dataDir, store, clock, log, minimumRows, leastRoom, startChild, take });
  const listeners = openListeners<[Reference]>();
  let isReplacing = false;
  let checking: Promise<CheckReport> | undefined;

  /** The list is read once between two swaps, because no other process may change the folder. */
  let former: Kept[] | undefined;
  let unreadable: Reason[] | undefined;
  const formerVersions = () => (former ??= keptVersions(store, reference.revision));
  const keptNow = () => (former = keptVersions(store, reference.revision));

  function pathOf(revision: string): string | undefined {
    if (revision === reference.revision) return reference.db.name;
    return formerVersions().find(({ version }) => version.revision === revision)?.path;
  }

  function use(next: Reference): void {
    const shrunk = reference.isStarter ? [] : shrunkTo(reference.counts, next.counts);
    if (shrunk.length > 0) log.warn('the dataset in use has fewer rows than the one before', { shrunk });
    reference = next;
    former = undefined;
    unreadable = undefined;
    listeners.emit(next);
    tidy();
  }

  /** A superfluous file does no harm, and is removed after the next swap. */
  function tidy(): void {
    if (setAside.barred(reference)) return;
    try {
      store.tidy(reference.revision);
    } catch (error) {
      log.warn('a former dataset could not be removed', { error });
    }
  }

  /** Opens the dataset that is barred, where the machine allows it by now; returns whether none is barred any more. */
  function isOpenedAgain(): boolean {
    if (!setAside.barred(reference)) return true;
    const again = attempt(store.inUse);
    if (!('db' in again)) return false;
    const former = reference.db;
    use(again);
    log.info('the dataset in use can be opened again', { revision: again.revision });
    if (!canReplaceOpenFiles) former.close();
    // A stored version stays in its folder.
    if (dirname(former.name) !== store.versions) store.discard(former.name);
    return true;
  }

  /** Refuses to replace a file that is whole and cannot be stored as a version. */
  function refuseBarred(): void {
    if (isOpenedAgain()) return;
    const fault = setAside.barred(reference)?.fault;
    throw refusalOfSystem(fault) ?? fault;
  }

  /** `move` renames another file to the name of the one in use. */
  function swap(move: () => void): void {
    // If files can be replaced while open, the former database serves the answers still being written; it closes itself when
    // the last of them lets go of it.
    if (!canReplaceOpenFiles) reference.db.close();
    try {
      move();
    } catch (error) {
      const rescued = canReplaceOpenFiles ? undefined : openUsable(store, log).reference;
      if (rescued) use(rescued);
      throw error;
    }
    use(openReference(store.inUse));
  }

  function putInUse(build: string, revision: string): void {
    swap(() => store.put(build, reference.revision === revision ? undefined : reference.revision));
    rolledBack.clear();
  }

  async function take(build: string, { revision }: ImportReport): Promise<void> {
    await readersDone();
    putInUse(build, revision);
  }

  async function readersDone(): Promise<void> {
    if (!canReplaceOpenFiles) await inspections.idle();
  }

  /** Only one replacement runs at a time. */
  async function replacing<T>(work: () => Promise<T>): Promise<T> {
    if (isReplacing) throw new Refusal('importRunning');
    refuseBarred();
    isReplacing = true;
    try {
      return await work();
    } finally {
      isReplacing = false;
    }
  }

  tidy();
  retries.do(isOpenedAgain);
  const build = (inputs: InputsOrFetch, about: BuildOptions = {}) => replacing(() => builder.build(inputs, reference, about));

  async function checkInUse(): Promise<CheckReport> {
    const seconds = startStopwatch();
    for (;;) {
      const before = reference;
      const { revision } = before;
      const { checked } = await inspections.run({ task: 'check', path: before.db.name }, 'checked');
      // A swap happened during reading: the results may be of another dataset.
      if (reference !== before) continue;
      const isOther = checked.revision !== undefined && checked.revision !== revision;
      const revisionThere = checked.revision ?? null;
      const findings = [...checked.findings, ...(isOther ? [reason('replacedMeanwhile', { revision: revisionThere })] : [])];
      if (findings.length > 0) log.warn('the dataset in use is not whole', { revision, findings });
      return { revision, isGood: findings.length === 0, findings, seconds: seconds() };
    }
  }

  return {
    /** Returns the database to read from. It must be called again after every swap: a former one is closed once it is no longer referenced. */
    current: (): Reference => reference,
    /** This is the reason why another dataset serves in place of the one in use: that one could not be opened. */
    problem: (): Reason | undefined => setAside.problem(reference),
    /** Each stored version that cannot be read has a reason. */
    unreadable: (): Reason[] => (unreadable ??= unreadableVersions(store)),
    /** Calls the listener after every swap, before the next request; returns a function that stops listening. */
    onSwap: listeners.on,
    /** Returns the current import, or the last one of this run. */
    progress: builder.progress,
    /**
     * Builds a new dataset from a folder or a ZIP (absolute paths), which may have to be fetched first, and puts it in use. `date` is that of
     * its content, which the files do not contain; an invalid one is refused at once. Refusals call the files by `place`, if given. `inputs` adds those of the other sources, in the order of their precedence. Rejects with
     * `importRunning` during another import, and with a Refusal whose details say why the set was not accepted.
     */
    import(
      from: string | ((fetching: Fetching) => Promise<FetchedFiles>),
      {
        date,
        place,
        inputs = (own: ImportInput) => [own],
        ...about
      }: BuildOptions & {
        date?: string | undefined;
        place?: string | undefined;
        inputs?: (own: ImportInput) => readonly ImportInput[];
      } = {},
    ): Promise<ImportReport> {
      const contentDate = date === undefined ? undefined : importDate(date, clock());
      const inputsOf = (files: FetchedFiles) =>
        inputs({ id: IMPORT_ID, name: OURAIRPORTS, kind: 'sheets', from: files.path, place, date: contentDate ?? files.date ?? undefined });
      if (typeof from === 'string') return build(inputsOf({ path: from, date: null }), about);
      return build(async (fetching) => inputsOf(await from(fetching)), about);
    },
    /** Imports from several sources, which are given in the order of their precedence. */
    build,
    /** Gives a path for a database that the caller builds and checks, and removes it; `takeBuilt` puts it in use. */
    newBuild: (): string => store.newBuild(),
    discard: store.discard,
    /** Puts it in use as what the user imported. Throws `importRunning` during an import, and a Refusal where it has less than the one in use. */
    takeBuilt(
      path: string,
      { isForced = false, inUse = reference.sourceIds, leaving }: Pick<BuildOptions, 'isForced' | 'inUse' | 'leaving'> = {},
    ): Shrunk[] {
      if (isReplacing || !(canReplaceOpenFiles || inspections.isIdle())) throw new Refusal('importRunning');
      refuseBarred();
      const made = openReference(path);
      const origin = { sourceIds: [IMPORT_ID], losses: lossesSince(reference, made.counts, clock().toISOString()) };
      made.db.close();
      if (!isForced)
        refuseLoss({ ...made, ...origin, sources: [] }, { ...reference, sourceIds: inUse, sources: sourcesOf(reference) }, leaving);
      writeOrigin(path, origin);
      const shrunk = shrunkTo(reference.counts, made.counts);
      putInUse(path, made.revision);
      log.info('dataset replaced', { revision: made.revision, source: made.source, counts: made.counts });
      return shrunk;
    },
    /** Gives the file in use another name, or copies it there. */
    linkTo: (path: string): void => linkOrCopy(store.inUse, path),
    /** Lists the datasets in use and stored, the newest import first. */
    versions: (): Version[] => listVersions(versionInUse(reference), keptNow()),
    /**
     * Puts a stored version in use again, by default the previous one; the current one is stored. Throws `notFound` with the stored
     * versions, and `importRunning` during an import.
     */
    rollBack: (revision?: string): Promise<Rollback> =>
      replacing(async () => {
        await readersDone();
        const { revision: former, counts } = reference;
        const chosen = chooseKept(keptNow(), revision);
        try {
          rolledBack.note(former, chosen.version.revision);
          swap(() => store.restore(chosen.path, former));
        } catch (error) {
          const full = await fullDiskIn(error, dataDir, ROOM_TO_GO_BACK);
          throw full === undefined
            ? error
            : new Refusal('invalidRequest', { message: `The dataset in use stays: ${full.text}`, reasons: [full], detailsInMessage: 1 });
        }
        log.info('dataset rolled back', { from: former, to: chosen.version.revision });
        return { ...versionInUse(reference), shrunk: shrunkTo(counts, reference.counts) };
      }),
    /** Returns the revision that the user went back from, until the next dataset is built or imported: no automatic sync may bring it back. */
    rolledBackFrom: (): string | undefined => rolledBack.from(reference.revision),
    /**
     * Compares two versions, by default the previous one and the one in use. Throws `revisionGone` for one that is not stored, `notFound`
     * if there is none.
     */
    async compare({
      from = formerVersions()[0]?.version.revision,
      to = reference.revision,
    }: {
      from?: string | undefined;
      to?: string | undefined;
    }): Promise<Comparison> {
      if (from === undefined) throw new Refusal('notFound', { message: keptSentence([]) });
      for (const revision of [from, to]) if (pathOf(revision) === undefined) throw gone(revision);
      const comparison = await comparisons.between(from, to);
      if (!comparison) throw gone(from);
      return comparison;
    },
    /** A swap waits for readers on other threads where an open file cannot be replaced. */
    whileRead: inspections.whileRead,
    /** Ends the import under way: it is refused with `importCancelled` and leaves nothing. False where there is none. */
    cancelImport: builder.cancel,
    /** Lists the contradictions between the sources of the dataset in use, the most severe first. */
    conflicts: (slice: Slice): ConflictList => listConflicts(reference, slice),
    /** Reads the whole file in use, on another thread. */
    async check(): Promise<CheckReport> {
      checking ??= checkInUse().finally(() => (checking = undefined));
      return checking;
    },
    /** Ends what is running and closes the database. */
    close(): void {
      retries.stop();
      builder.stop();
      inspections.stop();
      if (reference.db.open) reference.db.close();
      if (setAside.barred(reference) && dirname(reference.db.name) !== store.versions) store.discard(reference.db.name);
    },
  };

  function gone(revision: string): Refusal {
    return new Refusal('revisionGone', {
      message: `The dataset ${revision.slice(0, 100)} is no longer kept; fetch everything again, from ${reference.revision} in use. ${keptSentence(formerVersions())}`,
      details: formerVersions().map(({ version }) => version.revision),
      detailsInMessage: formerVersions().length,
    });
  }
}

export type Dataset = Awaited<ReturnType<typeof openDataset>>;

const written = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/** The earliest time zone is this far ahead of UTC, in milliseconds. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** The date that a user gives to a set whose files have none: a date, or a time with its zone, as ISO 8601 UTC and not after `now`. Throws `invalidRequest` for anything else, and for one in the future. */
function importDate(text: string, now: Date): string {
  const time = written.test(text) && isOfCalendar(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw invalidBecause(reason('dateInvalid', { date: text.slice(0, 40) }, { field: 'date' }));
  if (time > now.getTime() + FIRST_ZONE_MS) throw invalidBecause(reason('dateInFuture', { date: text }, { field: 'date' }));
  return new Date(Math.min(time, now.getTime())).toISOString();
}
