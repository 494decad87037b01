/** A dataset of a folder in a data folder that no program has open, as an earlier run would have left it. */
import { join } from 'node:path';
import { openDataset } from '#core/reference/dataset.ts';
import { importInTest } from './import-in-test.ts';
import { noMinimumRows, writeSet, type SetRows } from './dataset-files.ts';
import { openState } from '#core/database/state.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

export async function layDataset(dataDir: string, set: SetRows, options: { now: Date; date?: string }): Promise<void> {
  // A dataset without a state is refused as a loss.
  openState(join(dataDir, 'state.sqlite'), { clock: () => options.now }).close();
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
