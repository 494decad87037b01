/** A worker that ends in every way that a worker can. */
import { getPriority } from 'node:os';
import Sqlite from 'better-sqlite3';
import { doTask, openProgress, received, send } from '#core/platform/worker-task.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

type Way = 'answer' | 'refuse' | 'refuse for reasons' | 'throw' | 'exhaust' | 'find the disk full' | 'end' | 'begin' | 'tell' | 'work';

await doTask<Way>(async (way) => {
  if (way === 'refuse') throw new Refusal('notFound', { message: 'Not this.', details: ['this: is not taken'] });
  if (way === 'refuse for reasons') throw new Refusal('invalidRequest', { reasons: [reason('pathMissing', { path: '/a' })] });
  if (way === 'throw') throw new TypeError('a defect');
  // The SQLite within Node says it so.
  if (way === 'find the disk full') throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  if (way === 'exhaust') for (const arrays: number[][] = []; ;) arrays.push(Array.from({ length: 100_000 }, () => 0.5));
  if (way === 'tell' || way === 'work') send({ kind: 'process', pid: process.pid, priority: getPriority(), umask: process.umask() });
  if (way === 'work') for (;;);
  if (way === 'end') return;
  if (way === 'begin') {
    send({ kind: 'begun' });
    new Sqlite(':memory:').close();
    return;
  }
  const sendProgress = openProgress<{ kind: 'progress'; step: string; done: number }>();
  for (const step of ['one', 'two']) for (let done = 0; done < 1000; done++) sendProgress({ kind: 'progress', step, done }, step);
  send({ kind: 'answer', text: `${await received<string>()}, heard` });
});
