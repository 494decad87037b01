/** Entry of the worker threads that build a dataset beside the running server. They write the one file that they are told and no other. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '#core/refusal.ts';
import { buildSearchIndex } from '#core/search/build.ts';
import type { SearchDocument } from '#core/search/document.ts';
import { lowerPriority } from '#core/platform/lower-priority.ts';
import { importSet } from './import-set.ts';
import { runInWorker } from './run-in-worker.ts';
import type { ImportTask, WorkerMessage, WorkerTask } from './worker-messages.ts';
import type { Step } from '#contract/progress.ts';
import { reason } from '#core/reasons/reason.ts';

/** Progress is sent at most this often; every message costs the server a turn of its loop. */
const SEND_EVERY_MS = 100;

lowerPriority();
const task = workerData as WorkerTask;
if (task.task === 'import') await doImport(task);
else parentPort?.once('message', (documents: SearchDocument[]) => send({ kind: 'indexed', parts: buildSearchIndex(documents) }));

async function doImport(task: ImportTask): Promise<void> {
  let sent = { step: '', at: 0 };
  const progress = (step: Step) => {
    const at = performance.now();
    const name = JSON.stringify([step.code, step.source, step.file]);
    if (name === sent.step && at - sent.at < SEND_EVERY_MS) return;
    sent = { step: name, at };
    send({ kind: 'progress', step });
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
    send({ kind: 'built', report: await importSet(task, { progress, index }) });
  } catch (error) {
    // Whatever is not a refusal is a defect and reaches the starter as the worker's error.
    if (!(error instanceof Refusal)) throw error;
    send({ kind: 'refused', reasons: error.reasons ?? [reason('refused', { refusal: error.code })] });
  } finally {
    indexer.stop();
  }
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
