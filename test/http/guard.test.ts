import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, ownServer, startTestServer, testServer } from '../helpers/server.ts';

const server = testServer();
beforeAll(() => {
  server.core.origins.approve('https://planner.example');
});

describe('Host', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', 'LOCALHOST'])('%s with the port of the server passes', async (name) => {
    expect((await ask(server, '/health', { headers: { host: `${name}:${server.port}` } })).status).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1', 'localhost:1', '127.0.0.1.evil.example:PORT', 'evil.example:PORT', '0.0.0.0:PORT'])(
    '%j is 403',
    async (host) => {
      const answer = await ask(server, '/airports', { headers: { host: host.replace('PORT', String(server.port)) } });
      expect(answer.status).toBe(403);
    },
  );
});

it('a request without a Host is refused', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.end('GET /airports HTTP/1.0\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 403 /);
});

describe('Origin', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'https://planner.example'])(
    '%s gets CORS headers with its own name',
    async (origin) => {
      const answer = await ask(server, '/airports?limit=1', { headers: { origin } });
      expect(answer.status).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['vary']).toContain('Origin');
    },
  );

  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example:80',
    'file://',
    'https://planner.example.evil',
  ])('%s is 403 without CORS headers', async (origin) => {
    const answer = await ask(server, '/airports?limit=1', { headers: { origin } });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('no answer ever allows every origin', async () => {
    for (const path of ['/airports?limit=1', '/health', '/openapi.json', '/nowhere']) {
      expect((await ask(server, path)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('a preflight of an approved page is answered, of another refused', async () => {
    const headers = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-key' };
    const good = await ask(server, '/airports', { method: 'OPTIONS', headers: { ...headers, origin: 'https://planner.example' } });
    expect(good.status).toBe(204);
    expect(good.headers['access-control-allow-headers']).toContain('x-api-key');
    expect((await ask(server, '/airports', { method: 'OPTIONS', headers: { ...headers, origin: 'https://evil.example' } })).status).toBe(
      403,
    );
  });
});

describe('a cross-site Sec-Fetch-Site with no Origin', () => {
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  it.each([
    ['/airports', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['/airports', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['/ui/', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['/ui/assets/x.js', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
  ])('is 403 for %s as %j', async (path, headers) => {
    expect((await ask(server, path, { headers: { ...crossSite, ...headers } })).status).toBe(403);
  });

  it('passes when a link opens the window', async () => {
    const answer = await ask(server, '/ui/', { headers: { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } });
    expect(answer.status).not.toBe(403);
  });

  it('passes from an approved page', async () => {
    expect((await ask(server, '/airports?limit=1', { headers: { ...crossSite, origin: 'https://planner.example' } })).status).toBe(200);
  });
});

describe('where the server is', () => {
  it('is in a file of the data folder while it runs', async () => {
    const other = await startTestServer();
    const file = join(other.dataDir, 'server.json');
    const stood = JSON.parse(readFileSync(file, 'utf8')) as object;
    expect(stood).toEqual({
      port: other.port,
      url: other.url,
      pid: process.pid,
      version: other.core.version,
      key: expect.stringMatching(/^run_/) as string,
    });
    await other.core.close();
    await other.close().catch(() => undefined);
    expect(existsSync(file)).toBe(false);
  });

  it('is IPv6 loopback too where the machine has it', async ({ skip }) => {
    const sixth = await ask(server, '/health', { address: '::1', headers: { host: `[::1]:${server.port}` } }).catch(
      (error: NodeJS.ErrnoException) => error,
    );
    skip(sixth instanceof Error, 'SKIPPED: this machine has no ::1, so it is NOT covered');
    expect(sixth).toMatchObject({ status: 200 });
  });
});

describe('headers of an answer', () => {
  it('tie it to the log and say how much is left', async () => {
    const answer = await ask(server, '/airports/NOWHERE');
    expect(answer.status).toBe(404);
    expect(server.logged).toContainEqual({
      level: 'info',
      message: 'request refused',
      about: expect.objectContaining({ requestId: answer.headers['x-request-id'], status: 404 }) as object,
    });
    const good = await ask(server, '/airports?limit=1');
    expect(Number(good.headers['x-ratelimit-limit'])).toBeGreaterThan(1000);
    expect(Number(good.headers['x-ratelimit-remaining'])).toBeLessThan(Number(good.headers['x-ratelimit-limit']));
    expect(Number(good.headers['x-ratelimit-reset'])).toBeGreaterThan(0);
  });

  it('say 429 and when to go on to a loop that ran away', async () => {
    const small = await ownServer({ requestsPerMinute: 3 });
    for (let i = 0; i < 3; i++) expect((await ask(small, '/health')).status).toBe(200);
    const answer = await ask(small, '/health');
    expect([answer.status, answer.headers['x-error-code']]).toEqual([429, 'tooManyRequests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(small, '/countries/CH', { headers: { 'x-api-key': small.key } })).status).toBe(200);
  });
});
