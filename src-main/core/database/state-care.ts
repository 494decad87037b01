/**
 * Checks state.sqlite soon after the start of a server, and backs it up once a day. Promise: only a copy that was checked page by page
 * takes the place of an older backup, so that damage never drives out the last good one; both are done in a process of their own, and
 * requests go on.
 */
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Reason } from '#contract/problems/reasons.ts';
import type { Log } from '../platform/log.ts';
import type { StartChild } from '../platform/process/start-child.ts';
import { openInspections } from '../reference/store/inspections.ts';
import { damageSeen, stateReason } from './lost-state.ts';
import { beginBackup, isBackupDue } from './state-backups.ts';
import type { Timer } from '../platform/clock.ts';

/** A start serves first. */
const FIRST_MS = 30_000;
const EVERY_MS = 900_000;

export function openStateCare({
  db,
  dataDir,
  clock,
  timer,
  log,
  startChild,
}: {
  db: Database;
  dataDir: string;
  clock: () => Date;
  timer: Timer;
  log: Log;
  /** It starts a process; Node's way is the default. */
  startChild?: StartChild | undefined;
}) {
  const state = join(dataDir, 'state.sqlite');
  const inspections = openInspections({ startChild });
  let leave: (() => void) | undefined;
  let found: Reason | undefined;
  let isChecked = false;

  async function inspect(copyTo: string | undefined): Promise<Reason | undefined> {
    const { fault } = await inspections.run({ task: 'checkState', path: state, copyTo }, 'stateChecked');
    found = fault === null ? undefined : stateReason('stateDamaged', state, fault);
    if (found) log.error(found.text);
    isChecked = true;
    return found;
  }

  async function look(): Promise<void> {
    leave = timer.after(EVERY_MS, start);
    if (isBackupDue(dataDir, clock())) {
      const backup = beginBackup(dataDir);
      if (!(await inspect(backup.part))) backup.keep(clock());
    } else if (!isChecked) await inspect(undefined);
  }

  function start(): void {
    look().catch((error: unknown) => {
      if (leave) log.error('state.sqlite could not be backed up or checked', { error });
    });
  }

  return {
    start: (): void => void (leave ??= timer.after(FIRST_MS, start)),
    /** Resolves when nothing is read or written any more. */
    async stop(): Promise<void> {
      leave?.();
      leave = undefined;
      inspections.stop();
      await inspections.idle();
    },
    /** Reads the whole file now; undefined where it is whole. */
    check: (): Promise<Reason | undefined> => inspect(undefined),
    /** Reports what the last check or the start found. */
    problem(): Reason | undefined {
      const met = damageSeen(db);
      return found ?? (met === undefined ? undefined : stateReason('stateDamaged', state, met));
    },
  };
}
