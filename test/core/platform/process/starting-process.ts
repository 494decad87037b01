/** Starts a worker in a process, which works for good, and prints its id. */
import { startWorkerInProcess } from '#core/platform/process/worker-in-process.ts';

const worker = startWorkerInProcess<{ kind: 'process'; pid: number }>({
  name: '../tried-worker',
  caller: import.meta.url,
  task: 'work',
  what: 'The trial',
  heapMb: 100,
});
process.stdout.write(`${(await worker.result('process')).pid}\n`);
