/** Starts threads that open a database and stops each about when it does; the process that runs this must live to its last line. */
import { startWorker } from '#core/platform/worker.ts';

for (let trial = 0; trial < Number(process.argv[2]); trial++) {
  const worker = startWorker<{ kind: 'begun' }>({
    name: 'tried-worker',
    caller: import.meta.url,
    task: 'begin',
    what: 'The trial',
    heapMb: 100,
  });
  await worker.result('begun').catch(() => undefined);
  // Multiples of the golden ratio spread the moments over a millisecond.
  const until = performance.now() + ((trial * 0.618) % 1);
  while (performance.now() < until);
  worker.stop();
  await worker.exited;
}
process.stdout.write('lives\n');
