/** The rows of sessions. A session is its refresh token; its id names it where the token must not be. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Session } from '#contract/users/sessions.ts';
import { hashOf, randomSecret } from './secrets.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_AGENT = 300;

export type Beginning = { beganBy: Session['beganBy']; agent?: string | undefined };
type SessionOf = { id: string; userId: string };

export type SessionRows = {
  /** Also forgets the sessions that have ended by themselves. */
  begin(userId: string, beginning: Beginning): SessionOf & { refreshToken: string };
  /** Undefined for a token that is unknown, has expired or was revoked. */
  renew(refreshToken: string): SessionOf | undefined;
  isOpen(session: SessionOf): boolean;
  /** Of one user, or of all; the latest first. */
  list(userId?: string): Omit<Session, 'isCurrent'>[];
  endByToken(refreshToken: string): void;
  /** False for an id that is unknown, or not of `userId` if that is given. */
  end(id: string, userId?: string): boolean;
};

export function openSessionRows(db: Database, clock: () => Date): SessionRows {
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
    begin(userId, { beganBy, agent }) {
      const refreshToken = randomSecret();
      const id = randomUUID();
      const expiresAt = new Date(clock().getTime() + LIFETIME_MS).toISOString();
      eraseExpired.run(now());
      insert.run({ hash: hashOf(refreshToken), userId, now: now(), expiresAt, id, beganBy, agent: agent?.slice(0, MAX_AGENT) ?? null });
      return { id, userId, refreshToken };
    },
    renew(refreshToken) {
      const found = byToken.get(hashOf(refreshToken), now());
      if (found) writeRenewal.run(now(), found.id);
      return found;
    },
    isOpen: ({ id, userId }) => isOpen.get(id, userId, now()) === 1,
    list: (userId) => all.all(userId ?? null, now()),
    endByToken: (refreshToken) => void erase.run(hashOf(refreshToken)),
    end: (id, userId) => eraseById.run(id, userId ?? null).changes > 0,
  };
}
