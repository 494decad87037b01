/**
 * Begins and leaves the write-ahead log of state.sqlite, which takes room: its own, and that of a file through which connections share it.
 * Promise: on a disk without room the state is read over every connection all the same, and it has its log again, without a restart, as
 * soon as there is room.
 */
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { fullNow } from '../platform/disk-space.ts';
import { faultBehind } from '../reasons/system-faults.ts';
import { withoutWaiting } from './without-waiting.ts';

export function beginLog(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
}

/** Is for a disk without room. Where there is not even room to write the log into the file, the connection locks the database for itself. */
export function leaveLog(db: Database): void {
  // A connection that is alone shares its log with none.
  db.pragma('locking_mode = EXCLUSIVE');
  try {
    // The change of the header takes no room with its journal in memory.
    db.pragma('journal_mode = MEMORY');
    db.pragma('journal_mode = DELETE');
    db.pragma('synchronous = FULL');
    db.pragma('locking_mode = NORMAL');
  } catch (error) {
    if (faultBehind(error) !== 'diskFull') throw error;
  }
  // The lock of before ends with the next look.
  db.pragma('user_version');
}

/** Tells whether other connections to it would wait for ever. */
export const isHeldAlone = (db: Database): boolean => db.pragma('locking_mode', { simple: true }) === 'exclusive';

/** True once it has its log; false while there is too little room, or another connection reads. */
export function hasItsLog(db: Database): boolean {
  if (!isHeldAlone(db) && db.pragma('journal_mode', { simple: true }) === 'wal') return true;
  if (fullNow(dirname(db.name))) return false;
  return withoutWaiting(db, () => {
    try {
      if (isHeldAlone(db)) leaveLog(db);
      if (isHeldAlone(db)) return false;
      beginLog(db);
      return true;
    } catch (error) {
      // The header may tell of a log by now that there is no room for.
      if (faultBehind(error) !== 'databaseBusy') leaveLog(db);
      return false;
    }
  });
}
