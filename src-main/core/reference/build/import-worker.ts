/** Entry of the worker threads that build a dataset beside the running server. They write the one file that they are told and no other. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '#core/refusal.ts';
import { buildSearchIndex } from '#core/search/build.ts';
import type { SearchDocument } from '#core/search/document.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { lowerPriority } from '#core/platform/lower-priority.ts';
import { importSet } from './import-set.ts';
import { runInWorker } from './run-in-worker.ts';
import type { ImportTask, WorkerMessage, WorkerTask } from './worker-messages.ts';

/** Progress is told at most this often; every message costs the server a turn of its loop. */
const TELL_EVERY_MS = 100;

lowerPriority();
const task = workerData as WorkerTask;
if (task.task === 'import') await doImport(task);
else parentPort?.once('message', (documents: SearchDocument[]) => tell({ kind: 'indexed', parts: buildSearchIndex(documents) }));

async function doImport(task: ImportTask): Promise<void> {
  let told = { step: '', at: 0 };
  const progress = (step: string, rows: number) => {
    const at = steadyMs();
    if (step === told.step && at - told.at < TELL_EVERY_MS) return;
    told = { step, at };
    tell({ kind: 'progress', step, rows });
  };
  // Started at once, so that it is ready when the airports are; it works while they are written.
  const indexer = runInWorker({ task: 'index' }, () => undefined);
  async function index(documents: SearchDocument[]) {
    indexer.send(documents);
    const answer = await indexer.done;
    if (answer.kind !== 'indexed') throw new Error(`The index was asked for and "${answer.kind}" came.`);
    return answer.parts;
  }
  try {
    tell({ kind: 'built', report: await importSet(task, { progress, index }) });
  } catch (error) {
    // Whatever is not a refusal is a defect and reaches the starter as the worker's error.
    if (!(error instanceof Refusal)) throw error;
    tell({ kind: 'refused', details: [...(error.details ?? [error.message])] });
  } finally {
    indexer.stop();
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
