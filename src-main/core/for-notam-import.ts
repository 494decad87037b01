/**
 * A data folder opened to import NOTAMs and for nothing else, as a command does. Promise: what is stored is what an import through the whole core stores; its
 * other parts are not loaded, and the import needs no thread of its own.
 */
import type { Core } from './core.ts';
import { datasetInUse, noteDatasetInUse } from './database/dataset-in-use.ts';
import { damageSeen, stateReason, unlessDamaged } from './database/lost-state.ts';
import { openSeenTime } from './database/seen-time.ts';
import { openIntake } from './notams/import/intake.ts';
import { runImport } from './notams/import/run-import.ts';
import { refreshDetails } from './notams/store/refresh-details.ts';
import { openStore } from './notams/store/store.ts';
import { openFolder } from './open-folder.ts';
import { systemClock } from './platform/clock.ts';
import { openRetries } from './platform/retries.ts';
import type { Log } from './platform/log.ts';
import { openProblems, type Problems } from './problems.ts';
import { openFound } from './reference/first-open.ts';
import { unreadableVersions } from './reference/store/versions.ts';
import { openUsers } from './users/users.ts';

export type ForNotamImport = Pick<Core, 'notamIntake' | 'close'> & {
  problems: Pick<Problems, 'list'>;
  users: Pick<Core['users'], 'ensureOwner'>;
};

/** Throws as `openCore`. */
export async function openForNotamImport({
  dataDir,
  clock = systemClock,
  log,
}: {
  dataDir: string;
  clock?: () => Date;
  log: Log;
}): Promise<ForNotamImport> {
  const opened = new DisposableStack();
  try {
    const retries = opened.adopt(openRetries({ log }), (works) => works.stop());
    const state = openFolder(opened, { dataDir, clock, log, retries });
    const canReplaceOpenFiles = process.platform !== 'win32';
    const found = await openFound({ dataDir, clock, log, canReplaceOpenFiles, wasInUse: datasetInUse(state) });
    const { reference, setAside, store } = found;
    opened.defer(() => void reference.db.close());
    const seenTime = openSeenTime(state, clock);
    // Where the disk is full or a table damaged, the import itself is refused with the reason.
    const ifPossible = (work: () => void) => retries.do(() => unlessDamaged(state, undefined, work));
    ifPossible(() => refreshDetails(state, openStore(state, clock), clock));
    ifPossible(() => seenTime.note());
    if (!setAside.problem(reference)) ifPossible(() => noteDatasetInUse(state, reference));
    const damage = () => damageSeen(state);
    const notamIntake = openIntake({
      dataDir,
      clock,
      state,
      importer: (task, progress) => ({ done: runImport(state, task, { progress, isAlone: true }), stop: () => undefined }),
    });
    return {
      notamIntake,
      users: openUsers(state, clock),
      problems: openProblems({
        dataDir,
        look: () => [
          unlessDamaged(state, undefined, () => seenTime.jump()),
          damage() === undefined ? undefined : stateReason('stateDamaged', state.name, damage() ?? ''),
          setAside.problem(reference),
          ...unreadableVersions(store),
        ],
      }),
      async close() {
        await notamIntake.stop();
        opened.dispose();
      },
    };
  } catch (error) {
    opened.dispose();
    throw error;
  }
}
