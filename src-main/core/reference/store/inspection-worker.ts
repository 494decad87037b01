/** Entry of the worker threads that read datasets from end to end beside the running server. They write nothing. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '#core/platform/lower-priority.ts';
import { checkReference } from './check.ts';
import { compareReferences } from './compare.ts';
import type { InspectionMessage, InspectionTask } from './inspection-messages.ts';

lowerPriority();
const task = workerData as InspectionTask;
if (task.task === 'check') tell({ kind: 'checked', checked: checkReference(task.path) });
else {
  const compared = compareReferences(task.former, task.later);
  // Handed over, not copied: the thread that serves would stand still for it.
  tell({ kind: 'compared', compared }, compared ? [compared.items.buffer, compared.starts.buffer] : []);
}

function tell(message: InspectionMessage, handedOver: ArrayBufferLike[] = []): void {
  parentPort?.postMessage(message, handedOver as ArrayBuffer[]);
}
