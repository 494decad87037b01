/**
 * Logging in and staying logged in. Promise: an unknown user, one without a password and a wrong password get the same refusal after the same
 * work; a session ends after 30 days, at logout, at a change of password and with its user, and its tokens with it.
 */
import type { Database } from 'better-sqlite3';
import type { LoginResult } from '#contract/users/login.ts';
import type { Session } from '#contract/users/sessions.ts';
import type { User } from '#contract/users/user.ts';
import { Refusal } from '../refusal.ts';
import type { Users } from '../users/users.ts';
import { openLoginThrottle } from './login-throttle.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { openQueue } from './queue.ts';
import { openSessionRows, type Beginning } from './session-rows.ts';
import { openTickets, type Tickets } from './tickets.ts';
import { openTokens } from './tokens.ts';

export type Sessions = {
  /** By name or e-mail address. Throws `loginFailed`, or `tooManyLogins` with the seconds to wait. */
  login(nameOrEmail: string, password: string, agent?: string): Promise<LoginResult>;
  /** For a one-time link: makes what its address carries. */
  makeTicket: Tickets['make'];
  /** Throws as `Tickets.redeem`, and `ticketUnknown` where the user was removed meanwhile. */
  beginByTicket(ticket: string, agent?: string): Promise<LoginResult>;
  /** A new token. Throws `refreshTokenInvalid`. */
  refresh(refreshToken: string): Promise<string>;
  /** Revokes; an unknown token counts as revoked already. */
  logout(refreshToken: string): void;
  /** Of one user, or of all; the latest first. */
  list(userId?: string): Omit<Session, 'isCurrent'>[];
  /** Only a session of `userId`, if given. Throws `notFound`. */
  end(id: string, userId?: string): void;
  /** The session of the token for which `verify` returned this very object; undefined for a user found otherwise. */
  idOf(user: User): string | undefined;
  /** The user of a token; undefined when it is not valid, its session has ended or its user was removed. */
  verify(token: string): Promise<User | undefined>;
  /** A token without a login, for the app's own window. */
  tokenFor(user: User): Promise<string>;
};

export function openSessions(db: Database, users: Users, clock: () => Date, passwords: Passwords = openPasswords()): Sessions {
  const tokens = openTokens(db, clock);
  const throttle = openLoginThrottle(clock);
  const queued = openQueue();
  const storedPassword = db.prepare<[string], string | null>('SELECT password FROM users WHERE id = ?').pluck();
  const rows = openSessionRows(db, clock);
  const tickets = openTickets(clock);
  const verified = new WeakMap<User, string>();

  async function userWith(nameOrEmail: string, password: string): Promise<User | undefined> {
    const user = users.find(nameOrEmail);
    const stored = (user && storedPassword.get(user.id)) ?? undefined;
    if (!(await passwords.verify(password, stored)) || !user) return undefined;
    // Changed or removed meanwhile: the old password is no longer valid.
    return storedPassword.get(user.id) === stored ? user : undefined;
  }

  async function begin(user: User, beginning: Beginning): Promise<LoginResult> {
    const { id, refreshToken } = rows.begin(user.id, beginning);
    return { token: await tokens.sign({ userId: user.id, sessionId: id }), refreshToken, user };
  }

  return {
    async login(nameOrEmail, password, agent) {
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
      return begin(user, { beganBy: 'password', agent });
    },

    makeTicket: tickets.make,

    async beginByTicket(ticket, agent) {
      const user = users.get(tickets.redeem(ticket));
      if (!user) throw new Refusal('ticketUnknown');
      return begin(user, { beganBy: 'link', agent });
    },

    async refresh(refreshToken) {
      const session = rows.renew(refreshToken);
      if (!session) throw new Refusal('refreshTokenInvalid');
      return tokens.sign({ userId: session.userId, sessionId: session.id });
    },

    logout: rows.endByToken,
    list: rows.list,
    end(id, userId) {
      if (!rows.end(id, userId)) throw new Refusal('notFound', { message: `There is no session with the id ${JSON.stringify(id)}.` });
    },
    idOf: (user) => verified.get(user),

    async verify(token) {
      const { userId, sessionId } = (await tokens.verify(token)) ?? {};
      if (userId === undefined || (sessionId !== undefined && !rows.isOpen({ id: sessionId, userId }))) return undefined;
      const user = users.get(userId);
      if (user && sessionId !== undefined) verified.set(user, sessionId);
      return user;
    },

    tokenFor: ({ id }) => tokens.sign({ userId: id }),
  };
}
