/** Every process, thread and page of the tests has one time, which begins at a chosen moment. */
import { execFileSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeInChromium, launchChromium, openContext } from './helpers/browser.ts';
import { beginning, clockEnvironment } from './helpers/clock.ts';

const inWorker = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(Date.now());`;
const MINUTES = 60_000;
const begin = Date.parse(beginning);

/** Whether it is read in between, and within some minutes of the beginning. */
async function isShared(read: () => unknown): Promise<boolean> {
  const before = Date.now();
  const time = Number(await read());
  return begin <= before && before <= time && time <= Date.now() && time < begin + 5 * MINUTES;
}

it('a test begins at the chosen moment, and its time runs on', async () => {
  expect(await isShared(() => new Date().getTime())).toBe(true);
  const before = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(before);
});

it('a child has the same time, also with an environment of its own', async () => {
  const read = (env: NodeJS.ProcessEnv) => execFileSync(process.execPath, ['-p', 'Date.now()'], { env }).toString();
  expect(await isShared(() => read(process.env))).toBe(true);
  expect(await isShared(() => read(clockEnvironment))).toBe(true);
});

it('a worker thread has the same time', async () => {
  const read = async () => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(inWorker)}`));
    const [time] = (await once(worker, 'message')) as [number];
    return time;
  };
  expect(await isShared(read)).toBe(true);
});

it('another moment is chosen by AEROSHELF_TEST_CLOCK', () => {
  const preload = fileURLToPath(new URL('helpers/fixed-clock.mjs', import.meta.url));
  const env = { AEROSHELF_TEST_CLOCK: '2028-02-29T23:59:30Z' };
  const read = execFileSync(process.execPath, ['--import', preload, '-p', 'new Date().toISOString()'], { env }).toString();
  expect(read).toMatch(/^2028-02-29T23:59:3/);
});

it('what is a date stays one', () => {
  const date = new Date(2026, 0, 2, 3);
  expect(date).toBeInstanceOf(Date);
  expect(structuredClone(date)).toBeInstanceOf(Date);
  expect(date.constructor).toBe(Date);
  expect(new Date(date).getTime()).toBe(date.getTime());
  expect(Date.parse(Date())).toBeGreaterThan(begin - MINUTES);
  expect(Date.UTC(1970, 0)).toBe(0);
});

describeInChromium('a page', () => {
  it('has the same time', async () => {
    const browser = await launchChromium();
    const page = await (await openContext(browser)).newPage();
    await page.goto('about:blank');
    expect(await isShared(() => page.evaluate(() => Date.now()))).toBe(true);
    await browser.close();
  });
});
