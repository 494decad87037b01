/** A program that does something again and again until it is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/** Runs a script, kills it so many milliseconds after its first output, and resolves with what it has printed. One that ends by itself had a fault of its own. */
export async function runUntilKilled(words: readonly string[], afterMs: number): Promise<string> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child.stdout, 'data');
  await pause(afterMs);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  return printed;
}
