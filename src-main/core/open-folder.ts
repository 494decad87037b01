/** The data folder in the hands of one process alone: private, without leftovers, and its state.sqlite open. */
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { refuseLostState } from './database/lost-state.ts';
import { backUpState } from './database/state-backups.ts';
import { hasItsLog } from './database/state-log.ts';
import { openState } from './database/state.ts';
import { lockDataFolder } from './platform/data-folder.ts';
import { checkLayout } from './platform/data-layout.ts';
import { garbageIn } from './platform/left-files.ts';
import { sweepLeftovers } from './platform/leftovers.ts';
import type { Log } from './platform/log.ts';
import type { Retries } from './platform/retries.ts';
import { closeToOthers } from './platform/private-folder.ts';
import { finishRestore } from './transfer/finish-restore.ts';

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
