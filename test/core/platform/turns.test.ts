import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { giveWay, openTurns } from '#core/platform/turns.ts';

/** A thread that gives way and says so, again and again. */
const program = (turns: string) => `
  const { parentPort, workerData } = require('node:worker_threads');
  import(${JSON.stringify(turns)}).then(({ giveWay }) => {
    parentPort.on('message', () => { giveWay(workerData); parentPort.postMessage(Date.now()); });
    parentPort.postMessage('ready');
  });`;

describe('turns', () => {
  it('let a thread pass at once while nobody writes, also after a write that failed', () => {
    const turns = openTurns();
    expect(turns.first(() => 7)).toBe(7);
    expect(() =>
      turns.first(() => {
        throw new Error('full');
      }),
    ).toThrow('full');
    const begun = performance.now();
    for (let turn = 0; turn < 1_000; turn++) giveWay(turns.shared);
    expect(performance.now() - begun).toBeLessThan(100);
  });

  it('hold the other thread until the write is done', async () => {
    const turns = openTurns();
    const worker = new Worker(program(new URL('../../../src-main/core/platform/turns.ts', import.meta.url).href), {
      eval: true,
      workerData: turns.shared,
    });
    onTestFinished(async () => void (await worker.terminate()));
    await once(worker, 'message');
    const writtenAt = turns.first(() => {
      worker.postMessage('go on');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
      return Date.now();
    });
    const [passedAt] = (await once(worker, 'message')) as [number];
    expect(passedAt).toBeGreaterThanOrEqual(writtenAt);
  });

  it('hold it for a tenth of a second at most', () => {
    const turns = openTurns();
    const held = turns.first(() => {
      const begun = performance.now();
      giveWay(turns.shared);
      return performance.now() - begun;
    });
    expect(held).toBeGreaterThan(90);
  });
});
