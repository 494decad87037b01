/** An empty state in a data folder that no program has open, as an earlier run left it: a dataset without one is refused as a loss. */
import { join } from 'node:path';
import { openState } from '#core/database/state.ts';

export function layState(dataDir: string, now = new Date()): void {
  openState(join(dataDir, 'state.sqlite'), { clock: () => now }).close();
}
