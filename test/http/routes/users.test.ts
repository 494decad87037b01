import { describe, expect, it } from 'vitest';
import type { NewApiKey } from '#contract/users/keys.ts';
import type { Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, as, owner, other } = twoUsers();
const beryl = { username: 'beryl', email: 'beryl@vega.example', password: 'west with the night' };

it('the owner adds, lists, changes and removes users', async () => {
  const added = good(await owner('POST', '/users', beryl), 'addUser', 201);
  expect(added).toMatchObject({ username: 'beryl', email: 'beryl@vega.example', role: 'user' });
  const { items } = good(await owner('GET', '/users'), 'listUsers');
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
  const made = good(await owner('POST', '/keys', { name: 'kneeboard', username: 'Amelia' }), 'addKey', 201);
  expect((await as(made.key)('GET', '/me')).json).toMatchObject({ username: 'amelia' });
  expect((await other('POST', '/keys', { name: 'x', username: 'owner' })).headers['x-error-code']).toBe('ownerRequired');
});

const detailsOf = (answer: Answered) => (answer.json as { details?: string[] }).details;

describe('keys', () => {
  it('are shown once, when they are created', async () => {
    const made = good(await owner('POST', '/keys', { name: ' flight planner ' }), 'addKey', 201);
    expect(made).toMatchObject({ name: 'flight planner', createdAt: '2026-11-21T06:00:00.000Z', lastUsedAt: null, isReadOnly: false });
    expect((await as(made.key)('GET', '/users/me')).json).toMatchObject({ username: 'owner' });
    const listed = await owner('GET', '/keys');
    const { items } = good(listed, 'listKeys');
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['flight planner', 'tests']));
    expect(listed.text).not.toContain('ask_');
    expect(listed.text).not.toContain('tablet');
  });

  it.each([[{ name: '' }], [{ name: '  ' }], [{ name: 'two\nlines' }], [{ name: 'x'.repeat(101) }], [{ name: 5 }], [{}]])(
    'are not created with the label %j',
    async (body) => {
      const before = server.core.keys.list().length;
      const answer = await owner('POST', '/keys', body);
      expect(answer.status).toBe(400);
      expect(detailsOf(answer)?.[0]).toMatch(/name: /);
      expect(server.core.keys.list()).toHaveLength(before);
    },
  );

  it('are revoked by their owner only', async () => {
    const { id, key } = (await owner('POST', '/keys', { name: 'short-lived' })).json as NewApiKey;
    const denied = await other('DELETE', `/keys/${id}`);
    const unknown = await other('DELETE', '/keys/00000000-0000-4000-8000-000000000000');
    expect([denied.status, unknown.status]).toEqual([404, 404]);
    expect((denied.json as { message: string }).message).toBe(`There is no key with the id "${id}".`);
    expect((await as(key)('GET', '/users/me')).status).toBe(200);
    expect((await owner('DELETE', `/keys/${id}`)).status).toBe(204);
    expect((await as(key)('GET', '/users/me')).status).toBe(401);
    expect((await owner('DELETE', `/keys/${id}`)).status).toBe(404);
  });
});
