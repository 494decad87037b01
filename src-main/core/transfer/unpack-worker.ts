/**
 * Entry of the worker thread that checks a pack and takes its notices in beside the running server, over its own connection to state.sqlite. It
 * writes the one file that it is told, and notices only after it was told to.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openState } from '../database/state.ts';
import { Refusal } from '../refusal.ts';
import { lowerPriority } from '../platform/lower-priority.ts';
import { checkPack } from './check-pack.ts';
import { mergeNotams } from './merge-notams.ts';
import type { UnpackMessage, UnpackTask } from './unpack-messages.ts';
import { reasonsOf } from '../reasons/reasons-of.ts';

const tell = (message: UnpackMessage): void => parentPort?.postMessage(message);

lowerPriority();
const task = workerData as UnpackTask;
const opened = new DisposableStack();
try {
  const pack = opened.adopt(await checkPack(task), (open) => open.close());
  const { manifest, signer } = pack;
  tell({ kind: 'checked', manifest, signer });
  // The only word that ever comes: MERGE.
  if (parentPort) await once(parentPort, 'message');
  const clock = () => new Date(task.now);
  const db = opened.adopt(openState(task.state, { clock }), (open) => void open.close());
  const { importedAt, issuedAt } = manifest.notams;
  tell({ kind: 'merged', merged: await mergeNotams(db, pack.lines(), { name: task.file, importedAt, issuedAt, clock }) });
} catch (error) {
  // Whatever is not a refusal is a defect and reaches the starter as the worker's error.
  if (!(error instanceof Refusal)) throw error;
  tell({ kind: 'refused', code: error.code, reasons: reasonsOf(error) });
} finally {
  opened.dispose();
}
