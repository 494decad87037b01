import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/**
 * Kills a process at the end of the test, and waits until it and the workers that have its output are gone: one that still runs would write into the
 * folder of a test file that has ended.
 */
export function endWithTest(child: ChildProcess): void {
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    // Output that nothing reads would keep the event back.
    child.stdout?.resume();
    child.stderr?.resume();
    await closed;
  });
}
