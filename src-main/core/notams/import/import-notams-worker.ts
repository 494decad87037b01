/**
 * Entry of the worker thread that imports NOTAMs while the server runs, over its own connection to state.sqlite. It reads the given files
 * and writes nothing else.
 */
import { openState } from '#core/database/state.ts';
import { doTask, openProgress, send } from '#core/platform/worker-task.ts';
import { runImport } from './run-import.ts';
import type { NotamImportTask, NotamWorkerMessage } from './worker-messages.ts';

await doTask<NotamImportTask>(async (task) => {
  using opened = new DisposableStack();
  const clock = () => new Date(task.now);
  const db = opened.adopt(openState(task.state, { clock, waits: 'beside' }), (open) => void open.close());
  const sendProgress = openProgress<Extract<NotamWorkerMessage, { kind: 'progress' }>>();
  const progress = (now: { read: number; bytes: number; ofBytes: number }): void => sendProgress({ kind: 'progress', ...now });
  const { report, preview } = await runImport(db, task, { progress, isAlone: false });
  // Else the next small write on the serving thread would have to move all of the log into the file.
  db.pragma('wal_checkpoint(PASSIVE)');
  send<NotamWorkerMessage>({ kind: 'imported', report, preview });
}, 'holdsLocks');
