/** One import from start to finish, without the swap: opened, read, checked, merged, built and verified. Throws a Refusal when the set is not acceptable. */
import { startStopwatch } from '#core/platform/clock.ts';
import { installation } from '#core/platform/installation.ts';
import type { AirportFacts } from '../sources/facts.ts';
import type { AirportsRead } from '../sources/ourairports/read.ts';
import type { Beside } from './beside.ts';
import { buildReference } from './build-reference.ts';
import type { FormerSet } from './former-set.ts';
import { readPrevious } from './previous.ts';
import { searchTexts } from './placed-airports.ts';
import { refuseLargeChange } from './large-change.ts';
import { mergeSets } from './merge/merge-sets.ts';
import { readInput, type ReadInput } from './read-input.ts';
import type { ImportReport } from './report.ts';
import type { ImportTask } from './worker-messages.ts';
import { stepOf, type Progress } from '#core/progress.ts';

export type ImportSteps = {
  /** Amounts are the total of rows read. */
  progress: Progress;
  beside: Beside;
};

export async function importSet(task: ImportTask, { progress, beside }: ImportSteps): Promise<ImportReport> {
  const seconds = startStopwatch();
  let rowsRead = 0;
  const read: ReadInput[] = [];
  let begun: readonly AirportFacts[] | undefined;
  const airportsRead: AirportsRead = (airports, countries) => {
    begun = airports;
    beside.texts(searchTexts(airports, countries));
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
  const { set, importedAt } = await setOf(read);
  const previous = readPrevious(task.previous);
  const { revision, counts, change } = await buildReference(task.path, set, {
    importedAt,
    version: installation.version,
    beside,
    begun,
    progress: (code) => progress(stepOf(code, { done: rowsRead })),
    previous,
    judge: (change) => {
      if (previous && !task.isForced) refuseLargeChange(change, previous, set.sources);
    },
  });
  async function setOf([first, ...others]: readonly ReadInput[]): Promise<FormerSet> {
    if (task.former !== undefined) {
      progress(stepOf('readingCopy'));
      return (await import('./former-set.ts')).readFormerSet(task.former, new Date(task.now));
    }
    if (!first) throw new Error('An import was asked for without a source.');
    if (others.length > 0) progress(stepOf('merging', { done: rowsRead }));
    return { set: mergeSets([first, ...others]), importedAt: new Date(task.now) };
  }

  return {
    source: set.name,
    date: set.date?.toISOString() ?? null,
    revision,
    counts,
    sources: set.sources.map(({ name, kind, date, airports }, position) => ({
      name,
      kind,
      airports,
      date: date?.toISOString() ?? null,
      files: read[position]?.files ?? [],
    })),
    conflicts: set.conflicts.length,
    change,
    files: read.flatMap(({ files }) => files),
    seconds: seconds(),
  };
}
