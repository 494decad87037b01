/**
 * Reads any kind of source into facts. A source that can't be read is refused by name: a set without it would lose what only this source
 * knows.
 */
import { stat } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { Refusal } from '#core/refusal.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { refuseOrphans, refuseThinSet } from './minimum-rows.ts';
import type { ReadSource } from './merge/merge-sets.ts';
import { readOurAirports, type AirportsRead } from '../sources/ourairports/read.ts';
import type { FileReport, ReadProgress } from '../sources/file-report.ts';
import { openSource } from '../sources/files/files.ts';
import type { ImportInput, ImportTask } from './worker-messages.ts';
import { reason } from '#core/reasons/reason.ts';
import type { Reason } from '#contract/problems/reasons.ts';

export type ReadInput = ReadSource & {
  files: FileReport[];
  /** A reference database says what it has less of than the ones before it. */
  losses?: DatasetLoss[] | undefined;
};

type Reading = {
  progress: ReadProgress;
  /** It is called for a source that is a separate set. */
  airportsRead?: AirportsRead;
};

/** Reads one source of a task completely. */
export async function readInput(input: Omit<ImportInput, 'id'>, task: ImportTask, reading: Reading): Promise<ReadInput> {
  const { name, kind } = input;
  try {
    const { facts, files, set, losses } = await readers[kind](input.from, task, { ...reading, place: input.place });
    const date = input.date === undefined ? facts.date : new Date(input.date);
    return { name, kind, facts: { ...facts, date: credible(date, task.now) }, set, losses, files };
  } catch (error) {
    const [first, ...others] = reasonsOf(error);
    if (!first) throw error;
    if (task.inputs.length === 1) throw datasetRefused(first, ...others);
    const named = (one: Reason): Reason => ({ ...one, source: name });
    throw datasetRefused(named(first), ...others.map(named));
  }
}

/** Clocks may differ by this much without being wrong. */
const CLOCKS_DIFFER_MS = 300_000;

/** A date is never after the import: one in the future comes from a wrong clock, and would make old data look young. */
function credible(date: Date | null, now: number): Date | null {
  if (date === null || date.getTime() > now + CLOCKS_DIFFER_MS) return null;
  return new Date(Math.min(date.getTime(), now));
}

type Reader = (
  from: string,
  task: ImportTask,
  reading: Reading & { place: string | undefined },
) => Promise<Omit<ReadInput, 'name' | 'kind'>>;

/** Loaded only when needed, since most imports do without it. */
const readers: Record<ImportInput['kind'], Reader> = {
  async sheets(from, task, { progress, airportsRead, place }) {
    progress({ code: 'openingSource', rows: 0 });
    const source = await openSource(from, place);
    try {
      const { facts, reports } = await readOurAirports(source, progress, airportsRead);
      refuseThinSet(reports, task.minimumRows);
      refuseOrphans(reports);
      return { facts, files: Object.values(reports) };
    } finally {
      source.close();
    }
  },
  async replica(from, _task, { progress }) {
    await mustExist(from);
    progress({ code: 'readingCopy', rows: 0 });
    const { readReplica } = await import('#core/reference/sources/replica/read.ts');
    return { facts: await readReplica(from), files: [] };
  },
  async airportList(from, _task, { progress }) {
    await mustExist(from);
    progress({ code: 'readingList', rows: 0 });
    const { readAirportList } = await import('../sources/airport-list.ts');
    const { facts, report } = await readAirportList(from);
    return { facts, files: [report] };
  },
  async rows(from, _task, { progress }) {
    await mustExist(from);
    progress({ code: 'readingCopy', rows: 0 });
    const { readStoredSet } = await import('./stored-set.ts');
    const { set, losses } = readStoredSet(from);
    return { facts: set, set, losses, files: [] };
  },
};

async function mustExist(path: string): Promise<void> {
  if (!(await stat(path).catch(() => undefined))) throw datasetRefused(reason('copyMissing', { path }));
}

/** Tells why a source can't be read; empty for a defect of Aeroshelf. */
function reasonsOf(error: unknown): readonly Reason[] {
  if (error instanceof Refusal) return error.reasons ?? [];
  return error instanceof Database.SqliteError ? [reason('copyDamaged', { error: error.message })] : [];
}
