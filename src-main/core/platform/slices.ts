/** Divides work on the thread that answers requests into slices. Promise: other requests are answered between the steps of a long one. */
import { setImmediate } from 'node:timers/promises';
import { steadyMs } from './clock.ts';

/** Work that may pause at each `yield`, and ends with its result. */
export type Steps<Result> = Generator<void, Result>;

/** Milliseconds that a slice lasts at least; its last step may take longer. */
const SLICE_MS = 8;

/** Runs to completion and yields between slices, so that other requests are answered. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let began = steadyMs();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (steadyMs() - began < SLICE_MS) continue;
    await turn();
    began = steadyMs();
  }
}

/** Makes a list of rows where each row takes some time. */
export function gathered<Row>(rows: Iterable<Row>): Promise<Row[]> {
  function* steps(): Steps<Row[]> {
    const all: Row[] = [];
    for (const row of rows) {
      all.push(row);
      yield;
    }
    return all;
  }
  return inSlices(steps());
}

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the loop that no other caller has: however many long works there are, others wait for one slice only. */
export function turn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
