/**
 * Imports of datasets within the process of the test, for tests of what is imported: a process with two threads takes a second of processor time to load. That an
 * import has a process of its own, which can be cancelled and killed, is held by the tests of the dataset, of processes and of kills.
 */
import { deriveHere } from '#core/reference/build/derived-data.ts';
import { importSet } from '#core/reference/build/import-set.ts';
import type { ImportTask, WorkerMessage } from '#core/reference/build/worker-messages.ts';
import { dataOf } from '#core/platform/process/error-data.ts';
import { forkNode, type StartChild } from '#core/platform/process/start-child.ts';
import type { ProcessMessage } from '#core/platform/process/worker-in-process.ts';
import type { Thread } from '#core/platform/worker.ts';
import type { Refused } from '#core/platform/worker-task.ts';
import { Refusal } from '#core/refusal.ts';
import { noMinimumRows } from './dataset-files.ts';

/** It takes a set of a few rows, and starts another process for whatever is no import. */
export const importInTest: StartChild = (entry, name, listeners) => {
  if (name !== 'import-worker') return forkNode(entry, name, listeners);
  const tell: (message: WorkerMessage | Refused | ProcessMessage) => void = listeners.onMessage;
  return {
    send: (message) =>
      void work(withoutMinimum((message as Thread).task), tell).finally(() => {
        listeners.onExit({ code: 0 });
      }),
    kill: () => undefined,
  };
};

/** A process of its own, which takes a set of a few rows. */
export const withFewRows: StartChild = (entry, name, listeners) => {
  const child = forkNode(entry, name, listeners);
  if (name !== 'import-worker') return child;
  const few = ({ task, ...thread }: Thread): Thread => ({ ...thread, task: withoutMinimum(task) });
  return { ...child, send: (message) => child.send(few(message as Thread)) };
};

const withoutMinimum = (task: unknown): ImportTask => ({ ...(task as ImportTask), minimumRows: noMinimumRows });

async function work(task: ImportTask, tell: (message: WorkerMessage | Refused | ProcessMessage) => void): Promise<void> {
  try {
    const report = await importSet(task, { progress: (step) => tell({ kind: 'progress', step }), derived: deriveHere() });
    tell({ kind: 'built', report });
  } catch (error) {
    if (error instanceof Refusal) tell({ kind: 'refused', code: error.code, about: error.about });
    else tell({ kind: 'threadFailed', error: dataOf(error) });
  }
}
