/**
 * Logging in and staying logged in. Promise: an unknown user, one without a password and a wrong password get the same refusal after the same
 * work; a refresh token ends at logout, at a change of password and with its user.
 */
import type { Database } from 'better-sqlite3';
import type { LoginResult } from '#contract/users/login.ts';
import type { User } from '#contract/users/user.ts';
import { Refusal } from '../refusal.ts';
import type { Users } from '../users/users.ts';
import { openLoginThrottle } from './login-throttle.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { openTokens } from './tokens.ts';
import { openQueue } from './queue.ts';

const REFRESH_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export type Sessions = {
  /** By name or e-mail address. Throws `loginFailed`, or `tooManyLogins` with the seconds to wait. */
  login(nameOrEmail: string, password: string): Promise<LoginResult>;
  /** A new token. Throws `refreshTokenInvalid`. */
  refresh(refreshToken: string): Promise<string>;
  /** Revokes; an unknown token counts as revoked already. */
  logout(refreshToken: string): void;
  /** The user of a token; undefined when it is not valid or its user was removed. */
  verify(token: string): Promise<User | undefined>;
  /** A token without a login, for the app's own window. */
  tokenFor(user: User): Promise<string>;
};

export function openSessions(db: Database, users: Users, clock: () => Date, passwords: Passwords = openPasswords()): Sessions {
  const tokens = openTokens(db, clock);
  const throttle = openLoginThrottle(clock);
  const queued = openQueue();
  const storedPassword = db.prepare<[string], string | null>('SELECT password FROM users WHERE id = ?').pluck();
  const insert = db.prepare('INSERT INTO refresh_tokens (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)');
  const erase = db.prepare('DELETE FROM refresh_tokens WHERE token_hash = ?');
  const eraseExpired = db.prepare('DELETE FROM refresh_tokens WHERE expires_at <= ?');
  const userOf = db.prepare<[Buffer, string], string>('SELECT user_id FROM refresh_tokens WHERE token_hash = ? AND expires_at > ?').pluck();

  async function userWith(nameOrEmail: string, password: string): Promise<User | undefined> {
    const user = users.find(nameOrEmail);
    const stored = (user && storedPassword.get(user.id)) ?? undefined;
    if (!(await passwords.verify(password, stored)) || !user) return undefined;
    // Changed or removed meanwhile: the old password is no longer valid.
    return storedPassword.get(user.id) === stored ? user : undefined;
  }

  function startSession(user: User): string {
    const now = clock();
    const refreshToken = randomSecret();
    eraseExpired.run(now.toISOString());
    insert.run(hashOf(refreshToken), user.id, now.toISOString(), new Date(now.getTime() + REFRESH_LIFETIME_MS).toISOString());
    return refreshToken;
  }

  return {
    async login(nameOrEmail, password) {
      const attempt = throttle.begin(nameOrEmail);
      let user: User | undefined;
      try {
        user = await queued(() => userWith(nameOrEmail, password));
      } catch (error) {
        attempt.withdraw();
        throw error;
      }
      if (!user) throw new Refusal('loginFailed');
      attempt.withdraw();
      const refreshToken = startSession(user);
      return { token: await tokens.sign(user.id), refreshToken, user };
    },

    async refresh(refreshToken) {
      const userId = userOf.get(hashOf(refreshToken), clock().toISOString());
      if (userId === undefined) throw new Refusal('refreshTokenInvalid');
      return tokens.sign(userId);
    },

    logout(refreshToken) {
      erase.run(hashOf(refreshToken));
    },

    async verify(token) {
      const userId = await tokens.verify(token);
      return userId === undefined ? undefined : users.get(userId);
    },

    tokenFor: (user) => tokens.sign(user.id),
  };
}
