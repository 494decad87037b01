/** One-time links and sessions over HTTP: who may make a link, what trades it, and what ends with a session. */
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoginResult } from '#contract/users/login.ts';
import { ask, ownServer, testServer, type Answered } from '../../helpers/server.ts';
import { good } from '../../helpers/users.ts';

const SECOND = 1_000;

const server = testServer({ clock: () => new Date(now) });
let now = new Date('2026-11-21T06:00:00Z').getTime();
beforeAll(async () => {
  await server.core.users.add({ username: 'amelia', email: 'amelia@lockheed.example', password: 'electra 10E vega' });
});

const asOwner = () => ({ 'x-api-key': server.key });
const ownOrigin = () => `http://127.0.0.1:${server.port}`;

async function link(): Promise<string> {
  const made = good(await ask(server, '/links', { method: 'POST', headers: asOwner() }), 'makeLink', 201);
  return new URL(made.path, server.url).searchParams.get('ticket') ?? '';
}

const trade = (ticket: string, headers: Record<string, string> = { origin: ownOrigin() }): Promise<Answered> =>
  ask(server, '/sessions', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });
const begun = async () => good(await trade(await link()), 'beginSession', 201);
const codeOf = ({ status, headers }: Answered) => [status, headers['x-error-code']];
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) => ask(server, '/me', { headers: bearer(token) });
const logout = ({ refreshToken }: LoginResult) =>
  ask(server, '/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ refreshToken }) });

describe('a link', () => {
  it('gives the owner’s session, once', async () => {
    const ticket = await link();
    const { token, user } = good(await trade(ticket), 'beginSession', 201);
    expect(user.username).toBe('owner');
    expect((await me(token)).json).toMatchObject({ username: 'owner' });
    expect(codeOf(await trade(ticket))).toEqual([401, 'ticketUsed']);
  });

  it('is refused 61 seconds later, with the way out', async () => {
    const ticket = await link();
    now += 61 * SECOND;
    const answer = await trade(ticket);
    expect(codeOf(answer)).toEqual([401, 'ticketExpired']);
    expect((answer.json as { message: string }).message).toContain('aeroshelf link');
  });

  it.each<[string, () => Record<string, string>]>([
    ['another loopback port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['an approved page', () => ({ origin: 'https://planner.example' })],
    ['another name of this machine than its own address', () => ({ origin: `http://localhost:${server.port}` })],
    ['a page that is not said', () => ({})],
    ['the own origin, from another site', () => ({ origin: ownOrigin(), 'sec-fetch-site': 'same-site' })],
  ])('is refused to %s, and remains', async (_what, headers) => {
    server.core.origins.approve('https://planner.example');
    const ticket = await link();
    expect(codeOf(await trade(ticket, headers()))).toEqual([403, 'originRefused']);
    expect((await trade(ticket)).status).toBe(201);
  });

  it('is traded under every loopback name, by a page of that name', async () => {
    const host = `localhost:${server.port}`;
    expect((await trade(await link(), { host, origin: `http://${host}` })).status).toBe(201);
  });

  it('works though a stranger guesses, whose guesses are answered no more after ten in a minute', async () => {
    now += 120 * SECOND;
    for (let failure = 0; failure < 10; failure++) expect(codeOf(await trade(`guess ${failure}`))).toEqual([401, 'ticketUnknown']);
    const answer = await trade('guess 10');
    expect(codeOf(answer)).toEqual([429, 'tooManyRequests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await trade(await link())).status).toBe(201);
    now += 61 * SECOND;
    expect(codeOf(await trade('guess 11'))).toEqual([401, 'ticketUnknown']);
  });

  it('is in no line of the log', async () => {
    const ticket = await link();
    await ask(server, `/ui/?ticket=${ticket}`);
    await ask(server, `/ui/nowhere?ticket=${ticket}`);
    await trade(ticket);
    await trade(ticket);
    expect(JSON.stringify(server.logged)).toContain('ticketUsed');
    expect(JSON.stringify(server.logged)).not.toContain(ticket);
    expect(JSON.stringify(server.core.clients.list())).not.toContain(ticket);
  });
});

/** Another user of the machine may have read a link where it is the argument of a program. Only root can play one. */
it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a link is refused to another user of this machine, and remains',
  async () => {
    const ticket = await link();
    const body = JSON.stringify({ ticket });
    const head = `POST /sessions HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${ownOrigin()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
    const script = `exec 3<>/dev/tcp/127.0.0.1/${server.port}; printf '%s\r\n\r\n%s' "$HEAD" "$BODY" >&3; cat <&3`;
    const other = spawn('bash', ['-c', script], {
      uid: 65_534,
      gid: 65_534,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', HEAD: head, BODY: body },
    });
    const answer = await text(other.stdout);
    expect(answer).toMatch(/^HTTP\/1\.1 403 [^]*x-error-code: originRefused/i);
    expect((await trade(ticket)).status).toBe(201);
  },
);

describe('a session', () => {
  it('ends on the server at logout, with the token that it gave', async () => {
    const session = await begun();
    const other = await begun();
    expect((await me(session.token)).status).toBe(200);
    expect((await logout(session)).status).toBe(204);
    expect(codeOf(await me(session.token))).toEqual([401, 'tokenInvalid']);
    expect((await me(other.token)).status).toBe(200);
  });

  it('is listed with its browser, and can be ended from another', async () => {
    const [here, there] = [await begun(), await begun()];
    const { items } = good(await ask(server, '/sessions', { headers: bearer(here.token) }), 'listSessions');
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [current] = items.filter(({ isCurrent }) => isCurrent);
    expect(current).toMatchObject({ username: 'owner', beganBy: 'link', createdAt: new Date(now).toISOString() });
    expect(new Date(current?.expiresAt ?? '').getTime()).toBe(now + 30 * 24 * 3600 * SECOND);
    const { items: seen } = good(await ask(server, '/sessions', { headers: bearer(there.token) }), 'listSessions');
    const thereId = seen.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const end = (id: string) => ask(server, `/sessions/${id}`, { method: 'DELETE', headers: bearer(here.token) });
    expect([(await end(thereId)).status, (await end(thereId)).status]).toEqual([204, 404]);
    expect((await me(there.token)).status).toBe(401);
    expect((await me(here.token)).status).toBe(200);
  });

  it('of another user is seen and ended by the owner alone', async () => {
    const hers = await server.core.sessions.login('amelia', 'electra 10E vega', 'Kneeboard/1');
    const owner = await begun();
    const list = async (token: string, all = '') => ask(server, `/sessions${all}`, { headers: bearer(token) });
    const { items: own } = good(await list(hers.token), 'listSessions');
    expect(own).toEqual([expect.objectContaining({ username: 'amelia', beganBy: 'password', agent: 'Kneeboard/1', isCurrent: true })]);
    expect(codeOf(await list(hers.token, '?all=true'))).toEqual([403, 'ownerRequired']);
    const { items: all } = good(await list(owner.token, '?all=true'), 'listSessions');
    expect(new Set(all.map(({ username }) => username))).toEqual(new Set(['owner', 'amelia']));
    const ownersId = all.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const end = (id: string, token: string) => ask(server, `/sessions/${id}`, { method: 'DELETE', headers: bearer(token) });
    expect((await end(ownersId, hers.token)).status).toBe(404);
    expect((await end(own[0]?.id ?? '', owner.token)).status).toBe(204);
    expect((await me(hers.token)).status).toBe(401);
  });

  it('of a user whose password is changed ends with its token', async () => {
    const hers = await server.core.sessions.login('amelia', 'electra 10E vega');
    await server.core.users.setPassword('amelia', 'electra 10E vega');
    expect((await me(hers.token)).status).toBe(401);
  });
});

describe('the key of the run', () => {
  const found = () => JSON.parse(readFileSync(join(server.dataDir, 'server.json'), 'utf8')) as { key: string };

  it.skipIf(process.platform === 'win32')('is in a file that only its user can read', () => {
    expect((statSync(join(server.dataDir, 'server.json')).mode & 0o777).toString(8)).toBe('600');
  });

  it('makes links as the owner, as a Bearer token and never in an address', async () => {
    const { key } = found();
    expect((await ask(server, '/links', { method: 'POST', headers: bearer(key) })).status).toBe(201);
    expect(codeOf(await ask(server, `/links?apiKey=${key}`, { method: 'POST' }))).toEqual([401, 'keyInvalid']);
  });

  it('is refused by another run', async () => {
    const { key } = found();
    const other = await ownServer();
    expect(codeOf(await ask(other, '/me', { headers: bearer(key) }))).toEqual([401, 'tokenInvalid']);
  });
});
