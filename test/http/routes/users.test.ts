import { expect, it } from 'vitest';
import type { Account } from '#contract/users/user.ts';
import type { NewApiKey } from '#contract/users/keys.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { as, owner, other } = twoUsers();
const beryl = { username: 'beryl', email: 'beryl@vega.example', password: 'west with the night' };
type Accounts = { items: Account[] };

it('the owner adds, lists, changes and removes users', async () => {
  const added: Account = good(await owner('POST', '/users', beryl), 'addUser', 201);
  expect(added).toMatchObject({ username: 'beryl', email: 'beryl@vega.example', role: 'user' });
  const { items }: Accounts = good(await owner('GET', '/users'), 'listUsers');
  expect(items.map(({ username, role }) => [username, role])).toEqual([
    ['amelia', 'user'],
    ['beryl', 'user'],
    ['owner', 'owner'],
  ]);
  const login = (password: string) => other('POST', '/login', { username: 'beryl', password });
  expect((await login(beryl.password)).status).toBe(200);
  good(await owner('PATCH', '/users/Beryl', { password: 'the splendid outcast' }), 'changeUser');
  expect([(await login(beryl.password)).status, (await login('the splendid outcast')).status]).toEqual([401, 200]);
  expect(good(await owner('PATCH', `/users/${added.id}`, { role: 'owner' }), 'changeUser')).toMatchObject({ role: 'owner' });
  expect((await owner('DELETE', '/users/beryl@vega.example')).status).toBe(204);
  expect((await owner('DELETE', '/users/beryl')).status).toBe(404);
});

it('password and role are not changed in one request, of which half could be refused', async () => {
  const answer = await owner('PATCH', '/users/amelia', { password: 'electra 10E vega', role: 'owner' });
  expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'invalidRequest']);
});

it('the last owner stays', async () => {
  for (const [method, body] of [['DELETE'], ['PATCH', { role: 'user' }]] as const)
    expect((await owner(method, '/users/me', body)).headers['x-error-code']).toBe('lastOwner');
});

it('a key for another user is made by the owner alone', async () => {
  const made: NewApiKey = good(await owner('POST', '/keys', { name: 'kneeboard', username: 'Amelia' }), 'addKey', 201);
  expect((await as(made.key)('GET', '/me')).json).toMatchObject({ username: 'amelia' });
  expect((await other('POST', '/keys', { name: 'x', username: 'owner' })).headers['x-error-code']).toBe('ownerRequired');
});
