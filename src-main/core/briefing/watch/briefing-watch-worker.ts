/** Entry of the worker thread that makes remembered briefings again after an import. It writes nothing. */
import { doTask, send } from '#core/platform/worker-task.ts';
import { madeAgain, type WatchMessage, type WatchTask } from './made-again.ts';

await doTask<WatchTask>((task) => send<WatchMessage>({ kind: 'watched', found: madeAgain(task) }));
