/** The window has no terminal: its log is a file in the data folder. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#core/platform/log.ts';
import { openLog } from '#headless/log.ts';

/** A larger file becomes `aeroshelf.1.log` at the next start, so that there are at most two. */
const LARGEST_BYTES = 5_000_000;

/** Creates the folder if absent; without one the log goes to standard error. Written synchronously, so that the last line before a crash is there. */
export function openLogFile(folder: string): Log {
  const path = join(folder, 'aeroshelf.log');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (size >= LARGEST_BYTES) renameSync(path, join(folder, 'aeroshelf.1.log'));
  } catch {
    // What is wrong with the data folder, the start says in words.
  }
  return openLog({ least: 'info', write: (line) => append(path, line) });
}

/** A full disk must not end the program. */
function append(path: string, line: string): void {
  try {
    appendFileSync(path, line, { mode: 0o600 });
  } catch {
    process.stderr.write(line);
  }
}
