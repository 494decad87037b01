/**
 * Decides when a new dataset is built from what was fetched and imported. Promise: every dataset is built of all sources that are on; whatever was fetched is
 * built into a set once, even if the process is killed in between; and automatically no set replaces a newer one or one that the user went back to.
 *
 * What the user imports by hand is a source. A set in use of which no source is in the list (put there from elsewhere, or gone back to) becomes
 * that source, with its rows as they are, so that no other source can push it out.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { isLossReason } from '#domain/loss.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { Dataset } from '../reference/dataset.ts';
import { NONE_LEAVING } from '../reference/build/large-change.ts';
import type { ImportInput, Leaving } from '../reference/build/worker-messages.ts';
import { isRevision } from '../reference/store/open-reference.ts';
import { BUNDLED_ID, IMPORT_ID, type Counts } from '../reference/store/origin.ts';
import { shareOf } from '../reference/share.ts';
import type { Fetched } from './fetchers.ts';
import { arrived, asImport, importedName, inOrder, inputOf, ROWS, type Used } from './contents.ts';
import type { Sources } from './sources.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { openSetting } from '../database/setting.ts';
import { unfinished } from '../platform/leftovers.ts';
import type { Log } from '../platform/log.ts';
import { reason } from '../reasons/reason.ts';
import { Refusal } from '../refusal.ts';

type Built = {
  /** It says which sources went into it, in which order: a line each with id and name. */
  inputs: string;
  revision: string;
  /** Something was fetched that is not in a set yet. */
  isPending: boolean;
  /** Sources that the user removed or turned off, and whose rows the next set may be without. */
  leaving?: string[];
  /** It says why the last set was refused that had less than the one in use. */
  refused?: Reason | null;
};

export type Decision = { kind: 'nothing' } | { kind: 'held'; reason: Reason } | { kind: 'build'; inputs: ImportInput[] };

/** It has what is known of the set in use, for the comparison with a new one. */
type Comparison = { inUse: string[] | undefined; leaving: Leaving };

