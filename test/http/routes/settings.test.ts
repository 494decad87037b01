import { describe, expect, it } from 'vitest';
import type { LoginResult } from '#contract/resources.ts';
import type { ApiKeyList, ClientList, NewApiKey, Settings } from '#contract/settings.ts';
import { ask, post, type Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, as, owner, other, otherKey } = twoUsers();

const detailsOf = (answer: Answered) => (answer.json as { details?: string[] }).details;

it.each([
  ['GET', '/settings'],
  ['GET', '/keys'],
  ['DELETE', '/keys/x'],
  ['GET', '/origins'],
  ['DELETE', '/origins/x'],
  ['GET', '/callers'],
])('%s %s needs a key', async (method, path) => {
  expect((await ask(server(), path, { method })).status).toBe(401);
});

describe('settings', () => {
  it('are all there with their values, and change one by one', async () => {
    const before: Settings = good(await owner('GET', '/settings'), 'getSettings');
    expect(before).toMatchObject({ theme: 'system', autoSync: true, notamRetentionDays: 90 });
    expect(good(await owner('PATCH', '/settings', { theme: 'dark', scale: 1.5 }), 'changeSettings')).toEqual({
      ...before,
      theme: 'dark',
      scale: 1.5,
    });
    expect(good(await owner('PATCH', '/settings', { notamRetentionDays: null }), 'changeSettings')).toMatchObject({
      theme: 'dark',
      notamRetentionDays: null,
    });
    expect(server().core.notams.retentionDays()).toBeNull();
    expect(good(await owner('PATCH', '/settings', {}), 'changeSettings')).toEqual((await owner('GET', '/settings')).json);
    expect((await owner('PATCH', '/settings', before)).json).toEqual(before);
  });

  it.each([
    [{ theme: 'pink' }, ['body.theme: must be one of system, light, dark']],
    [{ theme: null }, ['body.theme: must be one of system, light, dark']],
    [{ offline: 'true' }, ['body.offline: must be true or false']],
    [{ offline: 1 }, ['body.offline: must be true or false']],
    [{ scale: 3 }, ['body.scale: must be a number from 0.75 to 2']],
    [{ scale: '1' }, ['body.scale: must be a number from 0.75 to 2']],
    [{ notamRetentionDays: -1 }, ['body.notamRetentionDays: must be a whole number from 0 to 36500 or null']],
    [{ notamRetentionDays: 1.5 }, ['body.notamRetentionDays: must be a whole number from 0 to 36500 or null']],
    [{ timeZone: ['utc'] }, ['body.timeZone: must be one of utc, local, airport']],
    [
      { lengthUnit: 'mile', distanceUnit: 'mile', closeToTray: true },
      ['body.lengthUnit: must be one of ft, m', 'body.distanceUnit: must be one of NM, km'],
    ],
  ])('refuse %j with the values that are allowed, and change nothing', async (body, details) => {
    const before = (await owner('GET', '/settings')).json;
    const answer = await owner('PATCH', '/settings', body);
    expect([answer.status, detailsOf(answer)]).toEqual([400, details]);
    expect((await owner('GET', '/settings')).json).toEqual(before);
  });

  it('refuse a name that they do not know', async () => {
    const answer = await owner('PATCH', '/settings', { colour: 'dark' });
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)?.[0]).toMatch(/^body\.colour: unknown member, known are offline, autoSync, /);
  });
});

describe('keys', () => {
  it('are shown once, when they are made', async () => {
    const made: NewApiKey = good(await owner('POST', '/keys', { name: ' flight planner ' }), 'addKey', 201);
    expect(made).toMatchObject({ name: 'flight planner', createdAt: '2026-11-21T06:00:00.000Z', lastUsedAt: null });
    expect((await as(made.key)('GET', '/users/me')).json).toMatchObject({ username: 'owner' });
    const listed = await owner('GET', '/keys');
    const { items }: ApiKeyList = good(listed, 'listKeys');
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['flight planner', 'tests']));
    expect(listed.text).not.toContain('ask_');
    expect(listed.text).not.toContain('tablet');
  });

  it.each([[{ name: '' }], [{ name: '  ' }], [{ name: 'two\nlines' }], [{ name: 'x'.repeat(101) }], [{ name: 5 }], [{}]])(
    'are not made with the label %j',
    async (body) => {
      const before = server().core.keys.list().length;
      const answer = await owner('POST', '/keys', body);
      expect(answer.status).toBe(400);
      expect(detailsOf(answer)?.[0]).toMatch(/name: /);
      expect(server().core.keys.list()).toHaveLength(before);
    },
  );

  it('are revoked by whose they are and by nobody else', async () => {
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

describe('origins', () => {
  const path = `/origins/${encodeURIComponent('https://planner.example:8443')}`;

  it('are approved, heard at once, and withdrawn', async () => {
    const asPage = () => ask(server(), '/airports?limit=1', { headers: { origin: 'https://planner.example:8443' } });
    expect((await asPage()).status).toBe(403);
    expect(good(await owner('POST', '/origins', { origin: 'https://planner.example:8443' }), 'approveOrigin', 201)).toEqual({
      items: [{ origin: 'https://planner.example:8443' }],
    });
    expect((await asPage()).status).toBe(200);
    expect((await owner('DELETE', path)).status).toBe(204);
    expect((await asPage()).status).toBe(403);
    expect((await owner('DELETE', path)).status).toBe(404);
    expect(good(await owner('GET', '/origins'), 'listOrigins')).toEqual({ items: [] });
  });

  it.each([
    'planner.example',
    'https://planner.example/',
    'https://planner.example/path',
    'file:///x',
    'null',
    '*',
    '',
    'javascript:alert(1)',
  ])('%j is none', async (origin) => {
    const answer = await owner('POST', '/origins', { origin });
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)?.length).toBeGreaterThan(0);
    expect((await owner('GET', '/origins')).json).toEqual({ items: [] });
  });
});

describe('callers', () => {
  it('are told by key, by user, as the window or as anonymous, without a secret', async () => {
    const login = await post(server(), '/login', { username: 'amelia', password: 'electra 10E vega' }, { 'user-agent': 'phone' });
    const { token } = login.json as LoginResult;
    const { id } = (await owner('POST', '/keys', { name: 'gone soon' })).json as NewApiKey;
    const page = { 'sec-fetch-site': 'same-origin', 'user-agent': 'browser' };
    await ask(server(), '/airports?limit=1', { headers: page });
    await ask(server(), '/airports?limit=2', { headers: { ...page, authorization: `Bearer ${token}` } });
    await ask(server(), '/users/me', { headers: { authorization: `Bearer ${token}`, 'user-agent': 'phone' } });
    await ask(server(), `/notams?apiKey=${otherKey()}`, { headers: { 'user-agent': 'planner/2' } });
    await ask(server(), '/users/me', { headers: { 'user-agent': 'stranger' } });
    await ask(server(), `/keys/${id}`, { method: 'DELETE', headers: { 'x-api-key': server().key, 'user-agent': 'cleaner' } });

    const answer = await owner('GET', '/callers');
    const { items }: ClientList = good(answer, 'listClients');
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
});
