/** A worker that ends in every way that a worker can. */
import Sqlite from 'better-sqlite3';
import { doTask, openProgress, received, send } from '#core/platform/worker-task.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

await doTask<'answer' | 'refuse' | 'refuse for reasons' | 'throw' | 'end' | 'begin'>(async (way) => {
  if (way === 'refuse') throw new Refusal('notFound', { message: 'Not this.', details: ['this: is not taken'] });
  if (way === 'refuse for reasons') throw new Refusal('invalidRequest', { reasons: [reason('pathMissing', { path: '/a' })] });
  if (way === 'throw') throw new TypeError('a defect');
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
