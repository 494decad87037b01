/** The rows of API keys. Only the function that creates a key returns it. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { invalidBecause } from '../refusal.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { reason } from '../reasons/reason.ts';

/** A leaked key is easy to recognise by it, in a log or a public repository. */
const PREFIX = 'ask_';
const MAX_NAME = 64;
const keyShape = /^ask_[\w-]{43}$/;

export type NewKey = { id: string; name: string; createdAt: string; isReadOnly: boolean; key: string };

/** Throws `invalidRequest` for an invalid label. */
export function insertKey(db: Database, clock: () => Date, userId: string, label: string, isReadOnly = false): NewKey {
  const name = label.trim().normalize('NFC');
  if (name.length === 0 || name.length > MAX_NAME || /[\p{C}\u2028\u2029]/u.test(name)) {
    throw invalidBecause(reason('labelInvalid', { most: MAX_NAME }, { field: 'name' }));
  }
  const key = PREFIX + randomSecret();
  const id = randomUUID();
  const createdAt = clock().toISOString();
  db.prepare(
    `INSERT INTO api_keys (id, user_id, name, key_hash, created_at, is_read_only)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(id, userId, name, hashOf(key), createdAt, Number(isReadOnly));
  return { id, name, createdAt, isReadOnly, key };
}

/** Avoids hashing what cannot be a key. */
export const isKeyShaped = (text: string): boolean => keyShape.test(text);
