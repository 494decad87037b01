/**
 * The data folder is its owner's alone: files 0600, folders 0700. What the program makes is made so (the hosts set their umask); here what a
 * copy, an unpacked archive or an older version left open is closed again. Windows has no such rights; there the user's profile guards it.
 */
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything inside these folders is the program's own; the browser's profile next to them looks after itself. */
const ours = ['versions', 'sources', 'logs', 'restoring'];
const OPEN = 0o077;
/** It is not closed again: what others could read may be known to them, so that reading it says so instead. */
export const CREDENTIALS = 'credentials.json';

/** What cannot be changed stays as it is: it belongs to somebody else, or the disk knows no rights. */
export function closeToOthers(dataDir: string): void {
  // A folder that holds other things already is not made private unasked.
  if (process.platform === 'win32' || !existsSync(join(dataDir, 'state.sqlite'))) return;
  close(dataDir);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile() && entry.name !== CREDENTIALS) close(path);
    else if (entry.isDirectory()) {
      close(path);
      if (ours.includes(entry.name)) for (const name of readdirSync(path, { recursive: true })) close(join(path, String(name)));
    }
  }
}

function close(path: string): void {
  try {
    const found = lstatSync(path);
    if (!found.isSymbolicLink() && (found.mode & OPEN) !== 0) chmodSync(path, found.mode & 0o7777 & ~OPEN);
  } catch {
    return;
  }
}
