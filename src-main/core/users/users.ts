/** The users of this installation. A name or e-mail address is one user's, whatever its case and accents. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { User } from '#contract/users/user.ts';
import { insertKey } from '../auth/key-rows.ts';
import { isStoredPassword, openPasswords, type Passwords } from '../auth/passwords.ts';
import { invalid, Refusal } from '../refusal.ts';
import { fold } from '../text/fold.ts';
import { toUser, type UserRow } from './user-row.ts';

/** Valid user names. A name never contains an @ and an e-mail address always does, so that no name is another user's address. */
const MAX_NAME = 64;
/** RFC 5321 gives the longest address that can be delivered to. */
const MAX_EMAIL = 254;
const emailShape = /^[^\s@]+@[^\s@]+$/;
// Control characters could forge lines in lists and terminals; invisible ones allow look-alike names.
const unprintable = /[\p{C}\u2028\u2029]/u;

/** The name as stored. Throws `invalidRequest` with the rule that a name breaks. */
function checkedName(given: string): string {
  const name = given.trim().normalize('NFC');
  const wrong = wrongWithName(name);
  if (wrong) throw invalid(`username: ${wrong}`);
  return name;
}

function wrongWithName(name: string): string | undefined {
  if (name.length === 0 || name.length > MAX_NAME) return `has ${name.length} characters; 1 to ${MAX_NAME} are allowed`;
  // A full-width ＠ folds to the plain one, so the name is folded.
  if (fold(name).includes('@')) return 'contains an @, which only e-mail addresses do';
  if (unprintable.test(name) || !/[\p{L}\p{N}]/u.test(name)) return 'needs a letter or digit and no control characters';
  if (fold(name) === 'me') return '"me" means the caller; choose another name';
  return undefined;
}

/** The address as stored. Throws `invalidRequest`; whether mail can be delivered to it is not checked. */
function checkedEmail(given: string): string {
  const email = given.trim().normalize('NFC');
  if (email.length > MAX_EMAIL || !emailShape.test(email) || unprintable.test(email)) {
    throw invalid(`email: ${JSON.stringify(given.slice(0, MAX_EMAIL))} is not an address like name@example.org`);
  }
  return email;
}

type Role = 'owner' | 'user';
type NewUser = { username: string; email: string; password: string };

