import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A rename is on the disk when its folder is. Windows can't open folders, and does without. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
