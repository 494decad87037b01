/** What is written is on the disk, and not on its way there. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A rename is durable once its folder is flushed. Windows can't open folders, so it is skipped there. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function flushFile(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
