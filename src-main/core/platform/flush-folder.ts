/** What is written is on the disk, and not on its way there. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A rename is durable once its folder is flushed. Windows can't open folders, so it is skipped there. */
export function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r');
}

export const flushFile = (path: string): void => flush(path, 'r+');

function flush(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
