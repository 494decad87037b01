/**
 * Finishes a restore at every start, once the data folder is locked. Promise: a decided restore is completed, an undecided one removed; the
 * former state is stored; running it twice has the same effect. It only renames and removes, so it needs no disk space.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { flushFolder } from '../platform/flush-folder.ts';
import { unfinished } from '#core/platform/leftovers.ts';

/** The folder with what is to be put in use; while its name ends in `.part`, nothing is decided yet. */
export const READY = 'restoring';
/** A file in that folder says the name under which the state in use is kept. */
export const KEPT_AS = 'kept-as';
const STATE = 'state.sqlite';
const SIGNING_KEY = 'signing-key.pem';
/** A database and what SQLite may have left next to it: its log must not be applied to another database. */
const ENDINGS = ['', '-wal', '-shm', '-journal'];

/** The state that a restore at this moment replaces gets this name. */
export const keptName = (now: Date): string => `before-restore-${now.toISOString().replaceAll(':', '')}.sqlite`;
const isKept = (name: string) => /^before-restore-.*\.sqlite(?:-wal|-shm|-journal)?$/.test(name);

/** Throws a Refusal for a folder of that name that no restore made. */
export function finishRestore(dataDir: string): void {
  const ready = join(dataDir, READY);
  rmSync(unfinished(ready), { recursive: true, force: true });
  if (!existsSync(ready)) return;
  if (!existsSync(join(ready, KEPT_AS)))
    throw new Refusal('invalidRequest', {
      message: `${ready} holds no ${KEPT_AS}, and so is not of a restore. Move it away and start Aeroshelf again.`,
    });
  const keptAs = readFileSync(join(ready, KEPT_AS), 'utf8');
  if (existsSync(join(ready, STATE))) {
    for (const end of ENDINGS) move(join(dataDir, STATE + end), join(dataDir, keptAs + end));
    move(join(ready, STATE), join(dataDir, STATE));
  }
  move(join(ready, SIGNING_KEY), join(dataDir, SIGNING_KEY));
  flushFolder(dataDir);
  const isNewKept = existsSync(join(dataDir, keptAs));
  for (const name of readdirSync(dataDir)) if (isNewKept && isKept(name) && !name.startsWith(keptAs)) rmSync(join(dataDir, name));
  // The folder is renamed before it is removed, because one that has lost KEPT_AS could no longer be read.
  renameSync(ready, unfinished(ready));
  rmSync(unfinished(ready), { recursive: true, force: true });
}

function move(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}
