/** Opens a core that takes sets of a few rows, and what its tests look into; vitest is not needed, so that a process of its own can use it. */
import { join } from 'node:path';
import { openCore, type Core } from '#core/core.ts';
import { openState } from '#core/database/state.ts';
import { openCoverage, openSourceClaims } from '#core/notams/lifecycle/coverage.ts';
import { realTimer, type Timer } from '#core/platform/clock.ts';
import type { StartChild } from '#core/platform/process/start-child.ts';
import { withFewRows } from '../../helpers/import-in-test.ts';

export type Parts = Awaited<ReturnType<typeof openParts>>;

export async function openParts(
  dataDir: string,
  timer: Timer & { clock: () => Date } = { ...realTimer, clock: () => new Date() },
  startChild: StartChild = withFewRows,
) {
  const { clock } = timer;
  const said: { level: string; message: string }[] = [];
  const say = (level: string) => (message: string) => void said.push({ level, message });
  const log = { info: say('info'), warn: say('warn'), error: say('error') };
  const core: Core = await openCore({ dataDir, clock, log, startChild, timer, random: () => 0.5 });
  const db = openState(join(dataDir, 'state.sqlite'), { clock });
  let isOpen = true;
  return {
    ...core,
    dataDir,
    sourceClaims: openSourceClaims(db, clock),
    coverage: openCoverage(db),
    said,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      db.close();
      await core.close();
    },
  };
}
