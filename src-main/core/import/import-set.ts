/** One import from beginning to end, without the swap: opened, read, judged, built and checked. Throws a Refusal when the set is not good enough. */
import { installation } from '../installation.ts';
import type { SearchDocument } from '../search/document.ts';
import type { Part } from '../search/parts.ts';
import { buildReference } from './build/build-reference.ts';
import { refuseOrphans, refuseThinSet } from './floors.ts';
import { readOurAirports } from './ourairports/read.ts';
import type { ImportReport } from './report.ts';
import { openSource } from './source/source.ts';
import type { ImportTask } from './worker-messages.ts';

export type ImportSteps = {
  /** Hears what is being done, and how many rows were read in all. */
  progress: (step: string, rows: number) => void;
  index: (documents: SearchDocument[]) => Promise<Part[]>;
};

export async function importSet(task: ImportTask, { progress, index }: ImportSteps): Promise<ImportReport> {
  const began = performance.now();
  let rowsRead = 0;
  progress('opening the source', 0);
  const source = await openSource(task.from, task.webBase);
  try {
    const importedAt = new Date(task.now);
    const { facts, reports } = await readOurAirports(source, importedAt, (step, rows) => progress(step, (rowsRead += rows)));
    refuseThinSet(reports, task.floors, task.present);
    refuseOrphans(reports);
    const { revision, counts } = await buildReference(task.path, facts, {
      importedAt,
      version: installation.version,
      index,
      progress: (step) => progress(step, rowsRead),
    });
    return {
      source: facts.source,
      date: facts.date.toISOString(),
      revision,
      counts,
      files: Object.values(reports),
      seconds: Math.round(performance.now() - began) / 1000,
    };
  } finally {
    source.close();
  }
}
