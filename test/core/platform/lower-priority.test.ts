import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { lowerPriority } from '#core/platform/lower-priority.ts';

/** Priority of a thread of its own after it stood back; 0 is what everything starts with, and higher numbers wait. */
async function afterStandingBack(): Promise<number> {
  const module = new URL('../../../src-main/core/platform/lower-priority.ts', import.meta.url).href;
  const text = `
    const { lowerPriority } = await import(${JSON.stringify(module)});
    lowerPriority();
    const { getPriority } = await import('node:os');
    const { parentPort } = await import('node:worker_threads');
    parentPort.postMessage(getPriority());
  `;
  const worker = new Worker(`(async () => { ${text} })()`, { eval: true });
  const priority = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  return priority;
}

it('gives the thread that calls it a lower priority on Linux, and nothing else', async () => {
  const before = getPriority();
  expect(await afterStandingBack()).toBe(process.platform === 'linux' ? Math.max(before, 10) : before);
  expect(getPriority()).toBe(before);
});

it('leaves the thread that answers requests where it is', () => {
  const before = getPriority();
  lowerPriority();
  expect(getPriority()).toBe(before);
});
