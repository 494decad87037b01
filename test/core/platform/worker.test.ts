import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startWorkerInProcess } from '#core/platform/process/worker-in-process.ts';
import { startWorker, threadsLoaded } from '#core/platform/worker.ts';
import { times } from '../../helpers/long.ts';

const pathMissing = { code: 'pathMissing', values: { path: '/a' }, text: 'there is nothing at /a.' };

type Message = { kind: 'progress'; step: string; done: number } | { kind: 'answer'; text: string };

type OnProgress = (progress: Extract<Message, { kind: 'progress' }>) => void;

const starting = (startHow: typeof startWorker) => (task: string, onProgress?: OnProgress) =>
  startHow<Message>({ name: 'tried-worker', caller: import.meta.url, task, what: 'The trial', heapMb: 100, onProgress });

describe.each([
  ['a thread', starting(startWorker)],
  ['a process', starting(startWorkerInProcess)],
])('a worker in %s', (_, start) => {
  it('is sent a message and gives its result, also to those who ask for it later', async () => {
    const worker = start('answer');
    worker.send('a question');
    expect(await worker.result('answer')).toEqual({ kind: 'answer', text: 'a question, heard' });
    await worker.exited;
    expect(await worker.result('answer')).toEqual({ kind: 'answer', text: 'a question, heard' });
  });

  it('sends the first progress of each step at once, and not every one', async () => {
    const heard: Message[] = [];
    const worker = start('answer', (progress) => heard.push(progress));
    worker.send('');
    await worker.result('answer');
    expect(heard.slice(0, 1)).toEqual([{ kind: 'progress', step: 'one', done: 0 }]);
    expect(heard).toContainEqual({ kind: 'progress', step: 'two', done: 0 });
    expect(heard.length).toBeLessThan(100);
  });

  it.each([
    ['refuse', { name: 'Refusal', code: 'notFound', message: 'Not this.', details: ['this: is not taken'] }],
    ['refuse for reasons', { name: 'Refusal', code: 'invalidRequest', reasons: [pathMissing], details: ['there is nothing at /a.'] }],
    ['throw', { name: 'TypeError', message: 'a defect', stack: expect.stringContaining('tried-worker') }],
    ['end', { message: 'The trial ended without a result (exit code 0).' }],
  ])('that has to %s rejects its result with the reason, before and after it is gone', async (task, reason) => {
    const worker = start(task);
    await expect(worker.result('answer')).rejects.toMatchObject(reason);
    await worker.exited;
    await expect(worker.result('answer')).rejects.toMatchObject(reason);
  });
});

describe('a worker thread', () => {
  const start = starting(startWorker);

  it('that is stopped has no result, and its end can be waited for', async () => {
    const worker = start('answer');
    worker.stop();
    await worker.exited;
    await expect(worker.result('answer')).rejects.toThrow('The trial ended without a result');
  });

  it('can be waited for until it has loaded', async () => {
    const worker = start('answer');
    worker.stop();
    const first = await Promise.race([threadsLoaded().then(() => 'loaded'), worker.exited.then(() => 'gone')]);
    expect(first).toBe('loaded');
    await worker.exited;
    await threadsLoaded();
  });

  it('that is stopped while it loads SQLite does not end the process with it', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('stopped-worker.ts', import.meta.url)), String(times(12, 400))],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe('');
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'lives\n' });
  });
});
