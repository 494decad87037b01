/** A fresh state.sqlite with users, keys and sessions over it, a clock that the test turns, and cheap scrypt whose runs are counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { scrypt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { openKeys } from '#core/auth/keys.ts';
import { openPasswords } from '#core/auth/passwords.ts';
import { openSessions } from '#core/auth/sessions.ts';
import { openState } from '#core/database/state.ts';
import { openUsers } from '#core/users/users.ts';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;

/** A folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function openFresh() {
  const folder = freshFolder();
  const time = { now: new Date('2026-11-21T03:15:00.000Z') };
  const clock = () => time.now;
  const path = join(folder, 'state.sqlite');
  const db = openState(path, { clock });
  onTestFinished(() => void db.close());
  const derivations: string[] = [];
  const passwords = openPasswords({
    cost: { log2N: 4, r: 8, p: 1 },
    derive: (password, ...rest) => {
      derivations.push(password);
      return derive(password, ...rest);
    },
  });
  const users = openUsers(db, clock, passwords);
  return {
    path,
    db,
    clock,
    derivations,
    users,
    keys: openKeys(db, clock),
    sessions: openSessions(db, users, clock, passwords),
    passSeconds: (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    },
  };
}
