import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isRunning } from '#core/platform/is-running.ts';
import { forkNode, type StartChild } from '#core/platform/process/start-child.ts';
import { startWorkerInProcess } from '#core/platform/process/worker-in-process.ts';
import { faultBehind } from '#core/reasons/system-faults.ts';
import { endWithTest } from '../../../helpers/end-with-test.ts';

type Message = { kind: 'answer'; text: string } | { kind: 'process'; pid: number; priority: number; umask: number };

const start = (task: string, startChild?: StartChild) =>
  startWorkerInProcess<Message>({ name: '../tried-worker', caller: import.meta.url, task, what: 'The trial', heapMb: 40 }, startChild);

/** Resolves once no process has this id. */
async function gone(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid)).toBe(false);
}

describe('a worker in a process', () => {
  it('that runs out of memory rejects its result', async () => {
    await expect(start('exhaust').result('answer')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  });

  it('tells a full disk from a defect', async () => {
    const failure = await start('find the disk full')
      .result('answer')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'database or disk is full', code: 'SQLITE_FULL' });
    expect(faultBehind(failure)).toBe('diskFull');
  });

  it('is another process, which waits for this one and keeps what it writes to itself', async () => {
    const worker = start('tell');
    const { pid, priority, umask } = await worker.result('process');
    expect(pid).not.toBe(process.pid);
    expect({ priority, umask }).toEqual({ priority: 10, umask: 0o077 });
    worker.stop();
    await worker.exited;
    await gone(pid);
  });

  it('that is stopped, working or still starting, has no result, and its end can be waited for', async () => {
    for (const task of ['work', 'answer']) {
      const worker = start(task);
      const process = task === 'work' ? await worker.result('process') : undefined;
      worker.stop();
      await worker.exited;
      await expect(worker.result('answer')).rejects.toThrow('The trial ended without a result (exit code SIGKILL)');
      if (process) await gone(process.pid);
    }
  });

  it('that someone else kills has no result', async () => {
    const worker = start('work');
    const { pid } = await worker.result('process');
    process.kill(pid, 'SIGKILL');
    await expect(worker.result('answer')).rejects.toThrow('The trial ended without a result (exit code SIGKILL)');
    await worker.exited;
  });

  it('does not end by Ctrl-C, which is for the process that started it', async () => {
    const worker = start('answer');
    const child = start('work');
    const { pid } = await child.result('process');
    process.kill(pid, 'SIGINT');
    worker.send('');
    await worker.result('answer');
    expect(isRunning(pid)).toBe(true);
    child.stop();
    await child.exited;
  });

  it('that cannot be started has no result and has ended', async () => {
    const nowhere: StartChild = (entry, name, listeners) => {
      const { execPath } = process;
      process.execPath = '/nonexistent/node';
      try {
        return forkNode(entry, name, listeners);
      } finally {
        process.execPath = execPath;
      }
    };
    const worker = start('answer', nowhere);
    await expect(worker.result('answer')).rejects.toMatchObject({ code: 'ENOENT' });
    await worker.exited;
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('ends with the process that started it, whatever it is doing: %s', async (signal) => {
    const starter = spawn(process.execPath, [fileURLToPath(new URL('starting-process.ts', import.meta.url))], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endWithTest(starter);
    const [line] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string];
    const pid = Number(line);
    expect(isRunning(pid)).toBe(true);
    starter.kill(signal);
    await once(starter, 'exit');
    await gone(pid);
  });
});
