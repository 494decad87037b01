/** Opens the data folder for one process alone: it is private and without leftovers, and its state.sqlite is open. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { refuseLostState } from './database/lost-state.ts';
import { backUpState } from './database/state-backups.ts';
import { hasItsLog } from './database/state-log.ts';
import { openState } from './database/state.ts';
import { lockDataFolder } from './platform/data-folder.ts';
import { checkLayout } from './platform/data-layout.ts';
import { sweepLeftovers } from './platform/leftovers.ts';
import type { Log } from './platform/log.ts';
import { closeToOthers } from './platform/private-folder.ts';
import type { Retries } from './platform/retries.ts';
import { finishRestore } from './transfer/finish-restore.ts';

/** The small files that the last run left for programs and people. They are written again; one that is garbage was not left so by Aeroshelf, and is reported. */
const MOST_BYTES = 10_000;

const forms: Readonly<Record<string, (text: string) => boolean>> = {
  'aeroshelf.pid': (text) => /^\d+\s*$/.test(text),
  'server.json': (text) => typeof (JSON.parse(text) as { port?: unknown } | null)?.port === 'number',
};

/** Paths of those that are there and are not what they should be. To be called before they are written. */
function garbageIn(dataDir: string): string[] {
  return Object.entries(forms)
    .map(([name, isWhole]) => ({ path: join(dataDir, name), isWhole }))
    .filter(({ path, isWhole }) => isThere(path) && !isReadable(path, isWhole))
    .map(({ path }) => path);
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // A link that leads in a circle is replaced like any other file.
    return false;
  }
}

function isReadable(path: string, isWhole: (text: string) => boolean): boolean {
  try {
    return statSync(path).size <= MOST_BYTES && isWhole(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}

/** Throws a Refusal that names the process which has it, or what is wrong with it. `opened` lets it go. */
export function openFolder(
  opened: DisposableStack,
  { dataDir, clock, log, retries }: { dataDir: string; clock: () => Date; log: Log; retries: Retries },
): Database {
  checkLayout(dataDir);
  const garbage = garbageIn(dataDir);
  opened.adopt(lockDataFolder(dataDir), (lock) => lock.release());
  for (const file of garbage)
    log.warn('a file of the last run has other contents than Aeroshelf writes there, and is written again', { file });
  closeToOthers(dataDir);
  sweepLeftovers(dataDir);
  finishRestore(dataDir);
  const path = join(dataDir, 'state.sqlite');
  refuseLostState(path);
  const state = openState(path, { clock, beforeMigration: (db) => backUpState(dataDir, { state: path, db, now: clock() }) });
  opened.adopt(state, (db) => void db.close());
  retries.do(() => hasItsLog(state));
  return state;
}
