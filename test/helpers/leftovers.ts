/** After all tests: what they left in the folder for temporary files, which is this run's own, and fails the run. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Called by vitest at the end of the run. */
export function teardown(): void {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith('aeroshelf'));
  if (left.length > 0)
    throw new Error(
      `Tests left ${left.length} of their folders in ${tmpdir()}: ${left.slice(0, 10).join(', ')}. Remove them where they are made.`,
    );
}