export function openBuilds({ db, dataset, sources, log }: { db: Database; dataset: Dataset; sources: Sources; log: Log }) {
  const setting = openSetting(db, 'syncBuilt');
  const stored = unlessDamaged(db, undefined, setting.get);
  let built: Built = stored === undefined ? { inputs: '', revision: '', isPending: false } : (JSON.parse(stored) as Built);
  let wasPending = built.isPending;
  /** What `built` refers to: the user may change the sources during the build. */
  let decided = built.inputs;
  const store = (next: Built) => {
    if (JSON.stringify(next) !== JSON.stringify(built)) setting.set(JSON.stringify(next));
    built = next;
  };

  /** `own`: what is being imported; `fetched`: what was fetched and is not recorded yet. */
  function used(own?: ImportInput, fetched: ReadonlyMap<string, Fetched> = new Map()): Used[] {
    const all = sources
      .list()
      .flatMap((source) => (own && source.kind === 'import' ? asImport(own, source) : inputOf(source, sources.folderOf(source.id))) ?? []);
    const isNew = own && !all.some(({ source }) => source.kind === 'import');
    return inOrder((isNew ? [...all, asImport(own)] : all).map((one) => arrived(one, fetched.get(one.source.id))));
  }
  const idsOf = (inputs: Used[]) => inputs.map(({ source }) => `${source.id} ${source.name}`).join('\n');

  function heldBack(inputs: Used[]): Reason | undefined {
    const left = dataset.rolledBackFrom();
    if (left !== undefined) return reason('rolledBack', { revision: left });
    const { isStarter, date } = dataset.current();
    const dates = inputs.flatMap(({ source }) => source.dataDate ?? []);
    const newest = dates.sort().at(-1);
    // Nothing can be called older than a dataset without a date.
    if (isStarter || date === null || (newest !== undefined && Date.parse(newest) >= Date.parse(date))) return undefined;
    return reason('olderThanInUse', { date: newest?.slice(0, 10) ?? null, inUse: date.slice(0, 10) });
  }

  /** A file that does not say its sources came from elsewhere, as by hand. */
  function idsInUse(): string[] {
    const { sourceIds, isStarter } = dataset.current();
    return sourceIds ?? (isStarter ? [] : [IMPORT_ID]);
  }

  function shareInUse(id: string): Counts | undefined {
    const ids = idsInUse();
    if (ids.length > 0 && ids.every((one) => one === id)) return dataset.current().counts;
    const shares = ids.flatMap((one, position) => (one === id ? [shareOf(dataset.current(), position)] : []));
    return shares.length === 0 ? undefined : shares.reduce(sum);
  }

  function leaving(): Leaving {
    // One that was turned on again leaves no longer.
    const ids = (built.leaving ?? []).filter((id) => idsInUse().includes(id) && sources.get(id)?.isEnabled !== true);
    return { ids, rows: ids.flatMap((id) => shareInUse(id) ?? []).reduce(sum, NONE_LEAVING.rows) };
  }

  let address: string | undefined;
  /** The set in use becomes the import where it is nothing else, and does not serve in the place of a newer one. */
  function keepImported(): void {
    const ids = idsInUse();
    if (ids.length === 0 || ids.some((id) => id !== IMPORT_ID) || dataset.problem() !== undefined) return;
    if (address !== undefined || !leaving().ids.includes(IMPORT_ID)) keepInUse();
  }

  function keepInUse(): void {
    const { revision, source, date } = dataset.current();
    const before = sources.get(IMPORT_ID);
    const file = join(sources.folderOf(IMPORT_ID), ROWS);
    if (before && isRevision({ path: file, revision })) return;
    mkdirSync(sources.folderOf(IMPORT_ID), { recursive: true, mode: 0o700 });
    rmSync(unfinished(file), { force: true });
    dataset.linkTo(unfinished(file));
    renameSync(unfinished(file), file);
    sources.noteImport({ name: importedName(source), address: address ?? before?.address ?? source, dataDate: date });
  }

  const unlessLost = (work: () => void) => {
    try {
      unlessDamaged(db, undefined, work);
    } catch (error) {
      log.warn('what was imported by hand could not be kept as a source', { error });
    }
  };
  unlessLost(keepImported);
  dataset.onSwap(() => unlessLost(keepImported));

  sources.beforeLeaving((source, { isAccepted }) => {
    const rows = shareInUse(source.id);
    if (!rows || Object.values(rows).every((count) => count === 0)) return;
    const { airports, runways, frequencies, navaids } = rows;
    const reasons = [reason('sourceInUse', { name: source.name, airports, runways, frequencies, navaids })];
    if (!isAccepted) throw new Refusal('lossNotAccepted', { reasons });
    store({ ...built, leaving: [...new Set([...(built.leaving ?? []), source.id])] });
  });

  return {
    /** Call before fetching: from now on, a kill leaves a build due. */
    begin(): void {
      wasPending = built.isPending;
      store({ ...built, isPending: true });
    },
    /**
     * Tells whether to build now. `fetched`: by source id, what was fetched since `begin`; `isByUser`: the user asked, and no source was
     * refused.
     */
    decide({ fetched, isByUser }: { fetched: ReadonlyMap<string, Fetched>; isByUser: boolean }): Decision {
      const inputs = used(undefined, fetched);
      decided = idsOf(inputs);
      const isOtherInUse = dataset.current().revision !== built.revision;
      const hasNews = [...fetched.values()].some(({ isNew }) => isNew);
      const isWanted = hasNews || wasPending || decided !== built.inputs || (isByUser && isOtherInUse);
      if (inputs.length === 0 || !isWanted) {
        store({ ...built, isPending: false, refused: null });
        return { kind: 'nothing' };
      }
      const held = isByUser ? undefined : heldBack(inputs);
      if (held) return { kind: 'held', reason: held };
      return { kind: 'build', inputs: inputs.map(({ input }) => input) };
    },
    /** The inputs of all sources that are on and have data, in the order of their precedence; `own` takes the place of the former import. */
    inputs(own?: ImportInput): ImportInput[] {
      const all = used(own);
      decided = idsOf(all);
      // Alone it is the whole set, by the name of its publisher.
      return own && all.length === 1 ? [own] : all.map(({ input }) => input);
    },
    comparison: (): Comparison => ({ inUse: idsInUse(), leaving: leaving() }),
    /** Call after the set was swapped in. */
    built: (revision: string): void => store({ inputs: decided, revision, isPending: false }),
    /** Call after it was refused. */
    refused(reasons: readonly Reason[]): void {
      const loss = reasons.find(isLossReason);
      if (loss) store({ ...built, refused: loss });
    },
    /** It says why what the sources have is not in use. */
    problem: (): Reason | undefined => built.refused ?? undefined,
    /** Where the rows of an import are written that is built with other sources, and their taking the place of the former ones. */
    rows: {
      path: join(sources.folderOf(IMPORT_ID), unfinished(ROWS)),
      prepare() {
        mkdirSync(sources.folderOf(IMPORT_ID), { recursive: true, mode: 0o700 });
        this.discard();
      },
      take({ address: from, date }: { address: string; date: string | null }) {
        if (!existsSync(this.path)) return;
        renameSync(this.path, join(sources.folderOf(IMPORT_ID), ROWS));
        sources.noteImport({ name: importedName('OurAirports'), address: from, dataDate: date });
      },
      discard: () => rmSync(join(sources.folderOf(IMPORT_ID), unfinished(ROWS)), { force: true }),
    },
    /** What the next set in use was imported from. */
    importedFrom: (from: string | undefined): void => void (address = from),
    /** Makes the set that came with the release a source; false where it is not in use. */
    takeBundled(): boolean {
      if (!idsInUse().includes(BUNDLED_ID)) return false;
      keepInUse();
      return true;
    },
  };
}

export type Builds = ReturnType<typeof openBuilds>;

export const isLoss = (error: unknown): boolean => error instanceof Refusal && (error.reasons ?? []).some(isLossReason);

const sum = (one: Counts, other: Counts): Counts => ({
  airports: one.airports + other.airports,
  runways: one.runways + other.runways,
  frequencies: one.frequencies + other.frequencies,
  countries: one.countries + other.countries,
  navaids: one.navaids + other.navaids,
});
