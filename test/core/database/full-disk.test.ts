/** A state.sqlite on a disk without room: each amount of it either is enough, or is refused in words and leaves nothing that room does not mend. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database } from 'better-sqlite3';
import { openCore } from '#core/core.ts';
import { openState } from '#core/database/state.ts';
import { times } from '../../helpers/long.ts';
import { canMountDisks, resizeDisk, smallDisk } from '../../helpers/small-disk.ts';

const KB = 1 << 10;
const ROOM = 64 << 20;
const clock = () => new Date('2026-11-21T03:15:00.000Z');
const log = { info() {}, warn() {}, error() {} };
const canMount = canMountDisks('a state on a full disk');

const sizes = (from: number, to: number, step: number) => Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);

/** What is wrong with a state, after something was written to it. */
function fault(db: Database): string {
  db.exec(`INSERT OR REPLACE INTO settings (key, value) VALUES ('theme', '${'x'.repeat(20_000)}')`);
  return `${String(db.pragma('integrity_check', { simple: true }))} ${(db.pragma('foreign_key_check') as unknown[]).length}`;
}

/** What the words of a full disk become, and of anything else that was thrown its own. */
const outcomeOf = (error: unknown): string => (/disk is full.*Make room/.test(String(error)) ? 'refused' : String(error));

function made(path: string): string {
  try {
    openState(path, { clock }).close();
    return 'made';
  } catch (error) {
    return outcomeOf(error);
  }
}

describe.skipIf(!canMount)('with little room', () => {
  it('a first state is whole or refused, and made once there is room', () => {
    const outcomes = sizes(32, 640, times(32, 4)).map((kb) => {
      const disk = smallDisk(kb * KB);
      const path = join(disk, 'state.sqlite');
      const outcome = made(path);
      // Where there is no room for all of the file through which connections share a log, SQLite leaves what there was room for, and uses it later.
      expect(
        readdirSync(disk).filter((name) => name !== 'state.sqlite' && name !== 'state.sqlite-shm'),
        `${kb} KB`,
      ).toEqual([]);
      resizeDisk(disk, ROOM);
      const db = openState(path, { clock });
      expect(fault(db), `${kb} KB`).toBe('ok 0');
      expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
      db.close();
      return outcome;
    });
    // More room than was enough is enough.
    expect(outcomes.join(' ')).toMatch(/^(?:refused )+(?:made ?)+$/);
  });

  it('a first start of the whole program works or is refused, and works once there is room', async () => {
    for (const kb of sizes(64, 2_048, times(248, 64))) {
      const dataDir = smallDisk(kb * KB);
      const [first] = await Promise.allSettled([openCore({ dataDir, log, clock })]);
      const outcome = first.status === 'rejected' ? outcomeOf(first.reason) : 'works';
      expect(['works', 'refused'], `${kb} KB`).toContain(outcome);
      resizeDisk(dataDir, ROOM);
      if (first.status === 'fulfilled') await first.value.close();
      const core = await openCore({ dataDir, log, clock });
      expect([core.status().counts.airports > 0, core.users.ensureOwner()?.user.username], `${kb} KB`).toEqual([true, 'owner']);
      await core.close();
    }
  });
});
