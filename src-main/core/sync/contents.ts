/** Each source has content for a dataset: where it is, under which name, and in which order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Source } from '#contract/sync/sources.ts';
import type { ImportInput } from '../reference/build/worker-messages.ts';
import { IMPORT_ID } from '../reference/store/origin.ts';
import { readProgress } from '../reference/sources/replica/replica-file.ts';
import type { Fetched } from './fetchers.ts';
import { snapshotOf } from './fetch/snapshot.ts';

/** The folder of the import has a reference database of this name. */
export const ROWS = 'rows.sqlite';

type Snapshot = (folder: string) => Omit<ImportInput, 'id' | 'name'> | undefined;
/** A fetch leaves this in a source's folder; undefined: nothing complete yet. NOTAMs are not part of a dataset. */
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
  import(folder) {
    const from = join(folder, ROWS);
    return existsSync(from) ? { kind: 'rows', from } : undefined;
  },
  notams: undefined,
  ukPib: undefined,
  navCanada: undefined,
  faaNms: undefined,
  faaNotamApi: undefined,
  weather: undefined,
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

const MOST_LETTERS = 80;
export const importedName = (source: string) => `${source.slice(0, MOST_LETTERS)} (imported)`;

export type Used = { source: Pick<Source, 'id' | 'kind' | 'name' | 'dataDate' | 'fetchedAt'>; input: ImportInput };

/** What is being imported, as if it were a source already: later than anything. */
export function asImport(own: ImportInput, { name } = { name: importedName(own.name) }): Used {
  const source = { id: IMPORT_ID, kind: 'import', name, dataDate: own.date ?? null, fetchedAt: LATEST } as const;
  return { source, input: { ...own, id: IMPORT_ID, name } };
}
export const arrived = (one: Used, fetched: Fetched | undefined): Used =>
  fetched ? { ...one, source: { ...one.source, dataDate: fetched.dataDate, fetchedAt: LATEST } } : one;
const LATEST = '9999-12-31T00:00:00.000Z';

export function inputOf(source: Source, folder: string): Used | undefined {
  const snapshot = source.isEnabled ? snapshots[source.kind]?.(folder) : undefined;
  return snapshot && { source, input: { id: source.id, name: source.name, ...snapshot } };
}

/**
 * They are ordered by their priorities; but of an import and of what OurAirports publishes, which may be editions of the same, the later
 * goes first.
 */
export function inOrder(all: Used[]): Used[] {
  const isEdition = ({ source: { kind } }: Used) => kind === 'import' || kind === 'ourairports';
  const editions = all.filter(isEdition).sort((a, b) => laterFirst(a.source, b.source));
  return all.map((one) => (isEdition(one) ? (editions.shift() ?? one) : one));
}

/** The dates of their data decide, and where one is unknown when they came. */
function laterFirst(a: Used['source'], b: Used['source']): number {
  const times = ({ dataDate, fetchedAt }: Used['source']) => ({ date: Date.parse(dataDate ?? ''), fetched: Date.parse(fetchedAt ?? '') });
  const [one, other] = [times(a), times(b)];
  return other.date - one.date || other.fetched - one.fetched || 0;
}
