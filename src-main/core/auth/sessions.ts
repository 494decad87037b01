/**
 * Logs users in and keeps them logged in. Promise: an unknown user, one without a password and a wrong password get the same refusal after
 * the same work; a session ends after 30 days, at logout, at a change of password and with its user, and its tokens with it.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { LoginResult } from '#contract/users/login.ts';
import type { Session } from '#contract/users/sessions.ts';
import type { User } from '#contract/users/user.ts';
import { Refusal } from '../refusal.ts';
import type { Users } from '../users/users.ts';
import { openLoginThrottle } from './login-throttle.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { openTickets } from './tickets.ts';
import { openTokens } from './tokens.ts';

/**
 * Password derivations one at a time: each takes 32 MiB and a thread of the pool that file access shares, so a flood of logins waits in its own
 * queue, and one login too many is refused.
 */
const MAX_WAITING = 32;

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work in order of arrival. Throws `tooManyLogins` when 32 are under way or waiting. */
function openQueue(): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (work) => {
    if (waiting >= MAX_WAITING) {
      throw new Refusal('tooManyLogins', { message: 'Too many logins at once; try again in a moment.', retryAfterSeconds: 5 });
    }
    waiting++;
    const mine = last.then(work).finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };
}

export function openSessions(db: Database, users: Users, clock: () => Date, passwords: Passwords = openPasswords()) {
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
    /** The name may be an e-mail address. Throws `loginFailed`, or `tooManyLogins` with the seconds to wait. */
    async login(nameOrEmail: string, password: string, agent?: string): Promise<LoginResult> {
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

    /** It makes what the address of a one-time link carries. */
    makeTicket: tickets.make,

    /** Throws as `redeem` of tickets.ts, and `ticketUnknown` where the user was removed meanwhile. */
    async beginByTicket(ticket: string, agent?: string): Promise<LoginResult> {
      const user = users.get(tickets.redeem(ticket));
      if (!user) throw new Refusal('ticketUnknown');
      return begin(user, { beganBy: 'link', agent });
    },

    /** It gives a new token. Throws `refreshTokenInvalid`. */
    async refresh(refreshToken: string): Promise<string> {
      const session = rows.renew(refreshToken);
      if (!session) throw new Refusal('refreshTokenInvalid');
      return tokens.sign({ userId: session.userId, sessionId: session.id });
    },

    /** Revokes; an unknown token counts as revoked already. */
    logout: rows.endByToken,
    /** Lists the sessions of one user, or of all users; the latest comes first. */
    list: rows.list,
    /** Ends a session, with `userId` only one of that user. Throws `notFound`. */
    end(id: string, userId?: string): void {
      if (!rows.end(id, userId)) throw new Refusal('notFound', { message: `There is no session with the id ${JSON.stringify(id)}.` });
    },
    /** Finds the session of the token for which `verify` returned this very object; undefined for a user found otherwise. */
    idOf: (user: User): string | undefined => verified.get(user),

    /** The user of a token; undefined when it is not valid, its session has ended or its user was removed. */
    async verify(token: string): Promise<User | undefined> {
      const { userId, sessionId } = (await tokens.verify(token)) ?? {};
      if (userId === undefined || (sessionId !== undefined && !rows.isOpen({ id: sessionId, userId }))) return undefined;
      const user = users.get(userId);
      if (user && sessionId !== undefined) verified.set(user, sessionId);
      return user;
    },

    /** Makes a token without a login, for the app's own window. */
    tokenFor: ({ id }: User): Promise<string> => tokens.sign({ userId: id }),
  };
}

/** The rows of sessions. A session is its refresh token; its id names it where the token must not be. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_AGENT = 300;

type Beginning = { beganBy: Session['beganBy']; agent?: string | undefined };
type SessionOf = { id: string; userId: string };

function openSessionRows(db: Database, clock: () => Date) {
  const insert = db.prepare(
    `INSERT INTO refresh_tokens (token_hash, user_id, created_at, expires_at, id, began_by, agent, renewed_at)
     VALUES (:hash, :userId, :now, :expiresAt, :id, :beganBy, :agent, :now)`,
  );
  const erase = db.prepare<[Buffer]>('DELETE FROM refresh_tokens WHERE token_hash = ?');
  const eraseById = db.prepare<[string, string | null]>('DELETE FROM refresh_tokens WHERE id = ? AND user_id = COALESCE(?, user_id)');
  const eraseExpired = db.prepare<[string]>('DELETE FROM refresh_tokens WHERE expires_at <= ?');
  const byToken = db.prepare<[Buffer, string], SessionOf>(
    'SELECT id, user_id AS userId FROM refresh_tokens WHERE token_hash = ? AND expires_at > ?',
  );
  const isOpen = db
    .prepare<[string, string, string], 1>('SELECT 1 FROM refresh_tokens WHERE id = ? AND user_id = ? AND expires_at > ?')
    .pluck();
  const writeRenewal = db.prepare<[string, string]>('UPDATE refresh_tokens SET renewed_at = ? WHERE id = ?');
  const all = db.prepare<[string | null, string], Omit<Session, 'isCurrent'> & { username: string }>(
    `SELECT s.id, u.username, s.began_by AS beganBy, s.agent, s.created_at AS createdAt, s.renewed_at AS renewedAt, s.expires_at AS expiresAt
       FROM refresh_tokens s
       JOIN users u ON u.id = s.user_id
      WHERE s.user_id = COALESCE(?, s.user_id) AND s.expires_at > ?
      ORDER BY s.created_at DESC, s.id`,
  );
  const now = () => clock().toISOString();

  return {
    /** Begins a session, and deletes those that have expired. */
    begin(userId: string, { beganBy, agent }: Beginning): SessionOf & { refreshToken: string } {
      const refreshToken = randomSecret();
      const id = randomUUID();
      const expiresAt = new Date(clock().getTime() + LIFETIME_MS).toISOString();
      eraseExpired.run(now());
      insert.run({ hash: hashOf(refreshToken), userId, now: now(), expiresAt, id, beganBy, agent: agent?.slice(0, MAX_AGENT) ?? null });
      return { id, userId, refreshToken };
    },
    /** Undefined for a token that is unknown, has expired or was revoked. */
    renew(refreshToken: string): SessionOf | undefined {
      const found = byToken.get(hashOf(refreshToken), now());
      if (found) writeRenewal.run(now(), found.id);
      return found;
    },
    isOpen: ({ id, userId }: SessionOf): boolean => isOpen.get(id, userId, now()) === 1,
    /** Lists the sessions of one user, or of all users; the latest comes first. */
    list: (userId?: string): Omit<Session, 'isCurrent'>[] => all.all(userId ?? null, now()),
    endByToken: (refreshToken: string): void => void erase.run(hashOf(refreshToken)),
    /** False for an id that is unknown, or not of `userId` if that is given. */
    end: (id: string, userId?: string): boolean => eraseById.run(id, userId ?? null).changes > 0,
  };
}
