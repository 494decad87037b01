/**
 * A data folder as an earlier start has left it, with the starter set and the samples: building them takes a second of processor time, so that one run of
 * the tests builds them once for each moment, and copies them for every test that does not test a first start.
 */
import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginning } from './clock.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

/** Fills an empty folder, which nothing has open, as a start at that moment would. Outside a run of the tests it stays empty. */
export async function layStarted(dataDir: string, at = new Date(beginning)): Promise<void> {
  const started = await startedFolder(at);
  if (started !== undefined) copyStarted(started, dataDir);
}

export const copyStarted = (started: string, dataDir: string): void =>
  cpSync(started, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** The folder to copy; undefined outside a run of the tests, whose folder for temporary files it is in. */
export async function startedFolder(at = new Date(beginning)): Promise<string | undefined> {
  const scratch = process.env['AEROSHELF_TEST_SCRATCH'];
  if (scratch === undefined) return undefined;
  const started = join(scratch, `started-${at.getTime()}`);
  if (!existsSync(started)) await start(started, scratch, at);
  return started;
}

/** It gets its name when it is whole; of two processes that make it at once one is too late. */
async function start(started: string, scratch: string, at: Date): Promise<void> {
  const made = mkdtempSync(join(scratch, 'starting-'));
  // Only the process that makes it loads the program for it.
  const { openCore } = await import('#core/core.ts');
  const core = await openCore({ dataDir: made, clock: () => at, log: silent });
  await core.close();
  try {
    renameSync(made, started);
  } catch (error) {
    if (!existsSync(started)) throw error;
    rmSync(made, { recursive: true });
  }
}
