/** Starts another process of the program under Electron, whose own Node cannot be forked: the fuse for that is off. */
import { fileURLToPath } from 'node:url';
import { utilityProcess } from 'electron';
import type { StartChild } from '#core/platform/process/start-child.ts';

/** Call after Electron is ready. The process ends with this one. */
export const startUtilityProcess: StartChild = (entry, name, { onMessage, onExit }) => {
  const child = utilityProcess.fork(fileURLToPath(entry), [], { serviceName: `Aeroshelf ${name}`, stdio: 'inherit' });
  let isToEnd = false;
  child.once('spawn', () => void (isToEnd && child.kill()));
  child.on('message', onMessage);
  child.once('exit', (code) => onExit({ code }));
  return {
    send: (message) => child.postMessage(message),
    kill() {
      // One that has not begun cannot be ended yet.
      isToEnd = true;
      child.kill();
    },
  };
};
