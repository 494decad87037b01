import { expect, it } from 'vitest';
import { openStatus } from '#core/sync/status.ts';
import { handTimer } from './hand-timer.ts';
import { stepOf } from '#core/progress.ts';

it('reports the first change at once, then at most five a second, and always the last', () => {
  const timer = handTimer();
  const status = openStatus({ timer, finishedAt: null });
  const notified: number[] = [];
  status.onChange(({ step }) => notified.push(step?.done ?? 0));
  for (let done = 1; done <= 1000; done++) {
    status.change({ step: stepOf('asking', { done }) });
    if (done < 1000) timer.pass(2);
  }
  expect(notified[0]).toBe(1);
  expect(notified.length).toBeLessThanOrEqual(11);
  timer.pass(200);
  expect(notified.at(-1)).toBe(1000);
  expect(status.get().step?.done).toBe(1000);
});

it('leaves who no longer listens', () => {
  const timer = handTimer();
  const status = openStatus({ timer, finishedAt: null });
  const notified: number[] = [];
  const stop = status.onChange(({ step }) => notified.push(step?.done ?? 0));
  stop();
  status.change({ step: stepOf('asking', { done: 1 }) });
  timer.pass(1000);
  expect(notified).toEqual([]);
});
