/** A fresh state.sqlite with users, keys and sessions over it, a clock that the test turns, and cheap scrypt whose runs are counted. */
import { scrypt } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { openKeys } from '#core/auth/keys.ts';
import { openPasswords } from '#core/auth/passwords.ts';
import { openSessions } from '#core/auth/sessions.ts';
import { openState } from '#core/database/state.ts';
import { openUsers } from '#core/users/users.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;

export function openFresh() {
  const folder = temporaryFolder();
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

const ana = { username: 'ana', email: 'Ana@Example.org', password: 'correct horse' };

export async function withAna() {
  const opened = openFresh();
  return { ...opened, user: await opened.users.add(ana) };
}
