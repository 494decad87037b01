/** Files for the user to take away. Promise: a file under its name is complete or absent, and an existing one is not overwritten unless the user said so. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from '../platform/flush-folder.ts';
import { transferRefused, unwritable } from './transfer-refused.ts';
import { reason } from '../reasons/reason.ts';
import { unfinished } from '#core/platform/leftovers.ts';

/**
 * Lets `write` write `FILE.part` and renames it once it is on the disk. Throws a Refusal when the file exists and `isForced` is not
 * set, and when it can't be written.
 */
export async function wholeFile<T>(file: string, isForced: boolean, write: (part: string) => Promise<T>): Promise<T> {
  const refuseExisting = () => {
    if (!isForced && existsSync(file)) throw transferRefused(reason('fileExists', { path: file }));
  };
  refuseExisting();
  const part = unfinished(file);
  // Of a killed run, and perhaps readable for others.
  rmSync(part, { force: true });
  try {
    const written = await write(part);
    refuseExisting();
    renameSync(part, file);
    flushFolder(dirname(file));
    return written;
  } catch (error) {
    throw unwritable(file, error);
  } finally {
    rmSync(part, { force: true });
  }
}
