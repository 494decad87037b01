import { beforeAll, describe, expect, it } from 'vitest';
import type { LoginResult } from '#contract/users/login.ts';
import type { NotamList } from '#contract/notams/notam.ts';
import { ask, post, testServer } from '../helpers/server.ts';

const server = testServer({ clock: () => now });
let now = new Date('2026-11-21T06:00:00Z');
beforeAll(async () => {
  await server.core.users.add({ username: 'amelia', email: 'amelia@lockheed.example', password: 'electra 10E vega' });
});

const login = (username: string, password: string) => post(server, '/login', { username, password });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('POST /login', () => {
  it.each(['amelia', ' AMÉLIA ', 'Amelia@Lockheed.Example'])('takes %j and gives token, refresh token and user', async (name) => {
    const answer = await login(name, 'electra 10E vega');
    expect(answer.status).toBe(200);
    const result = answer.json as LoginResult;
    expect(Object.keys(result)).toEqual(['token', 'refreshToken', 'user']);
    expect(result.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(result.user)).toEqual(['id', 'createdAt', 'updatedAt', 'username', 'email', 'isVerified']);
  });

  it('takes the e-mail address by a name of its own, and refuses two names and a password without one', async () => {
    const password = 'electra 10E vega';
    const email = server.core.users.find('amelia')?.email;
    expect((await post(server, '/login', { email, password })).status).toBe(200);
    for (const [body, culprit] of [
      [{ email, username: 'amelia', password }, 'body.email'],
      [{ password }, 'body.username'],
    ] as const) {
      const refused = await post(server, '/login', body);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(culprit)]);
    }
  });

  it('answers the same 401 to an unknown user, a wrong password and an empty body', async () => {
    const answers = [await login('amelia', 'wrong'), await login('nobody', 'wrong'), await post(server, '/login', {})];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.json).toEqual(answers[0]?.json);
    }
  });

  it.each([
    ['{"username": ', 400],
    ['[]', 400],
    ['"text"', 400],
    ['{"username": 5, "password": "x"}', 400],
    ['', 400],
  ])('answers %j with %i', async (body, status) => {
    const answer = await ask(server, '/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status, answer.text).toBe(status);
    expect((answer.json as { details: string[] }).details.length).toBeGreaterThan(0);
  });

  it('answers 429 with Retry-After after ten failures of a name within a minute, and lets it in later', async () => {
    for (let i = 0; i < 10; i++) expect((await login('throttled', 'x')).status).toBe(401);
    const answer = await login('throttled', 'x');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('amelia', 'electra 10E vega')).status).toBe(200);
    now = new Date(now.getTime() + 61_000);
    expect((await login('throttled', 'x')).status).toBe(401);
  });
});

