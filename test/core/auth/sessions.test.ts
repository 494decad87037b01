import { createHmac, scrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPasswords } from '#core/auth/passwords.ts';
import { openSessions } from '#core/auth/sessions.ts';
import { openFresh, withAna } from './open.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('signs tokens that name user, issuer and one hour', async () => {
  const { sessions, user, clock } = await withAna();
  const [header = '', payload = ''] = (await sessions.tokenFor(user)).split('.');
  const now = clock().getTime() / 1000;
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    sub: user.id,
    iss: 'aeroshelf',
    iat: now,
    exp: now + HOUR,
  });
});

test('accepts a token after a restart, but not one of another installation', async () => {
  const here = await withAna();
  const elsewhere = await withAna();
  const token = await here.sessions.tokenFor(here.user);
  expect(await openSessions(here.db, here.users, here.clock).verify(token)).toEqual(here.user);
  expect(await elsewhere.sessions.verify(await here.sessions.tokenFor(elsewhere.user))).toBeUndefined();
});

test('refuses tokens whose header asks for another check', async () => {
  const { sessions, user, db, clock } = await withAna();
  const secret = db.prepare<[], string>("SELECT value FROM settings WHERE key = 'tokenSecret'").pluck().get() ?? '';
  const payload = encoded({ sub: user.id, iss: 'aeroshelf', exp: clock().getTime() / 1000 + HOUR });
  const signed = (alg: string, hash: string) => {
    const text = `${encoded({ alg, typ: 'JWT' })}.${payload}`;
    return `${text}.${createHmac(hash, Buffer.from(secret, 'base64url')).update(text).digest('base64url')}`;
  };
  expect(await sessions.verify(signed('HS256', 'sha256'))).toEqual(user);
  expect(await sessions.verify(signed('HS512', 'sha512'))).toBeUndefined();
  expect(await sessions.verify(signed('none', 'sha256'))).toBeUndefined();
  expect(await sessions.verify(`${encoded({ alg: 'none' })}.${payload}.`)).toBeUndefined();
});

test.each(['', 'x', '..', 'a.b.c', 'ask_notatoken', '\u0000', `${'x'.repeat(9000)}.y.z`])('takes %j for no token', async (token) => {
  const { sessions } = openFresh();
  expect(await sessions.verify(token)).toBeUndefined();
});

test('takes no token of a removed user', async () => {
  const { sessions, users, user } = await withAna();
  const token = await sessions.tokenFor(user);
  users.remove('ana');
  expect(await sessions.verify(token)).toBeUndefined();
});

test('gives new tokens for a refresh token during 30 days', async () => {
  const { sessions, user, passSeconds } = await withAna();
  const { refreshToken, token } = await sessions.login('ana', 'correct horse');
  passSeconds(30 * DAY - 1);
  const fresh = await sessions.refresh(refreshToken);
  expect(fresh).not.toBe(token);
  expect(await sessions.verify(fresh)).toEqual(user);
  passSeconds(1);
  await expect(sessions.refresh(refreshToken)).rejects.toMatchObject({ code: 'refreshTokenInvalid', status: 401 });
});

test('refuses every refresh token of a user whose password was changed, and no other user’s', async () => {
  const { sessions, users } = await withAna();
  await users.add({ username: 'ben', email: 'ben@example.org', password: 'battery staple' });
  const hers = await sessions.login('ana', 'correct horse');
  const his = await sessions.login('ben', 'battery staple');
  await users.setPassword('ana', 'another horse');
  await expect(sessions.refresh(hers.refreshToken)).rejects.toMatchObject({ code: 'refreshTokenInvalid' });
  await expect(sessions.refresh(his.refreshToken)).resolves.toMatch(/^eyJ/);
  await expect(sessions.login('ana', 'correct horse')).rejects.toMatchObject({ code: 'loginFailed' });
  await expect(sessions.login('ana', 'another horse')).resolves.toBeDefined();
});

test('refuses the old password when it is changed while it is being checked', async () => {
  const { db, users, clock } = await withAna();
  const changing = openPasswords({
    derive: async (password, salt, length, options) => {
      db.prepare("UPDATE users SET password = '$scrypt$another' WHERE username = 'ana'").run();
      return promisify<string, Buffer, number, object, Buffer>(scrypt)(password, salt, length, options);
    },
  });
  await expect(openSessions(db, users, clock, changing).login('ana', 'correct horse')).rejects.toMatchObject({ code: 'loginFailed' });
  expect(db.prepare('SELECT COUNT(*) FROM refresh_tokens').pluck().get()).toBe(0);
});

test('keeps no refresh token that has expired', async () => {
  const { sessions, db, passSeconds } = await withAna();
  await sessions.login('ana', 'correct horse');
  passSeconds(31 * DAY);
  await sessions.login('ana', 'correct horse');
  expect(db.prepare('SELECT COUNT(*) FROM refresh_tokens').pluck().get()).toBe(1);
});

test('writes neither passwords nor refresh tokens nor tokens to the file', async () => {
  const { sessions, db, path } = await withAna();
  const { refreshToken, token } = await sessions.login('ana', 'correct horse');
  db.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(path, 'latin1');
  expect(bytes).toContain('Ana@Example.org');
  for (const secret of ['correct horse', refreshToken, token]) expect(bytes).not.toContain(secret);
  for (const secret of [refreshToken]) expect(bytes).not.toContain(Buffer.from(secret, 'base64url').toString('latin1'));
});
