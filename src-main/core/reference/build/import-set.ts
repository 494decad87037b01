/** One import from start to finish, without the swap: opened, read, checked, merged, built and verified. Throws a Refusal when the set is not acceptable. */
import { startStopwatch } from '#core/platform/clock.ts';
import { installation } from '#core/platform/installation.ts';
import type { AirportFacts } from '../sources/facts.ts';
import type { AirportsRead } from '../sources/ourairports/read.ts';
import { nothingDerived, type DerivedData } from './derived-data.ts';
import { buildReference, countsOf } from './build-reference.ts';
import { readPrevious } from './rows/kept-dates.ts';
import { searchTexts } from './placed-airports.ts';
import { refuseLoss } from './large-change.ts';
import { mergeSets } from './merge/merge-sets.ts';
import { readInput, type ReadInput } from './read-input.ts';
import type { ReferenceSet } from './reference-set.ts';
import type { AirportChange, ImportReport } from './report.ts';
import type { ImportInput, ImportTask } from './worker-messages.ts';
import { lossesSince, shrunkTo } from '../store/origin.ts';
import { stepOf, type Progress } from '#core/progress.ts';

type ImportSteps = {
  /** Amounts are the total of rows read. */
  progress: Progress;
  derived: DerivedData;
};

export async function importSet(task: ImportTask, { progress, derived }: ImportSteps): Promise<ImportReport> {
  const seconds = startStopwatch();
  let rowsRead = 0;
  const read: ReadInput[] = [];
  let begun: readonly AirportFacts[] | undefined;
  const airportsRead: AirportsRead = (airports, countries) => {
    begun = airports;
    derived.texts(searchTexts(airports, countries));
  };
  for (const input of task.inputs) {
    const source = task.inputs.length > 1 ? { source: input.name } : {};
    read.push(
      await readInput(input, task, {
        progress({ code, file, rows }) {
          rowsRead += rows;
          progress(stepOf(code, { ...source, ...(file !== undefined && { file }), done: rowsRead }));
        },
        ...(task.inputs.length === 1 && { airportsRead }),
      }),
    );
  }
  const [first, ...others] = read;
  if (!first) throw new Error('An import was asked for without a source.');
  if (others.length > 0) progress(stepOf('merging', { done: rowsRead }));
  const set = mergeSets([first, ...others]);
  const importedAt = new Date(task.now);
  const previous = readPrevious(task.previous);
  const sourceIds = idsOf(task.inputs, set);
  const counts = countsOf(set);
  const losses = previous ? lossesSince(previous, counts, importedAt.toISOString()) : (first.losses ?? []);
  const refuse = (change: AirportChange | undefined) => {
    const inUse = previous && { ...previous, sourceIds: task.inUse };
    if (inUse && !task.isForced) refuseLoss({ counts, sources: set.sources, sourceIds, change }, inUse, task.leaving);
  };
  // What is less by its counts is refused before anything is written.
  refuse(undefined);
  const about = { importedAt, version: installation.version, previous };
  if (task.rowsOf && others.length > 0) await writeRows(task.rowsOf);
  const { revision, change } = await buildReference(task.path, set, {
    ...about,
    derived,
    begun,
    progress: (code) => progress(stepOf(code, { done: rowsRead })),
    judge: refuse,
    origin: { sourceIds, losses },
  });

  async function writeRows({ id, path }: NonNullable<ImportTask['rowsOf']>): Promise<void> {
    const one = read[task.inputs.findIndex((input) => input.id === id)];
    if (one) await buildReference(path, mergeSets([one]), { ...about, derived: nothingDerived, progress: () => undefined });
  }

  return {
    source: set.name,
    date: set.date?.toISOString() ?? null,
    revision,
    replaced: previous && previous.revision !== revision ? previous.revision : null,
    counts,
    sources: set.sources.map(({ name, kind, date, airports }, position) => ({
      id: task.inputs[position]?.id,
      name,
      kind,
      airports,
      date: date?.toISOString() ?? null,
      files: read[position]?.files ?? [],
    })),
    conflicts: set.conflicts.length,
    change,
    shrunk: previous ? shrunkTo(previous.counts, counts) : [],
    files: read.flatMap(({ files }) => files),
    seconds: seconds(),
  };
}

/** Each id has the position of its source in the set: a source that came whole has several. */
const idsOf = (inputs: readonly ImportInput[], { sources }: ReferenceSet): string[] =>
  sources.map((_, position) => (inputs[position] ?? inputs[0])?.id ?? '');
