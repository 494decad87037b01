import { expect, test } from 'vitest';
import { openFresh } from '../auth/open.ts';

const ana = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' };

test('makes an owner without a password and one key on the first start, and never again', async () => {
  const { users, keys, sessions } = openFresh();
  const first = users.ensureOwner({ withKey: true });
  expect(first?.user).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
    createdAt: '2026-11-21T03:15:00.000Z',
    updatedAt: '2026-11-21T03:15:00.000Z',
    username: 'owner',
    email: 'owner@localhost',
    isVerified: false,
  });
  expect(keys.userOf(first?.key ?? '')).toEqual(first?.user);
  expect(keys.list().map(({ name }) => name)).toEqual(['first start']);
  expect(users.ensureOwner({ withKey: true })).toBeUndefined();
  for (const password of ['', 'owner', 'null']) {
    await expect(sessions.login('owner', password)).rejects.toMatchObject({ code: 'loginFailed' });
  }
});

test('makes no owner where somebody was added', async () => {
  const { users } = openFresh();
  await users.add(ana);
  expect(users.ensureOwner()).toBeUndefined();
});

test('lets the owner log in once a password is set', async () => {
  const { users, sessions } = openFresh();
  users.ensureOwner();
  await users.setPassword('owner', 'correct horse');
  await expect(sessions.login('owner@localhost', 'correct horse')).resolves.toMatchObject({ user: { username: 'owner' } });
});

test('adds a user with exactly the fields of the contract', async () => {
  const { users } = openFresh();
  const user = await users.add({ ...ana, username: '  Ana ', email: ' ana@example.org ' });
  expect(Object.keys(user)).toEqual(['id', 'createdAt', 'updatedAt', 'username', 'email', 'isVerified']);
  expect(user).toMatchObject({ username: 'Ana', email: 'ana@example.org', isVerified: false });
  expect(users.get(user.id)).toEqual(user);
  expect(users.find('ANA')).toEqual(user);
  expect(users.find('Ana@Example.Org')).toEqual(user);
  expect(users.list()).toEqual([user]);
});

test('finds nothing under a part of a name, a pattern or nothing', async () => {
  const { users } = openFresh();
  await users.add(ana);
  for (const name of ['', 'an', 'a%', '%', 'ana@']) expect({ name, found: users.find(name) }).toEqual({ name, found: undefined });
  expect(users.get('me')).toBeUndefined();
});

test('lists users by name without regard to case', async () => {
  const { users } = openFresh();
  for (const name of ['Ben', 'ana', 'Çem'])
    await users.add({ ...ana, username: name, email: `${name.length}${name.charCodeAt(0)}@example.org` });
  expect(users.list().map(({ username }) => username)).toEqual(['ana', 'Ben', 'Çem']);
});

test.each([
  ['', 'has 0 characters; 1 to 64 are allowed'],
  ['   ', 'has 0 characters; 1 to 64 are allowed'],
  ['x'.repeat(65), 'has 65 characters; 1 to 64 are allowed'],
  ['ana@example.org', 'contains an @, which only e-mail addresses do'],
  ['ana\uFF20example.org', 'contains an @, which only e-mail addresses do'],
  ['me', '"me" means the caller; choose another name'],
  ['ME', '"me" means the caller; choose another name'],
  ['a\nb', 'needs a letter or digit and no control characters'],
  ['a\u200Bna', 'needs a letter or digit and no control characters'],
  ['\u0301', 'needs a letter or digit and no control characters'],
])('refuses the name %j', async (username, reason) => {
  const { users } = openFresh();
  await expect(users.add({ ...ana, username })).rejects.toMatchObject({ code: 'invalidRequest', details: [`username: ${reason}`] });
  expect(users.list()).toEqual([]);
});

test.each(['', 'ana', '@', 'ana@', '@example.org', 'a b@example.org', 'a@b@c', `${'x'.repeat(250)}@b.org`])(
  'refuses the address %j',
  async (email) => {
    const { users } = openFresh();
    await expect(users.add({ ...ana, email })).rejects.toMatchObject({
      code: 'invalidRequest',
      details: [expect.stringMatching(/^email: .* is not an address like name@example.org$/)],
    });
  },
);

test('refuses a name or address that is in use in another spelling', async () => {
  const { users } = openFresh();
  await users.add(ana);
  await expect(users.add({ ...ana, username: 'ANÁ', email: 'other@example.org' })).rejects.toMatchObject({
    details: ['username: "ANÁ" is in use'],
  });
  await expect(users.add({ ...ana, username: 'other', email: 'ANA@example.org' })).rejects.toMatchObject({
    details: ['email: "ANA@example.org" is another user\'s'],
  });
  expect(users.list()).toHaveLength(1);
});

test('gives a name that two ask for at once to one of them', async () => {
  const { users } = openFresh();
  const outcomes = await Promise.allSettled([users.add(ana), users.add(ana)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('adds no user with a password that is too short', async () => {
  const { users } = openFresh();
  await expect(users.add({ ...ana, password: 'short' })).rejects.toMatchObject({
    details: ['password: has 5 characters; at least 8 are needed'],
  });
  expect(users.list()).toEqual([]);
});

test('dates the change of a password', async () => {
  const { users, passSeconds } = openFresh();
  const before = await users.add(ana);
  passSeconds(60);
  await users.setPassword('ana', 'another horse');
  expect(users.get(before.id)).toEqual({ ...before, updatedAt: '2026-11-21T03:16:00.000Z' });
});

test('makes no key where no terminal shows it', () => {
  const { users, keys } = openFresh();
  expect(users.ensureOwner()).toMatchObject({ user: { username: 'owner' }, key: undefined });
  expect(keys.list()).toEqual([]);
});

test('removes a user with keys and sessions, and no other user', async () => {
  const { users, keys, sessions, db } = openFresh();
  users.ensureOwner({ withKey: true });
  await users.add(ana);
  keys.add('ana');
  await sessions.login('ana', 'correct horse');
  users.remove('ANA');
  expect(users.list().map(({ username }) => username)).toEqual(['owner']);
  expect(db.prepare('SELECT (SELECT COUNT(*) FROM api_keys), (SELECT COUNT(*) FROM refresh_tokens)').raw().get()).toEqual([1, 0]);
});

test('the first user is the owner, whatever its name, and the next ones are not', async () => {
  const { users } = openFresh();
  const ana = await users.add({ username: 'ana', email: 'ana@example.org', password: 'long enough' });
  const ben = await users.add({ username: 'ben', email: 'ben@example.org', password: 'long enough' });
  expect([users.isOwner(ana.id), users.isOwner(ben.id), users.isOwner('nobody')]).toEqual([true, false, false]);
});

test('there is an owner as long as there are users', async () => {
  const { users } = openFresh();
  const first = users.ensureOwner();
  const ana = await users.add({ username: 'ana', email: 'ana@example.org', password: 'long enough' });
  for (const change of [() => users.remove('owner'), () => users.setRole('owner', 'user')])
    expect(change).toThrow(expect.objectContaining({ code: 'lastOwner', status: 409 }));
  users.setRole('ana', 'owner');
  users.setRole('owner', 'user');
  expect([users.isOwner(first?.user.id ?? ''), users.isOwner(ana.id)]).toEqual([false, true]);
  users.remove('owner');
  users.remove('ana');
  expect(users.list()).toEqual([]);
});
