import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openKeys } from '#core/auth/keys.ts';
import { openState } from '#core/database/state.ts';
import { withAna } from './open.ts';

test('makes keys of 256 random bits that open the way to their user', async () => {
  const { keys, user } = await withAna();
  const one = keys.add('ana', ' flight planner ');
  const other = keys.add('ANA@EXAMPLE.ORG');
  expect(one.key).toMatch(/^ask_[\w-]{43}$/);
  expect(one.name).toBe('flight planner');
  expect(other.name).toBe('unnamed');
  expect(other.key).not.toBe(one.key);
  expect(keys.userOf(one.key)).toEqual(user);
  expect(keys.userOf(other.key)).toEqual(user);
});

test('stores no key, only what it hashes to', async () => {
  const { keys, db, path } = await withAna();
  const { key } = keys.add('ana');
  keys.userOf(key);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(path, 'latin1');
  expect(bytes).toContain('ana@example.org');
  expect(bytes).not.toContain(key.slice(4));
  expect(bytes).not.toContain(Buffer.from(key.slice(4), 'base64url').toString('latin1'));
});

test('knows neither a made-up key nor a part or another case of a real one', async () => {
  const { keys } = await withAna();
  const { key } = keys.add('ana');
  keys.userOf(key);
  for (const wrong of [
    '',
    'ask_',
    'ask_' + 'A'.repeat(43),
    key.slice(0, -1),
    `${key}A`,
    key.slice(4),
    ` ${key}`,
    key.replace('ask_', 'ASK_'),
  ]) {
    expect({ wrong, user: keys.userOf(wrong) }).toEqual({ wrong, user: undefined });
  }
});

test('returns the key by which a user came, and none for other users', async () => {
  const { keys, user } = await withAna();
  const labels = ['planner', 'tablet'].map((label) => {
    const found = keys.userOf(keys.add('ana', label).key);
    return found && keys.labelOf(found);
  });
  expect(labels).toEqual(['planner', 'tablet']);
  expect(keys.labelOf(user)).toBeUndefined();
});

test('refuses the keys of a removed user at once', async () => {
  const { keys, users } = await withAna();
  const { key } = keys.add('ana');
  keys.userOf(key);
  users.remove('ana');
  expect(keys.userOf(key)).toBeUndefined();
});

test('answers with the user as changed since', async () => {
  const { keys, users, passSeconds } = await withAna();
  const { key } = keys.add('ana');
  keys.userOf(key);
  passSeconds(5);
  await users.setPassword('ana', 'another horse');
  expect(keys.userOf(key)?.updatedAt).toBe('2026-11-21T03:15:05.000Z');
});

test('asks the database only once for a key that comes with every request', async () => {
  const { keys, db, user } = await withAna();
  const { key } = keys.add('ana');
  keys.userOf(key);
  db.exec('ALTER TABLE api_keys RENAME TO hidden');
  expect(keys.userOf(key)).toEqual(user);
});

test('writes the time of use at most once a minute', async () => {
  const { keys, db, passSeconds } = await withAna();
  const { key } = keys.add('ana');
  const used = () => keys.list()[0]?.lastUsedAt;
  const writes = () => db.prepare('SELECT total_changes()').pluck().get() as number;
  expect(used()).toBeNull();
  keys.userOf(key);
  const before = writes();
  passSeconds(59);
  for (let i = 0; i < 100; i++) keys.userOf(key);
  expect(writes()).toBe(before);
  expect(used()).toBe('2026-11-21T03:15:00.000Z');
  passSeconds(1);
  keys.userOf(key);
  expect(used()).toBe('2026-11-21T03:16:00.000Z');
});

test('waits for no other writer to write the time of use, and tries again after a second', async () => {
  const { keys, path, clock, user, passSeconds } = await withAna();
  const { key } = keys.add('ana');
  const other = openState(path, { clock });
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  expect([keys.userOf(key), keys.list()[0]?.lastUsedAt]).toEqual([user, null]);
  other.exec('ROLLBACK');
  keys.userOf(key);
  expect(keys.list()[0]?.lastUsedAt).toBeNull();
  passSeconds(1);
  keys.userOf(key);
  expect(keys.list()[0]?.lastUsedAt).toBe('2026-11-21T03:15:01.000Z');
});

test('lists keys without the keys, of everyone or of one user', async () => {
  const { keys, users, passSeconds } = await withAna();
  await users.add({ username: 'ben', email: 'ben@example.org', password: 'battery staple' });
  const hers = keys.add('ana', 'planner');
  passSeconds(1);
  const his = keys.add('ben');
  expect(keys.list()).toEqual([
    { id: hers.id, name: 'planner', username: 'ana', createdAt: '2026-11-21T03:15:00.000Z', lastUsedAt: null, isReadOnly: false },
    { id: his.id, name: 'unnamed', username: 'ben', createdAt: '2026-11-21T03:15:01.000Z', lastUsedAt: null, isReadOnly: false },
  ]);
  expect(keys.list('ben').map(({ id }) => id)).toEqual([his.id]);
});

test.each(['', '  ', 'x'.repeat(65), 'two\nlines', '\u001B[2J'])('refuses the label %j', async (label) => {
  const { keys } = await withAna();
  expect(() => keys.add('ana', label)).toThrow(expect.objectContaining({ code: 'invalidRequest' }));
});

test('knows keys after a restart', async () => {
  const { keys, db, clock, user } = await withAna();
  const { key } = keys.add('ana');
  const again = (await import('#core/database/state.ts')).openState(db.name, { clock });
  expect(openKeys(again, clock).userOf(key)).toEqual(user);
  again.close();
});
