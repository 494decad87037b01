/** Requests that once ended as 500, hung, or were answered as if a part of them were not there. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, post, testServer, type Answered } from '../helpers/server.ts';

const server = testServer();

const keyed = () => ({ 'x-api-key': server.key });
const query = (parameters: Record<string, string>) => String(new URLSearchParams(parameters));
const code = (answer: Answered) => [answer.status, answer.headers['x-error-code']];

describe('an export that cannot be made', () => {
  const bad = { filter: '{"nowhere":1}', near: '1,2', bbox: 'x', sort: 'nowhere' };
  const cases = ['/airports', '/notams'].flatMap((path) =>
    ['csv', 'ndjson', 'geojson'].flatMap((format) => Object.entries(bad).map(([name, value]) => [path, format, name, value] as const)),
  );
  it.each(cases)('of %s as %s with a bad %s is refused in JSON', async (path, format, name, value) => {
    const answer = await ask(server, `${path}?${query({ format, [name]: value })}`, { headers: keyed() });
    expect(code(answer)).toEqual([400, 'invalidRequest']);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json).toMatchObject({ statusCode: 400, details: [expect.stringContaining(name) as string] });
  });
});

it.each([
  ['/search?query=a&expand=%E2%82%AC', 'expand'],
  ['/search?query=a&expand=state', 'expand'],
  ['/keys?all=false', 'all'],
])('a value of a parameter that has only one is refused by name: %s', async (path, name) => {
  const answer = await ask(server, path, { headers: keyed() });
  expect(code(answer), answer.text).toEqual([400, 'invalidRequest']);
  expect(answer.json).toMatchObject({ details: [expect.stringContaining(`${name}: must be "`) as string] });
});

it.each([
  ['of 255 letters more than a name may have', `/tmp/${'x'.repeat(511)}`],
  ['with NUL', '/tmp/a\0b'],
  ['below a file', '/etc/hostname/x'],
  ['that is very long', `/${'x/'.repeat(5_000)}`],
])('a source at a path that cannot be looked at is refused with its member: %s', async (_, address) => {
  for (const kind of ['files', 'airportList', 'notams']) {
    const answer = await post(server, '/sources', { kind, address }, keyed());
    expect(code(answer), answer.text).toEqual([400, 'invalidRequest']);
    expect(answer.json).toMatchObject({ reasons: [{ field: 'address' }] });
  }
});

describe('a method that the server does not know', () => {
  it.each(['QUERY', 'PROPFIND', 'LOCK', 'TRACE', 'PATCH'])('%s is 405 with the methods that there are', async (method) => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const answer = await ask(server, '/airports', { method, headers });
      expect(code(answer), `${method} ${answer.text}`).toEqual([405, 'methodNotAllowed']);
      expect(answer.headers['allow']).toBe('GET');
    }
    expect(code(await ask(server, '/nowhere', { method }))).toEqual([404, 'notFound']);
  });

  it('QUERY with a body is 405 too', async () => {
    const answer = await ask(server, '/airports', { method: 'QUERY', body: '{}' });
    expect(code(answer)).toEqual([405, 'methodNotAllowed']);
  });
});

describe('a long filter', () => {
  const ids = (count: number) => JSON.stringify({ id: { notIn: Array.from({ length: count }, () => randomUUID()) } });

  it('of the promised 16 KB is answered, as text and as base64', async () => {
    const filter = ids(415);
    expect(filter.length).toBeGreaterThan(15_900);
    expect(filter.length).toBeLessThan(16_384);
    for (const sent of [filter, Buffer.from(filter).toString('base64')]) {
      const answer = await ask(server, `/airports?limit=1&${query({ filter: sent })}`);
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    }
    const overIpv6 = await ask(server, `/airports?limit=1&${query({ filter })}`, {
      address: '::1',
      headers: { host: `[::1]:${server.port}` },
    }).catch(() => undefined);
    // Not every machine has ::1.
    expect(overIpv6?.status ?? 200).toBe(200);
  });

  it('leaves a Link header that every client takes', async () => {
    const linkFor = async (count: number) => {
      const answer = await ask(server, `/airports?limit=1&page=2&${query({ filter: ids(count) })}`);
      expect(answer.status).toBe(200);
      return String(answer.headers['link'] ?? '');
    };
    expect(await linkFor(1)).toMatch(/rel="first".*rel="prev".*rel="next".*rel="last"/);
    expect(await linkFor(20)).toMatch(/^<[^>]*>; rel="next"$/);
    for (const count of [5, 20, 40, 60]) expect((await linkFor(count)).length).toBeLessThanOrEqual(2_048);
    for (const count of [120, 400]) expect(await linkFor(count)).toBe('');
  });
});

describe('a request without a body', () => {
  const types = [
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ];

  it('is answered where none is needed, whatever type it names', async () => {
    const { items } = (await ask(server, '/airports?limit=1')).json as { items: { id: string }[] };
    const [airport] = items;
    for (const headers of types) {
      const put = await ask(server, `/favourites/${airport?.id}`, { method: 'PUT', headers: { ...headers, ...keyed() } });
      expect(put.status, put.text).toBe(200);
      const check = await ask(server, '/dataset/check', { method: 'POST', headers: { ...headers, ...keyed() } });
      expect(check.status, check.text).toBe(200);
      const gone = await ask(server, `/favourites/${airport?.id}`, { method: 'DELETE', headers: { ...headers, ...keyed() } });
      expect(gone.status, gone.text).toBe(204);
    }
  });

  it('means none of the members where all may be left out', async () => {
    for (const headers of types) {
      const answer = await ask(server, '/dataset/rollback', { method: 'POST', headers: { ...headers, ...keyed() } });
      expect(code(answer), answer.text).toEqual([404, 'notFound']);
    }
  });

  it('is refused where one is needed', async () => {
    for (const [index, headers] of types.entries()) {
      const answer = await ask(server, '/sources', { method: 'POST', headers: { ...headers, ...keyed() } });
      expect(answer.status, answer.text).toBe([400, 400, 415, 415][index]);
    }
    expect((await ask(server, '/login', { method: 'POST' })).status).toBe(400);
  });
});

it.each(['/events', '/pack', '/backup', '/airports', '/airports?format=csv'])('HEAD %s ends without a body', async (path) => {
  const answer = await ask(server, path, { method: 'HEAD', headers: keyed() });
  expect([answer.status, answer.text]).toEqual([200, '']);
});

it('a client that hangs up is no error', async () => {
  const before = server.logged.length;
  const begin = `POST /notes HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nx-api-key: ${server.key}\r\nExpect: 100-continue\r\n`;
  for (const head of [
    `${begin}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"te`,
    `${begin.replace('/notes', '/notams/import')}Content-Type: text/plain\r\nContent-Length: 500000\r\n\r\nA0001/26 NOT`,
    `${begin.replace('/notes', '/unpack')}Content-Type: application/zip\r\nContent-Length: 500000\r\n\r\nPK`,
    `${begin.replace('/notes', '/sources')}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"te`,
    `GET /airports?format=ndjson&expand=details HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`,
  ]) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(head);
    // The server has read the head once it answers.
    await once(socket, 'data');
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  expect((await ask(server, '/health')).status).toBe(200);
  expect(server.logged.slice(before).filter(({ level }) => level === 'error')).toEqual([]);
});

it.each([
  ['at', '/notams?at=2026-11-22'],
  ['from', '/notams?from=2026-11-22'],
  ['to', '/notams?to=2026-11-22'],
  ['at', '/notams?format=ndjson&at=2026-11-22'],
  ['from', '/notams?format=csv&expand=decoded&from=2026-11-22'],
  ['at', `/notams?${query({ at: '2026-11-22', filter: '{"icao":"LSGG"}' })}`],
  ['at', `/notams/${randomUUID()}?at=2026-11-22`],
  ['to', `/notams/${randomUUID()}?to=2026-11-22`],
  ['page', '/airports?format=csv&page=2'],
  ['page', '/notams?format=geojson&page=1'],
  ['sort', '/airports?sort=name&sort%5Bcity%5D=asc'],
])('a parameter without effect is refused by its name: %s in %s', async (name, path) => {
  const answer = await ask(server, path, { headers: keyed() });
  expect(code(answer), answer.text.slice(0, 200)).toEqual([400, 'invalidRequest']);
  expect((answer.json as { details: string[] }).details[0]).toMatch(new RegExp(`^${name}`));
});
