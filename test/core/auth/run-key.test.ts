import { expect, test } from 'vitest';
import { openRunKey } from '#core/auth/run-key.ts';
import { openFresh } from './open.ts';

test('the key of the run is the owner’s until the next one or the end', async () => {
  const { users } = openFresh();
  const owner = users.ensureOwner()?.user;
  await users.add({ username: 'ana', email: 'ana@example.org', password: 'correct horse' });
  const runKey = openRunKey(users);
  const first = runKey.make();
  expect(first).toMatch(/^run_[\w-]{43}$/);
  expect(runKey.userOf(first)).toEqual(owner);
  const second = runKey.make();
  expect([runKey.userOf(first), runKey.userOf(second)]).toEqual([undefined, owner]);
  runKey.end();
  expect(runKey.userOf(second)).toBeUndefined();
});

test.each(['', 'run_', `run_${'A'.repeat(43)}`, 'eyJ.x.y'])('%j is not the key', (text) => {
  const { users } = openFresh();
  users.ensureOwner();
  const runKey = openRunKey(users);
  expect(runKey.userOf(text)).toBeUndefined();
  runKey.make();
  expect(runKey.userOf(text)).toBeUndefined();
});

test('where every user was removed, the key makes an owner again', () => {
  const { users } = openFresh();
  const runKey = openRunKey(users);
  const key = runKey.make();
  expect(runKey.userOf(key)).toMatchObject({ username: 'owner' });
  users.remove('owner');
  expect(runKey.userOf(key)).toMatchObject({ username: 'owner' });
  expect(users.list()).toHaveLength(1);
});
