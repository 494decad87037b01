/** After all tests: fails the run where a test file's folder for temporary files (own-folder.ts) could not be removed, because something still used it. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Called by vitest at the end of the run. */
export function teardown(): void {
  // A file of which every test is skipped runs no hooks, and leaves its folder empty.
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith('aeroshelf') && readdirSync(join(tmpdir(), name)).length > 0);
  if (left.length > 0)
    throw new Error(
      `Tests left ${left.length} folders in ${tmpdir()}: ${left.slice(0, 10).join(', ')}. Something that a test started was still running.`,
    );
}
