/** The clock of the tests: fixed-clock.mjs has set it in this process before anything else was loaded. */
import type { BrowserContext } from 'playwright-core';
import { shiftDate } from './shift-date.mjs';

/** The moment at which every test file, benchmark and picture begins, ISO 8601 UTC. */
export const beginning: string = variable('AEROSHELF_TEST_CLOCK');

/** What a child gets that inherits nothing else, so that its time is the one of the tests. */
export const clockEnvironment = {
  NODE_OPTIONS: variable('NODE_OPTIONS'),
  AEROSHELF_TEST_CLOCK_SHIFT: variable('AEROSHELF_TEST_CLOCK_SHIFT'),
};

/** A time that is this moment now and runs on, whatever the time of the tests is: milliseconds by which it is ahead of it. */
export const aheadTo = (moment: string): number => Date.parse(moment) - Date.now();

/** Gives every page of the context the time of this process, or one that is so many milliseconds ahead of it. */
export async function shareClock(context: BrowserContext, aheadMs = 0): Promise<void> {
  await context.addInitScript(shiftDate, Number(variable('AEROSHELF_TEST_CLOCK_SHIFT')) + aheadMs);
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error('The clock is not fixed. Start Node with --import=./test/helpers/fixed-clock.mjs, as the npm scripts do.');
  return value;
}
