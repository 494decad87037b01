/**
 * When a new dataset is built from what was fetched. Promise: whatever was fetched is built into a set once, even if the process is killed
 * in between; and automatically no set replaces a newer one or one that the user went back to.
 *
 * A folder or ZIP that the user imports by hand becomes the set in use without becoming a source. It stays in use until a sync brings
 * something new that is not older, or the user asks for a sync.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Source } from '#contract/sync/sources.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { ImportInput } from '../reference/build/worker-messages.ts';
import type { Fetched } from './fetchers.ts';
import { snapshotOf } from './fetch/snapshot.ts';
import { readProgress } from '../reference/sources/replica/replica-file.ts';
import type { Sources } from './sources.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { reason } from '../reasons/reason.ts';

const SETTING = 'syncBuilt';

type Snapshot = (folder: string) => Omit<ImportInput, 'name'> | undefined;
/** What a fetch leaves in a source's folder; undefined: nothing complete yet. NOTAMs are not part of a dataset. */
const snapshots: Record<Source['kind'], Snapshot | undefined> = {
  ourairports: sheets,
  files: sheets,
  airportList(folder) {
    const snapshot = snapshotOf(folder);
    return snapshot && { kind: 'airportList', from: join(snapshot.path, 'airports.csv'), date: snapshot.date ?? undefined };
  },
  api(folder) {
    const from = join(folder, 'replica.sqlite');
    return isWhole(from) ? { kind: 'replica', from } : undefined;
  },
  notams: undefined,
  unknown: undefined,
};

/** The first walk through a server may take several runs; a damaged copy is fetched again by its next run. */
function isWhole(replica: string): boolean {
  if (!existsSync(replica)) return false;
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(replica, { readonly: true });
    return readProgress(db)?.isComplete === true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return false;
    throw error;
  } finally {
    db?.close();
  }
}

function sheets(folder: string): ReturnType<Snapshot> {
  const snapshot = snapshotOf(folder);
  return snapshot && { kind: 'sheets', from: snapshot.path, date: snapshot.date ?? undefined };
}

export const bringsAirports = (kind: Source['kind']): boolean => snapshots[kind] !== undefined;

type Built = {
  /** Which sources went into it, in which order. */
  inputs: string;
  revision: string;
  /** Something was fetched that is not in a set yet. */
  isPending: boolean;
};

export type Decision = { kind: 'nothing' } | { kind: 'held'; reason: Reason } | { kind: 'build'; inputs: ImportInput[] };

export type Builds = {
  /** Call before fetching: from now on, a kill leaves a build due. */
  begin(): void;
  /** Whether to build now. `fetched`: by source id, what was fetched since `begin`. */
  decide(about: { fetched: ReadonlyMap<string, Fetched>; isByUser: boolean }): Decision;
  /** Whether the last set that was built has this revision. */
  isBuilt(revision: string): boolean;
  /** Call after the set was swapped in. */
  built(revision: string): void;
};

export function openBuilds({ db, dataset, sources }: { db: Database; dataset: Dataset; sources: Sources }): Builds {
  const read = db.prepare<[], string>(`SELECT value FROM settings WHERE key = '${SETTING}'`).pluck();
  const write = db.prepare(
    `INSERT INTO settings (key, value) VALUES ('${SETTING}', ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const stored = unlessDamaged(db, undefined, () => read.get());
  let built: Built = stored === undefined ? { inputs: '', revision: '', isPending: false } : (JSON.parse(stored) as Built);
  let wasPending = built.isPending;
  /** What `built` refers to: the user may change the sources during the build. */
  let decided = built.inputs;
  const store = (next: Built) => {
    if (JSON.stringify(next) !== JSON.stringify(built)) write.run(JSON.stringify(next));
    built = next;
  };

  const used = () => sources.list().flatMap((source) => inputOf(source, sources.folderOf(source.id)) ?? []);
  const idsOf = (inputs: Used[]) => inputs.map(({ source }) => `${source.id} ${source.name}`).join('\n');

  function heldBack(inputs: Used[], fetched: ReadonlyMap<string, Fetched>): Reason | undefined {
    const left = dataset.rolledBackFrom();
    if (left !== undefined) return reason('rolledBack', { revision: left });
    const { isStarter, date } = dataset.current();
    const dates = inputs.flatMap((input) => (fetched.get(input.source.id) ?? input.source).dataDate ?? []);
    const newest = dates.sort().at(-1);
    // Nothing can be called older than a dataset without a date.
    if (isStarter || date === null || (newest !== undefined && Date.parse(newest) >= Date.parse(date))) return undefined;
    return reason('olderThanInUse', { date: newest?.slice(0, 10) ?? null, inUse: date.slice(0, 10) });
  }

  return {
    begin() {
      wasPending = built.isPending;
      store({ ...built, isPending: true });
    },
    decide({ fetched, isByUser }) {
      const inputs = used();
      decided = idsOf(inputs);
      const isOtherInUse = dataset.current().revision !== built.revision;
      const hasNews = [...fetched.values()].some(({ isNew }) => isNew);
      const isWanted = hasNews || wasPending || decided !== built.inputs || (isByUser && isOtherInUse);
      if (inputs.length === 0 || !isWanted) {
        store({ ...built, isPending: false });
        return { kind: 'nothing' };
      }
      const held = isByUser ? undefined : heldBack(inputs, fetched);
      if (held) return { kind: 'held', reason: held };
      return { kind: 'build', inputs: inputs.map(({ input }) => input) };
    },
    isBuilt: (revision) => built.revision === revision,
    built: (revision) => store({ inputs: decided, revision, isPending: false }),
  };
}

type Used = { source: Source; input: ImportInput };

function inputOf(source: Source, folder: string): Used | undefined {
  const snapshot = source.isEnabled ? snapshots[source.kind]?.(folder) : undefined;
  return snapshot && { source, input: { name: source.name, ...snapshot } };
}
