/** A dataset of a folder in a data folder that no program has open, as an earlier run would have left it. */
import { openDataset } from '#core/reference/dataset.ts';
import { importInTest } from './import-in-test.ts';
import { layState } from './lay-state.ts';
import { noMinimumRows, writeSet, type SetRows } from './dataset-files.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

export async function layDataset(dataDir: string, set: SetRows, options: { now: Date; date?: string }): Promise<void> {
  layState(dataDir, options.now);
  const dataset = await openDataset({
    dataDir,
    clock: () => options.now,
    log: silent,
    minimumRows: noMinimumRows,
    startChild: importInTest,
  });
  try {
    await dataset.import(writeSet(set), { date: options.date });
  } finally {
    dataset.close();
  }
}