describe('tokens', () => {
  it('let the user in for an hour', async () => {
    const { token, user } = (await login('amelia', 'electra 10E vega')).json as LoginResult;
    expect((await ask(server, '/users/me', { headers: bearer(token) })).json).toEqual(user);
    now = new Date(now.getTime() + 3_599_000);
    expect((await ask(server, '/users/me', { headers: bearer(token) })).status).toBe(200);
    now = new Date(now.getTime() + 1_000);
    expect((await ask(server, '/users/me', { headers: bearer(token) })).status).toBe(401);
  });

  it('are renewed by the refresh token until logout', async () => {
    const { refreshToken } = (await login('amelia', 'electra 10E vega')).json as LoginResult;
    const renewed = await post(server, '/refreshToken', { refreshToken });
    expect(renewed.status).toBe(201);
    const { token } = renewed.json as { token: string };
    expect((await ask(server, '/users/me', { headers: bearer(token) })).status).toBe(200);
    expect((await post(server, '/logout', { refreshToken })).status).toBe(204);
    expect((await post(server, '/refreshToken', { refreshToken })).status).toBe(401);
  });

  it('POST /refreshToken answers 400 without one and 401 to a wrong one', async () => {
    const refused = await post(server, '/refreshToken', {});
    expect(refused.status).toBe(400);
    // Old clients validate that the object has no other members.
    expect(Object.keys(refused.json)).toEqual(['statusCode', 'name', 'message', 'details']);
    expect((await post(server, '/refreshToken', { refreshToken: 'wrong' })).status).toBe(401);
  });

  it.each(['Bearer', 'Bearer x.y.z', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJvd25lciJ9.'])(
    '%s is 401 everywhere',
    async (authorization) => {
      for (const path of ['/airports?limit=1', '/notams', '/users/me']) {
        expect((await ask(server, path, { headers: { authorization } })).status).toBe(401);
      }
    },
  );
});

describe('keys', () => {
  it('work as query parameter and as header', async () => {
    expect((await ask(server, `/users/me?apiKey=${server.key}`)).status).toBe(200);
    expect((await ask(server, '/users/me', { headers: { 'x-api-key': server.key } })).status).toBe(200);
  });

  it('that are wrong are 401 even where none is needed', async () => {
    for (const path of ['/notams?apiKey=bad', '/airports?apiKey=bad', '/countries/CH?apiKey=bad']) {
      const answer = await ask(server, path);
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('in the query come before keys in a header', async () => {
    expect((await ask(server, '/notams?apiKey=bad', { headers: { 'x-api-key': server.key } })).status).toBe(401);
  });

  it('are never in the log', async () => {
    await ask(server, `/airports?apiKey=${server.key}&limit=0`);
    await ask(server, '/airports?apiKey=ask_secretsecret');
    const text = JSON.stringify(server.logged);
    expect(text).toContain('request refused');
    expect(text).not.toContain(server.key);
    expect(text).not.toContain('secretsecret');
    expect(text).not.toContain('electra 10E vega');
  });
});

describe('anonymous NOTAMs', () => {
  it('come five at most on a page, with the whole total', async () => {
    const all = (await ask(server, `/notams?apiKey=${server.key}&limit=300`)).json as NotamList;
    const some = (await ask(server, '/notams')).json as NotamList;
    expect(all.count).toBe(all.totalCount);
    expect(all.count).toBeGreaterThan(20);
    expect(some).toEqual({ count: 5, totalCount: all.totalCount, items: all.items.slice(0, 5) });
  });

  it('page by five, so that a walk meets every NOTAM once', async () => {
    const ids = new Set<string>();
    let total = Infinity;
    for (let page = 1; ids.size < total; page++) {
      const list = (await ask(server, `/notams?page=${page}&limit=100`)).json as NotamList;
      total = list.totalCount;
      if (list.count === 0) break;
      for (const notam of list.items) ids.add(notam.id);
    }
    expect(ids.size).toBe(total);
  });

  it('keep to a smaller limit', async () => {
    expect(((await ask(server, '/notams?limit=2')).json as NotamList).count).toBe(2);
  });

  it('are capped in every form', async () => {
    expect((await ask(server, '/notams?format=ndjson')).text.trimEnd().split('\n')).toHaveLength(5);
  });
});

describe('one NOTAM', () => {
  const get = (path: string) => ask(server, path, { headers: { 'x-api-key': server.key } });

  it('is found by id, by number in its forms and with a location in front', async () => {
    const { items } = (await get('/notams?limit=300')).json as NotamList;
    const numbers = items.map((notam) => notam.notamId);
    const notam = items.find(
      ({ notamId, icao }) => /^A\d{4}\/\d\d$/.test(notamId ?? '') && icao && numbers.filter((one) => one === notamId).length === 1,
    );
    expect(notam).toBeDefined();
    const number = notam?.notamId ?? '';
    for (const path of [
      notam?.id ?? '',
      encodeURIComponent(number),
      number.replace('/', '-'),
      `${notam?.icao}:${encodeURIComponent(number)}`,
      number,
    ]) {
      const answer = await get(`/notams/${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.json).toEqual(notam);
    }
  });

  it('is 409 with the candidates when several carry the number', async () => {
    const { items } = (await get('/notams?limit=300')).json as NotamList;
    const twice = items.filter((one) => one.notamId !== null && items.some((other) => other !== one && other.notamId === one.notamId));
    expect(twice.length, 'the samples hold a number that two offices use').toBeGreaterThan(1);
    const number = twice[0]?.notamId ?? '';
    const answer = await get(`/notams/${encodeURIComponent(number)}`);
    expect(answer.status).toBe(409);
    const ids = items.filter((one) => one.notamId === number).map((one) => one.id);
    expect(new Set((answer.json as { details: string[] }).details)).toEqual(new Set(ids));
  });

  it('is 404 when there is none', async () => {
    expect((await get('/notams/A9999%2F99')).status).toBe(404);
  });
});
