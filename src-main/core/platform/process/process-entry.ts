/**
 * Entry of a process that runs one worker thread for another process, and passes messages on. Its own thread does nothing else, so that it hears at once when
 * the other is gone, whatever the worker is doing: it then ends, and leaves to the next start of the program what it was writing.
 */
import type { Worker } from 'node:worker_threads';
import { lowerPriorityOfProcess } from '../lower-priority.ts';
import { openThread, type Thread } from '../worker.ts';
import { dataOf } from './error-data.ts';
import type { ProcessMessage } from './worker-in-process.ts';

// Every file in the data folder is readable by this user only; Electron's helpers do not inherit it.
process.umask(0o077);
// Ctrl-C reaches every process of a terminal; the one that started this decides what it means.
process.on('SIGINT', () => undefined);
const parent = openParent(() => process.kill(process.pid, 'SIGKILL'));
const send = (message: ProcessMessage) => parent.send(message);
let thread: Worker | undefined;
parent.listen((message) => {
  if (thread) thread.postMessage(message);
  else thread = begin(message as Thread);
});

function begin(task: Thread): Worker {
  const begun = openThread(task);
  begun.on('message', parent.send);
  // Once it is there: loading takes no processor for long, and longer if it has to wait.
  if (task.isAwaited !== true) begun.once('message', lowerPriorityOfProcess);
  begun.on('error', (error) => send({ kind: 'threadFailed', error: dataOf(error) }));
  // The other process ends this one, once it has read what is on its way.
  begun.on('exit', (code) => send({ kind: 'threadEnded', code }));
  return begun;
}

/** Electron gives its utility processes this as `process.parentPort`. */
type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};

type Parent = {
  /** Messages that came before are heard too. */
  listen(listener: (message: unknown) => void): void;
  send(message: unknown): void;
};

/** `onGone` is called when it has ended, or has let go of this one. Electron ends its utility processes itself. */
function openParent(onGone: () => void): Parent {
  const { parentPort } = process as { parentPort?: ParentPort };
  if (parentPort)
    return {
      listen: (listener) => parentPort.on('message', ({ data }) => listener(data)),
      send: (message) => parentPort.postMessage(message),
    };
  process.once('disconnect', onGone);
  if (!process.connected) onGone();
  return {
    listen: (listener) => void process.on('message', listener),
    // Fails when the other is gone, which `onGone` hears.
    send: (message) => void process.send?.(message, undefined, {}, () => undefined),
  };
}
