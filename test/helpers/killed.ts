/** A program that does something again and again until it is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { endWithTest } from './end-with-test.ts';

/**
 * Runs a script, kills it so many milliseconds after it is at work, and resolves with what it has printed. It is at work once it prints, or once what is asked of
 * it is so: a random moment alone may meet none of it on a machine that is busy. One that ends by itself had a fault of its own.
 */
export async function runUntilKilled(
  words: readonly string[],
  afterMs: number,
  isAtWork: (printed: string) => boolean = (printed) => printed !== '',
): Promise<string> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  endWithTest(child);
  // The workers of the process have its standard error, and end a moment after it.
  const ended = once(child, 'close');
  child.stderr.pipe(process.stderr, { end: false });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  while (!isAtWork(printed) && child.exitCode === null) await pause(1);
  if (afterMs > 0) await pause(afterMs);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  return printed;
}
