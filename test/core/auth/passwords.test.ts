import { expect, test } from 'vitest';
import { openPasswords } from '#core/auth/passwords.ts';
import { openFresh } from './open.ts';

const cheap = openPasswords({ cost: { log2N: 4, r: 8, p: 1 } });

test('stores scrypt with its parameters, so that they can grow without locking anyone out', async () => {
  const stored = await cheap.hash('correct horse');
  expect(stored).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await openPasswords({ cost: { log2N: 5, r: 8, p: 2 } }).verify('correct horse', stored)).toBe(true);
});

test('costs what OWASP recommends by default', async () => {
  const dear = openPasswords();
  const stored = await dear.hash('correct horse');
  expect(stored).toContain('$scrypt$ln=15,r=8,p=3$');
  expect(await dear.verify('correct horse', stored)).toBe(true);
  expect(await dear.verify('correct horsf', stored)).toBe(false);
});

test('gives the same password another text each time', async () => {
  expect(await cheap.hash('correct horse')).not.toBe(await cheap.hash('correct horse'));
});

test('takes a composed and a decomposed letter for the same one', async () => {
  expect(await cheap.verify('Zu\u0308rich-Kloten', await cheap.hash('Z\u00FCrich-Kloten'))).toBe(true);
});

test('accepts nothing where no password is stored', async () => {
  for (const password of ['', 'x', 'correct horse']) expect(await cheap.verify(password, undefined)).toBe(false);
});

test.each([
  ['', 'has 0 characters; at least 8 are needed'],
  ['seven77', 'has 7 characters; at least 8 are needed'],
  ['x'.repeat(1025), 'is longer than 1024 bytes; use a shorter one'],
  ['é'.repeat(513), 'is longer than 1024 bytes; use a shorter one'],
])('refuses %j as a new password', async (password, reason) => {
  await expect(cheap.hash(password)).rejects.toMatchObject({ code: 'invalidRequest', details: [`password: ${reason}`] });
});

test.each(['eight888', 'x'.repeat(1024)])('takes %j as a new password', async (password) => {
  expect(await cheap.verify(password, await cheap.hash(password))).toBe(true);
});

test('derives once whatever the password and whether one is stored', async () => {
  const { users, sessions, derivations } = openFresh();
  users.ensureOwner();
  await users.add({ username: 'ana', email: 'ana@example.org', password: 'correct horse' });
  const cases = [
    ['ana', 'wrong horse'],
    ['ANA@example.org', 'wrong horse'],
    ['ana', ''],
    ['ana', 'x'.repeat(100_000)],
    ['owner', 'correct horse'],
    ['nobody', 'correct horse'],
    ['', ''],
  ] as const;
  for (const [name, password] of cases) {
    derivations.length = 0;
    const refusal = await sessions.login(name, password).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'loginFailed', status: 401, message: 'The user name or password is wrong.' });
    expect(derivations, `${name}, ${password.slice(0, 20)}`).toHaveLength(1);
  }
  derivations.length = 0;
  await sessions.login('ana', 'correct horse');
  expect(derivations).toHaveLength(1);
});
