import { afterEach, expect, test, vi } from 'vitest';
import { isRunning } from '#core/platform/is-running.ts';
import { startWorkerInProcess } from '#core/platform/process/worker-in-process.ts';
import { startUtilityProcess } from '#electron/start-child.ts';
import { FakeUtilityProcess, reset, wordsOf } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

afterEach(reset);

type Message = { kind: 'answer'; text: string } | { kind: 'process'; pid: number };

const start = (task: string) =>
  startWorkerInProcess<Message>(
    { name: '../core/platform/tried-worker', caller: import.meta.url, task, what: 'The trial', heapMb: 100 },
    startUtilityProcess,
  );

test('a worker runs in a utility process, under its name, hears messages and answers', async () => {
  const worker = start('answer');
  worker.send('a question');
  expect(await worker.result('answer')).toEqual({ kind: 'answer', text: 'a question, heard' });
  await worker.exited;
  expect(wordsOf('utilityProcess.fork')).toEqual([
    [expect.stringMatching(/process-entry\.ts$/), [], { serviceName: 'Aeroshelf ../core/platform/tried-worker', stdio: 'inherit' }],
  ]);
});

test('a refusal reaches the one who waits', async () => {
  await expect(start('refuse').result('answer')).rejects.toMatchObject({ name: 'Refusal', code: 'notFound' });
});

test('one that is stopped is gone, also before it has begun', async () => {
  const working = start('work');
  const { pid } = await working.result('process');
  working.stop();
  await working.exited;
  expect(isRunning(pid)).toBe(false);

  const starting = start('work');
  expect(FakeUtilityProcess.started).toHaveLength(2);
  starting.stop();
  await starting.exited;
  await expect(starting.result('process')).rejects.toThrow('The trial ended without a result');
});
