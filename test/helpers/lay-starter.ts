/** The starter set in a data folder, as a first start at that moment would have built it: it is built once for all tests of a run that do not test a first start. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataset } from '#core/reference/dataset.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

/** The folder has no dataset, and nothing has it open. */
export async function layStarter(dataDir: string, now: Date): Promise<void> {
  copyFileSync(join(await startedAt(now), 'reference.sqlite'), join(dataDir, 'reference.sqlite'));
}

async function startedAt(now: Date): Promise<string> {
  const scratch = process.env['AEROSHELF_TEST_SCRATCH'] ?? tmpdir();
  const started = join(scratch, `starter-${now.getTime()}`);
  if (existsSync(started)) return started;
  const made = mkdtempSync(join(scratch, 'starting-'));
  (await openDataset({ dataDir: made, clock: () => now, log: silent })).close();
  try {
    renameSync(made, started);
  } catch (error) {
    // One of two processes that make it at once is too late.
    if (!existsSync(started)) throw error;
    rmSync(made, { recursive: true });
  }
  return started;
}
