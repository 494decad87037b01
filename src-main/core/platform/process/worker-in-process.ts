/**
 * Runs a worker thread in a separate process, for work whose memory the serving process must not keep: what a thread has once used, its
 * process holds. Promises are those of `worker.ts`; in addition, the process ends with the one that started it.
 */
import { entryOf, isStoppableNow, startWorker, type RunningWorker, type Thread, type WorkerOptions } from '../worker.ts';
import { EndedWithoutResult, openResults } from '../worker-results.ts';
import type { Refused, Stoppable } from '../worker-task.ts';
import { errorOf, type ErrorData } from './error-data.ts';
import { forkNode, type StartChild } from './start-child.ts';

/** Its main process has no Node to fork. The window brings its own way; a command of an installed program ends soon, and a thread does as well. */
const isElectron = process.versions['electron'] !== undefined;

/** The process itself sends these, in addition to the messages of its thread. */
export type ProcessMessage = { kind: 'threadFailed'; error: ErrorData } | { kind: 'threadEnded'; code: number };

export function startWorkerInProcess<Message extends { kind: string }>(
  options: WorkerOptions<Message>,
  startChild: StartChild | undefined = isElectron ? undefined : forkNode,
): RunningWorker<Message> {
  if (startChild === undefined) return startWorker(options);
  const { name, what, task, heapMb, youngHeapMb, isAwaited } = options;
  const results = openResults<Message>(options);
  const exited = Promise.withResolvers<void>();

  const child = startChild(entryOf({ name: 'process-entry', caller: import.meta.url }), name, {
    onMessage(received) {
      const message = received as Message | Refused | Stoppable | ProcessMessage;
      if (isStoppableNow(message)) return;
      if (isOfProcess(message, 'threadFailed')) results.fail(errorOf(message.error));
      else if (isOfProcess(message, 'threadEnded')) {
        results.fail(new EndedWithoutResult(what, message.code));
        child.kill();
      } else results.receive(message);
    },
    onExit({ code, signal, error }) {
      results.fail(error ?? new EndedWithoutResult(what, code ?? signal));
      exited.resolve();
    },
  });
  child.send({ entry: entryOf(options).href, task, heapMb, youngHeapMb, isAwaited } satisfies Thread);
  return {
    result: results.result,
    send: child.send,
    stop: child.kill,
    exited: exited.promise,
  };
}

const isOfProcess = <Kind extends ProcessMessage['kind']>(
  message: { kind: string },
  kind: Kind,
): message is Extract<ProcessMessage, { kind: Kind }> => message.kind === kind;
