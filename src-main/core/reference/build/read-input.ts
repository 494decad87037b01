/** Any kind of source into facts. A source that can't be read is refused by name: a set without it would lose what it alone knows. */
import { stat } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { Refusal } from '#core/refusal.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import { timezoneAt } from './rows/timezone.ts';
import type { AirportFacts, ReferenceFacts } from '../sources/facts.ts';
import { refuseOrphans, refuseThinSet } from './minimum-rows.ts';
import type { ReadSource } from './merge/merge-sets.ts';
import { readOurAirports } from '../sources/ourairports/read.ts';
import type { FileReport } from '../sources/file-report.ts';
import { openSource } from '../sources/files/files.ts';
import type { ImportInput, ImportTask } from './worker-messages.ts';

export type ReadInput = ReadSource & { files: FileReport[] };
type Progress = (step: string, rows: number) => void;

/** Reads one source of a task whole. `progress` hears what is being done and how many rows were read since the last time. */
export async function readInput(input: ImportInput, task: ImportTask, progress: Progress): Promise<ReadInput> {
  const { name, kind } = input;
  try {
    const { facts, files } = await readers[kind](input.from, task, progress);
    const date = input.date === undefined ? facts.date : new Date(input.date);
    return { name, kind, facts: { ...facts, date: credible(date, task.now) }, files };
  } catch (error) {
    const details = reasonsOf(error);
    if (!details) throw error;
    throw task.inputs.length === 1 ? datasetRefused(...details) : datasetRefused(...details.map((detail) => `${name}: ${detail}`));
  }
}

/** Clocks differ by this much without anything being wrong. */
const CLOCKS_DIFFER_MS = 300_000;

/** Never after the import: a date that has not come yet was given by a clock that is wrong, and would make old data look young. */
function credible(date: Date | null, now: number): Date | null {
  if (date === null || date.getTime() > now + CLOCKS_DIFFER_MS) return null;
  return new Date(Math.min(date.getTime(), now));
}

type Reader = (from: string, task: ImportTask, progress: Progress) => Promise<{ facts: ReferenceFacts; files: FileReport[] }>;

/** What most imports have no need of is loaded by those that have. */
const readers: Record<ImportInput['kind'], Reader> = {
  async sheets(from, task, progress) {
    progress('opening the source', 0);
    const source = await openSource(from, task.webBase);
    try {
      const { facts, reports } = await readOurAirports(source, progress);
      // What is in use is to be compared with the whole of a set, and only where nobody has said that it may differ.
      refuseThinSet(reports, task.minimumRows, task.inputs.length === 1 && !task.isForced ? task.present : undefined);
      refuseOrphans(reports);
      return { facts, files: Object.values(reports) };
    } finally {
      source.close();
    }
  },
  async replica(from, _task, progress) {
    await mustExist(from);
    progress('reading what was fetched', 0);
    const { readReplica } = await import('#core/reference/sources/replica/read.ts');
    return { facts: await readReplica(from), files: [] };
  },
  async airportList(from, _task, progress) {
    await mustExist(from);
    progress('reading the list', 0);
    const { readAirportList } = await import('../sources/airport-list.ts');
    const { facts, report } = await readAirportList(from);
    return { facts: { ...facts, airports: facts.airports.map(withTimezone) }, files: [report] };
  },
};

/** The list leaves most zones out; the position tells them. */
function withTimezone(facts: AirportFacts): AirportFacts {
  const { given } = facts;
  if (!given || given.timezone !== null) return facts;
  return { ...facts, given: { ...given, timezone: timezoneAt(given.latitude, given.longitude) } };
}

async function mustExist(path: string): Promise<void> {
  if (!(await stat(path).catch(() => undefined)))
    throw datasetRefused(`there is nothing at ${path}. Fetch it again, or leave this source out.`);
}

/** Why a source can't be read; undefined for a defect of Aeroshelf. */
function reasonsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof Refusal) return error.details ?? [error.message];
  if (error instanceof Database.SqliteError)
    return [`what was fetched is damaged (${error.message}). Fetch it again, or leave this source out.`];
  return undefined;
}
