import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { giveWay, openWritePriority } from '#core/platform/write-priority.ts';

/** A thread that gives way and says so, again and again. */
const program = (module: string) => `
  const { parentPort, workerData } = require('node:worker_threads');
  import(${JSON.stringify(module)}).then(({ giveWay }) => {
    parentPort.on('message', () => { giveWay(workerData.shared); parentPort.postMessage(Atomics.load(workerData.written, 0)); });
    parentPort.postMessage('ready');
  });`;

describe('the priority of short writes', () => {
  it('let a thread pass at once while no write waits, also after a write that failed', () => {
    const writePriority = openWritePriority();
    expect(writePriority.first(() => 7)).toBe(7);
    expect(() =>
      writePriority.first(() => {
        throw new Error('full');
      }),
    ).toThrow('full');
    // One that waited would wait a tenth of a second each time, longer than a test may take.
    for (let turn = 0; turn < 10_000; turn++) giveWay(writePriority.shared);
  });

  it('hold the other thread until the write is done', async () => {
    const writePriority = openWritePriority();
    const written = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(program(new URL('../../../src-main/core/platform/write-priority.ts', import.meta.url).href), {
      eval: true,
      workerData: { shared: writePriority.shared, written },
    });
    onTestFinished(async () => void (await worker.terminate()));
    await once(worker, 'message');
    writePriority.first(() => {
      worker.postMessage('go on');
      Atomics.wait(written, 0, 0, 40);
      Atomics.store(written, 0, 1);
    });
    expect(await once(worker, 'message')).toEqual([1]);
  });

  it('do not hold it for ever', () => {
    const writePriority = openWritePriority();
    expect(writePriority.first(() => giveWay(writePriority.shared))).toBeUndefined();
  });
});