export function openUsers(db: Database, clock: () => Date, passwords: Passwords = openPasswords()) {
  const columns = 'id, created_at, updated_at, username, email, is_verified';
  const byId = db.prepare<[string], UserRow>(`SELECT ${columns} FROM users WHERE id = ?`);
  const byName = db.prepare<[string, string], UserRow>(`SELECT ${columns} FROM users WHERE username_fold = ? OR email_fold = ?`);
  const all = db.prepare<[], UserRow>(`SELECT ${columns} FROM users ORDER BY username_fold`);
  const firstOwner = db.prepare<[], UserRow>(`SELECT ${columns} FROM users WHERE role = 'owner' ORDER BY created_at, id LIMIT 1`);
  const holder = db.prepare<[string, string], { username_fold: string }>(
    'SELECT username_fold FROM users WHERE username_fold = ? OR email_fold = ?',
  );
  const insert = db.prepare(
    `INSERT INTO users (id, created_at, updated_at, username, username_fold, email, email_fold, is_verified, password, role)
     VALUES (:id, :now, :now, :username, :usernameFold, :email, :emailFold, 0, :password,
             CASE WHEN EXISTS (SELECT 1 FROM users) THEN 'user' ELSE 'owner' END)`,
  );
  const change = db.prepare('UPDATE users SET password = ?, updated_at = ? WHERE id = ?');
  const revokeTokens = db.prepare('DELETE FROM refresh_tokens WHERE user_id = ?');
  const erase = db.prepare('DELETE FROM users WHERE id = ?');
  const role = db.prepare<[string], Role>('SELECT role FROM users WHERE id = ?').pluck();
  const writeRole = db.prepare<[Role, string]>('UPDATE users SET role = ? WHERE id = ?');
  const otherOwner = db.prepare<[string], 1>(`SELECT 1 FROM users WHERE role = 'owner' AND id <> ? LIMIT 1`).pluck();
  const otherUser = db.prepare<[string], 1>('SELECT 1 FROM users WHERE id <> ? LIMIT 1').pluck();

  const find = (nameOrEmail: string) => {
    const folded = fold(nameOrEmail.trim());
    const row = byName.get(folded, folded);
    return row && toUser(row);
  };
  const existing = (nameOrEmail: string) => {
    const user = find(nameOrEmail);
    if (!user) throw new Refusal('notFound', { message: `There is no user ${JSON.stringify(nameOrEmail)}.` });
    return user;
  };
  const refuseLastOwner = (id: string) => {
    if (role.get(id) === 'owner' && otherOwner.get(id) === undefined) throw new Refusal('lastOwner');
  };
  const refuseDuplicate = (username: string, email: string) => {
    const holders = holder.all(fold(username), fold(email));
    if (holders.length === 0) return;
    const names = holders.some((row) => row.username_fold === fold(username));
    throw invalid(names ? `username: ${JSON.stringify(username)} is in use` : `email: ${JSON.stringify(email)} is another user's`);
  };
  const create = db.transaction((username: string, email: string, password: string | null): User => {
    refuseDuplicate(username, email);
    const id = randomUUID();
    const now = clock().toISOString();
    insert.run({ id, now, username, usernameFold: fold(username), email, emailFold: fold(email), password });
    return { id, createdAt: now, updatedAt: now, username, email, isVerified: false };
  });
  const passwordsStored = db.prepare<[], { id: string; password: string }>('SELECT id, password FROM users WHERE password IS NOT NULL');
  const firstStart = db.transaction((withKey: boolean) => {
    if (all.get()) return undefined;
    const user = create('owner', 'owner@localhost', null);
    return { user, key: withKey ? insertKey(db, clock, user.id, 'first start').key : undefined };
  });

  return {
    /**
     * First start: creates the user `owner` without a password, and, `withKey`, a key, which is returned only here. Undefined when there is
     * a user already.
     */
    ensureOwner: ({ withKey }: { withKey: boolean } = { withKey: false }): { user: User; key: string | undefined } | undefined =>
      firstStart.immediate(withKey),

    /** Throws `invalidRequest` for an invalid name, address or password, and for a name or address in use. */
    async add(given: NewUser): Promise<User> {
      const username = checkedName(given.username);
      const email = checkedEmail(given.email);
      refuseDuplicate(username, email);
      return create(username, email, await passwords.hash(given.password));
    },

    /** Users are in the order of their names. */
    list: (): User[] => all.all().map(toUser),
    get(id: string): User | undefined {
      const row = byId.get(id);
      return row && toUser(row);
    },
    find,
    /** The first of the owners; undefined when every user was removed. */
    owner(): User | undefined {
      const row = firstOwner.get();
      return row && toUser(row);
    },

    /** Ends every session of the user by revoking the refresh tokens. Throws `notFound`, or `invalidRequest` for an invalid password. */
    async setPassword(nameOrEmail: string, password: string): Promise<void> {
      const { id } = existing(nameOrEmail);
      const hashed = await passwords.hash(password);
      db.transaction(() => {
        change.run(hashed, clock().toISOString(), id);
        revokeTokens.run(id);
      })();
    },

    /** The stored password of these users is none, so that they cannot log in. */
    withoutReadablePassword: (): string[] =>
      passwordsStored
        .all()
        .filter(({ password }) => !isStoredPassword(password))
        .map(({ id }) => id),

    /** Tells whether what belongs to the whole installation is this user's: backups, packs, approved web pages, other users. */
    isOwner: (id: string): boolean => role.get(id) === 'owner',

    /** Throws `notFound`, and `lastOwner` when no owner would be left. */
    setRole(nameOrEmail: string, wanted: Role): void {
      const { id } = existing(nameOrEmail);
      if (wanted !== 'owner') refuseLastOwner(id);
      writeRole.run(wanted, id);
    },

    /** Keys and refresh tokens of the user go too. Throws `notFound`, and `lastOwner` when only other users would be left. */
    remove(nameOrEmail: string): void {
      const { id } = existing(nameOrEmail);
      if (otherUser.get(id) === 1) refuseLastOwner(id);
      erase.run(id);
    },
  };
}

export type Users = ReturnType<typeof openUsers>;
