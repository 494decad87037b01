/** Entry of the worker thread that builds a dataset beside the running server. It writes the one file that it is told and no other. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { buildSearchIndex } from '../search/build.ts';
import { importSet } from './import-set.ts';
import { runInWorker } from './run-in-worker.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';

/** Progress is told at most this often; every message costs the server a turn of its loop. */
const TELL_EVERY_MS = 100;

const task = workerData as WorkerTask;
if (task.task === 'index') {
  const parts = buildSearchIndex(task.documents);
  tell({ kind: 'indexed', parts });
} else {
  let told = { step: '', at: 0 };
  const progress = (step: string, rows: number) => {
    const at = performance.now();
    if (step === told.step && at - told.at < TELL_EVERY_MS) return;
    told = { step, at };
    tell({ kind: 'progress', step, rows });
  };
  try {
    const report = await importSet(task, { progress, index: (documents) => indexAside(documents) });
    tell({ kind: 'built', report });
  } catch (error) {
    // Whatever is not a refusal is a defect and reaches the starter as the worker's error.
    if (!(error instanceof Refusal)) throw error;
    tell({ kind: 'refused', details: [...(error.details ?? [error.message])] });
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function indexAside(documents: Extract<WorkerTask, { task: 'index' }>['documents']) {
  const answer = await runInWorker({ task: 'index', documents }, () => undefined).done;
  if (answer.kind !== 'indexed') throw new Error(`The index was asked for and "${answer.kind}" came.`);
  return answer.parts;
}
