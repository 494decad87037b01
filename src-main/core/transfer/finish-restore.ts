/**
 * The second half of a restore, which every start runs while it holds the data folder. Promise: what was decided is done, what was not is removed;
 * the state that was in use is kept; run twice it does the same. It only renames and removes, and so needs no room on the disk.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '../platform/flush-folder.ts';

/** The folder that holds what is to be put in use; with `.part` behind its name nothing is decided yet. */
export const READY = 'restoring';
/** In that folder: the name under which the state in use is kept. */
export const KEPT_AS = 'kept-as';
const STATE = 'state.sqlite';
const SIGNING_KEY = 'signing-key.pem';
/** A database and what SQLite may have left beside it: its log belongs to it and must not be read into another. */
const ENDINGS = ['', '-wal', '-shm', '-journal'];

/** Name of a state that a restore at this moment takes the place of. */
export const keptName = (now: Date): string => `before-restore-${now.toISOString().replaceAll(':', '')}.sqlite`;
const isKept = (name: string) => /^before-restore-.*\.sqlite(?:-wal|-shm|-journal)?$/.test(name);

export function finishRestore(dataDir: string): void {
  const ready = join(dataDir, READY);
  rmSync(`${ready}.part`, { recursive: true, force: true });
  if (!existsSync(ready)) return;
  const kept = readFileSync(join(ready, KEPT_AS), 'utf8');
  if (existsSync(join(ready, STATE))) {
    for (const end of ENDINGS) move(join(dataDir, STATE + end), join(dataDir, kept + end));
    move(join(ready, STATE), join(dataDir, STATE));
  }
  move(join(ready, SIGNING_KEY), join(dataDir, SIGNING_KEY));
  flushFolder(dataDir);
  for (const name of readdirSync(dataDir)) if (isKept(name) && !name.startsWith(kept)) rmSync(join(dataDir, name));
  // Not removed entry by entry: without KEPT_AS a folder of this name could not be read.
  renameSync(ready, `${ready}.part`);
  rmSync(`${ready}.part`, { recursive: true, force: true });
}

function move(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}
