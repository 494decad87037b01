/** Entry of the worker threads that read datasets from end to end alongside the running server. They write nothing. */
import { doTask, send } from '#core/platform/worker-task.ts';
import { faultInState, copyState } from '#core/database/copy-state.ts';
import { checkReference } from './check.ts';
import { compareReferences } from './compare.ts';
import type { InspectionMessage, InspectionTask } from './inspections.ts';

await doTask<InspectionTask>(async (task) => {
  if (task.task === 'check') return send<InspectionMessage>({ kind: 'checked', checked: checkReference(task.path) });
  if (task.task === 'checkState') {
    if (task.copyTo !== undefined) await copyState(task.path, task.copyTo);
    return send<InspectionMessage>({ kind: 'stateChecked', fault: faultInState(task.copyTo ?? task.path) });
  }
  const compared = compareReferences(task.former, task.later);
  send<InspectionMessage>({ kind: 'compared', compared }, compared ? [compared.items.buffer, compared.starts.buffer] : []);
});
