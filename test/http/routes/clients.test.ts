import { expect, it } from 'vitest';
import type { NewApiKey } from '#contract/users/keys.ts';
import type { LoginResult } from '#contract/users/login.ts';
import { ask, post } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner, otherKey } = twoUsers();

it('recent clients are named by key, by user, as the window or as anonymous, without a secret', async () => {
  const login = await post(server, '/login', { username: 'amelia', password: 'electra 10E vega' }, { 'user-agent': 'phone' });
  const { token } = login.json as LoginResult;
  const { id } = (await owner('POST', '/keys', { name: 'gone soon' })).json as NewApiKey;
  const page = { 'sec-fetch-site': 'same-origin', 'user-agent': 'browser' };
  await ask(server, '/airports?limit=1', { headers: page });
  await ask(server, '/airports?limit=2', { headers: { ...page, authorization: `Bearer ${token}` } });
  await ask(server, '/users/me', { headers: { authorization: `Bearer ${token}`, 'user-agent': 'phone' } });
  await ask(server, `/notams?apiKey=${otherKey()}`, { headers: { 'user-agent': 'planner/2' } });
  await ask(server, '/users/me', { headers: { 'user-agent': 'stranger' } });
  await ask(server, `/keys/${id}`, { method: 'DELETE', headers: { 'x-api-key': server.key, 'user-agent': 'cleaner' } });

  const answer = await owner('GET', '/callers');
  const { items } = good(answer, 'listClients');
  expect(items.slice(0, 7).map(({ who, agent, lastPath }) => [who, agent, lastPath])).toEqual([
    ['tests', null, '/callers'],
    ['tests', 'cleaner', '/keys/{keyId}'],
    ['anonymous', 'stranger', '/users/me'],
    ['tablet', 'planner/2', '/notams'],
    ['amelia', 'phone', '/users/me'],
    ['window', 'browser', '/airports'],
    ['anonymous', 'phone', '/login'],
  ]);
  expect(items.find(({ agent }) => agent === 'browser')?.requests).toBe(2);
  expect(items[0]?.lastAt).toBe('2026-11-21T06:00:00.000Z');
  for (const secret of ['ask_', token, id, 'limit=']) expect(answer.text).not.toContain(secret);
});
