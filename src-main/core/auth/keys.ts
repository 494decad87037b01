/** Creates, checks and revokes API keys. Promise: a revoked key and a removed user's key are refused from the next request on. */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { User } from '#contract/users/user.ts';
import { withoutWaiting } from '../database/without-waiting.ts';
import { faultBehind } from '../reasons/system-faults.ts';
import { Refusal } from '../refusal.ts';
import { fold } from '../text/fold.ts';
import { toUser, type UserRow } from '../users/user-row.ts';
import { insertKey, isKeyShaped, type NewKey } from './key-rows.ts';
import { hashOf } from './secrets.ts';

/** The cache has at most this many keys between requests. */
const MAX_REMEMBERED = 500;
/** The time of last use is for people: one write a minute is enough, one per request would be most of its cost. */
const USE_WRITTEN_EVERY_MS = 60_000;
/** Where another thread writes, such as an import, it is tried again then. */
const TRIED_AGAIN_MS = 1_000;

type KeyInfo = { id: string; name: string; username: string; createdAt: string; lastUsedAt: string | null; isReadOnly: boolean };

type Known = { id: string; user: User; useWritten: number };

export function openKeys(db: Database, clock: () => Date) {
  const remembered = new LRUCache<string, Known>({ max: MAX_REMEMBERED });
  const used = new WeakMap<User, { label: string; isReadOnly: boolean }>();
  forgetOnChange(db, () => remembered.clear());

  const byHash = db.prepare<[Buffer], UserRow & { key_id: string; label: string; is_read_only: number }>(
    `SELECT k.id AS key_id, k.name AS label, k.is_read_only, u.id, u.created_at, u.updated_at, u.username, u.email, u.is_verified
       FROM api_keys k
       JOIN users u ON u.id = k.user_id
      WHERE k.key_hash = ?`,
  );
  const all = db.prepare<[string | null], Omit<KeyInfo, 'isReadOnly'> & { isReadOnly: number }>(
    `SELECT k.id, k.name, u.username, k.created_at AS createdAt, k.last_used_at AS lastUsedAt, k.is_read_only AS isReadOnly
       FROM api_keys k
       JOIN users u ON u.id = k.user_id
      WHERE u.id = COALESCE(?, u.id)
      ORDER BY k.created_at, k.id`,
  );
  const userId = db.prepare<[string, string], string>('SELECT id FROM users WHERE username_fold = ? OR email_fold = ?').pluck();
  const writeUse = db.prepare('UPDATE api_keys SET last_used_at = ? WHERE id = ?');
  const erase = db.prepare<[string, string | null]>('DELETE FROM api_keys WHERE id = ? AND user_id = COALESCE(?, user_id)');

  const idOf = (nameOrEmail: string) => {
    const folded = fold(nameOrEmail.trim());
    const id = userId.get(folded, folded);
    if (id === undefined) throw new Refusal('notFound', { message: `There is no user ${JSON.stringify(nameOrEmail)}.` });
    return id;
  };

  function keyFor(key: string): Known | undefined {
    const hash = hashOf(key);
    const name = hash.toString('latin1');
    const before = remembered.get(name);
    if (before) return before;
    const row = byHash.get(hash);
    if (!row) return undefined;
    const found = { id: row.key_id, user: toUser(row), useWritten: Number.NEGATIVE_INFINITY };
    remembered.set(name, found);
    used.set(found.user, { label: row.label, isReadOnly: row.is_read_only === 1 });
    return found;
  }

  /** Only people see this, so a full or failed disk must not stop a request that reads, and a long write not delay it; false where another writes. */
  function noteUse(id: string, now: Date): boolean {
    try {
      withoutWaiting(db, () => writeUse.run(now.toISOString(), id));
      return true;
    } catch (error) {
      const fault = faultBehind(error);
      if (!fault) throw error;
      return fault !== 'databaseBusy';
    }
  }

  const eraseRefreshed = db.prepare<[string]>('DELETE FROM api_keys WHERE user_id = ? AND is_refreshed = 1');
  const markRefreshed = db.prepare<[string]>('UPDATE api_keys SET is_refreshed = 1 WHERE id = ?');
  const refresh = db.transaction((userId: string): string => {
    eraseRefreshed.run(userId);
    const { id, key } = insertKey(db, clock, userId, 'refreshed');
    markRefreshed.run(id);
    return key;
  });

  return {
    /** The only place where the key itself is returned. Throws `notFound` for an unknown user. */
    add: (nameOrEmail: string, label = 'unnamed', { isReadOnly }: { isReadOnly?: boolean } = {}): NewKey =>
      insertKey(db, clock, idOf(nameOrEmail), label, isReadOnly),
    /** A key in the place of the one that this made before for the user; the key itself is returned here alone. */
    refresh: (userId: string): string => refresh.immediate(userId),
    /** All keys, or those of one user; oldest first. Throws `notFound` for an unknown user. */
    list: (nameOrEmail?: string): KeyInfo[] =>
      all.all(nameOrEmail === undefined ? null : idOf(nameOrEmail)).map((key) => ({ ...key, isReadOnly: key.isReadOnly === 1 })),

    /** Revokes a key, with `owner` only one of that user. Throws `notFound`. */
    revoke(id: string, owner?: string): void {
      if (erase.run(id, owner ?? null).changes === 0)
        throw new Refusal('notFound', { message: `There is no key with the id ${JSON.stringify(id)}.` });
    },

    /** Finds the label of the key for which `userOf` returned this very object; undefined for a user found otherwise. */
    labelOf: (user: User): string | undefined => used.get(user)?.label,
    /** Tells whether that key may only read. */
    isReadOnly: (user: User): boolean => used.get(user)?.isReadOnly === true,

    /** Undefined for a key that is unknown or was revoked. */
    userOf(key: string): User | undefined {
      const found = isKeyShaped(key) ? keyFor(key) : undefined;
      if (!found) return undefined;
      const now = clock();
      if (Math.abs(now.getTime() - found.useWritten) >= USE_WRITTEN_EVERY_MS) {
        const isNoted = noteUse(found.id, now);
        found.useWritten = now.getTime() - (isNoted ? 0 : USE_WRITTEN_EVERY_MS - TRIED_AGAIN_MS);
      }
      return found.user;
    },
  };
}

/**
 * Triggers of this connection, so that no way of changing a user or deleting a key, cascades included, can leave it remembered.
 */
function forgetOnChange(db: Database, forget: () => void): void {
  db.function('forget_keys', () => {
    forget();
    return null;
  });
  db.exec(`
    CREATE TEMP TRIGGER keys_deleted AFTER DELETE ON main.api_keys BEGIN SELECT forget_keys(); END;
    CREATE TEMP TRIGGER users_changed AFTER UPDATE ON main.users BEGIN SELECT forget_keys(); END;
  `);
}
