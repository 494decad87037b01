/**
 * Starts another process of this program. Electron has no Node to fork (its fuse is off) and brings its own way
 * (src-main/electron/start-child.ts).
 */
import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Messages are plain data. */
type Child = {
  send(message: unknown): void;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
};

type ChildListeners = {
  onMessage: (message: unknown) => void;
  /** Called once, also for a process that could not be started: why it is gone. */
  onExit: (reason: { code: number | null; signal?: string | null; error?: Error }) => void;
};

export type StartChild = (entry: URL, name: string, listeners: ChildListeners) => Child;

/** It shares the environment, standard error and the options of this Node. */
export const forkNode: StartChild = (entry, _name, { onMessage, onExit }) => {
  // What this process has compiled, or stripped of its types, need not be again.
  const compiled = getCompileCacheDir();
  const env = compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: compiled };
  const child = fork(fileURLToPath(entry), { env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('message', onMessage);
  child.once('exit', (code, signal) => onExit({ code, signal }));
  child.on('error', (error) => {
    // What is sent to one that is gone fails too, after its exit.
    if (child.pid === undefined) onExit({ code: null, error });
  });
  return {
    send: (message) => void child.send(message as object),
    kill: () => void child.kill('SIGKILL'),
  };
};
