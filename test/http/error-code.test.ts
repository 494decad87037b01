/** The header X-Error-Code on whatever is refused, and the codes in the contract. */
import { STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openApi } from '#contract/openapi.ts';
import { Problem } from '#contract/problems/problem.ts';
import { refusalCodes } from '#contract/problems/refusal-codes.ts';
import { statuses } from '#core/refusal.ts';
import { ask, post, testServer } from '../helpers/server.ts';

const server = testServer();
beforeAll(() => {
  server.core.origins.approve('https://planner.example');
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe('X-Error-Code', () => {
  it.each([
    ['invalidRequest', 400, 'GET', '/airports?limit=0', {}],
    ['invalidRequest', 400, 'GET', '/airports?filter={', {}],
    ['invalidRequest', 400, 'GET', '/airports?sort=nmae', {}],
    ['invalidRequest', 400, 'GET', '/search', {}],
    ['invalidRequest', 400, 'GET', '/search?query=', {}],
    ['invalidRequest', 400, 'GET', '/search?query=%20%20', {}],
    ['invalidRequest', 400, 'GET', `/search?query=${'a'.repeat(101)}`, {}],
    ['invalidRequest', 400, 'GET', '/search?query=x&limit=101', {}],
    ['invalidRequest', 400, 'GET', '/health?x=1', {}],
    ['invalidRequest', 400, 'GET', '/%', {}],
    ['keyRequired', 401, 'GET', '/users/me', {}],
    ['keyInvalid', 401, 'GET', '/airports?apiKey=bad', {}],
    ['tokenInvalid', 401, 'GET', '/airports', { authorization: 'Bearer x' }],
    ['hostRefused', 403, 'GET', '/airports', { host: 'evil.example' }],
    ['originRefused', 403, 'GET', '/airports', { origin: 'https://evil.example' }],
    ['originRefused', 403, 'OPTIONS', '/airports', { origin: 'https://evil.example' }],
    ['crossSiteRefused', 403, 'GET', '/airports', { 'sec-fetch-site': 'cross-site' }],
    ['notFound', 404, 'GET', '/nowhere', {}],
    ['notFound', 404, 'GET', '/airports/', {}],
    ['notFound', 404, 'GET', '/airports/QQQQQ', {}],
    ['notFound', 404, 'GET', '/countries/ZZZZ', {}],
    ['notFound', 404, 'GET', '/ui/nowhere.js', {}],
    ['notFound', 404, 'GET', `/airports/${'a'.repeat(1_100)}`, {}],
    ['methodNotAllowed', 405, 'DELETE', '/airports', {}],
    ['methodNotAllowed', 405, 'POST', '/search', {}],
    ['methodNotAllowed', 405, 'GET', '/login', {}],
    ['mediaTypeRefused', 415, 'POST', '/login', form],
    ['malformedJson', 400, 'POST', '/login', json],
  ] as const)('is %s on %i: %s %s', async (code, status, method, path, headers) => {
    const answer = await ask(server, path, { method, headers });
    expect([answer.status, answer.headers['x-error-code']]).toEqual([status, code]);
    expect([...Value.Errors(Problem, answer.json)]).toEqual([]);
    expect(answer.json).toMatchObject({ statusCode: status, name: STATUS_CODES[status] });
    expect(answer.json).not.toHaveProperty('code');
    expect(((answer.json as Problem).details ?? []).length > 0).toBe(status === 400);
    expect(answer.headers['allow'] !== undefined).toBe(status === 405);
    expect(answer.text).not.toMatch(/\bat \/|node_modules|\.ts:\d/);
  });

  it('is on the answer to HEAD, which has no body', async () => {
    for (const [path, code] of [
      ['/nowhere', 'notFound'],
      ['/airports?limit=0', 'invalidRequest'],
      ['/users/me', 'keyRequired'],
      ['/login', 'methodNotAllowed'],
    ] as const) {
      const answer = await ask(server, path, { method: 'HEAD' });
      expect([answer.headers['x-error-code'], answer.text], path).toEqual([code, '']);
    }
  });

  it('distinguishes a failed login from a body that is too large', async () => {
    const failed = await post(server, '/login', { username: 'owner', password: 'wrong' });
    expect([failed.status, failed.headers['x-error-code']]).toEqual([401, 'loginFailed']);
    const large = await post(server, '/login', { username: 'a'.repeat(1_000_001) });
    expect([large.status, large.headers['x-error-code']]).toEqual([413, 'bodyTooLarge']);
  });

  it('is on the answer to an address that is too long, which says what to do', async () => {
    const answer = await ask(server, `/search?query=${'a'.repeat(100_000)}`);
    expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'invalidRequest']);
    expect(answer.json).toMatchObject({ details: [expect.stringMatching(/more than 64 KB; shorten the query/)] });
  });

  it.for(['127.0.0.1', '::1'])('is on the answer to what is not HTTP, at %s', async (address, { skip }) => {
    const socket = connect(server.port, address);
    const failed = await new Promise<boolean>((resolve) => socket.once('connect', () => resolve(false)).once('error', () => resolve(true)));
    skip(failed && address === '::1', 'SKIPPED: this machine has no ::1, so it is NOT covered');
    socket.end('GET /airports\r\nnonsense\r\n\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/^X-Error-Code: invalidRequest$/im);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 400, name: 'Bad Request' });
  });

  it('is on no good answer', async () => {
    expect((await ask(server, '/airports?limit=1')).headers['x-error-code']).toBeUndefined();
  });

  it('may be read by an approved page, in a refusal too', async () => {
    const answer = await ask(server, '/airports?limit=0', { headers: { origin: 'https://planner.example' } });
    expect(answer.headers['x-error-code']).toBe('invalidRequest');
    expect(String(answer.headers['access-control-expose-headers']).split(', ')).toContain('X-Error-Code');
  });
});

describe('the contract', () => {
  type Response = { $ref?: string; headers?: Record<string, object> };
  const { paths, components } = openApi('0') as {
    paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
    components: {
      headers: Record<string, object>;
      responses: Record<string, Response>;
      schemas: { RefusalCode: { enum: string[] } };
    };
  };

  it('has the codes of the table of refusals and no others, as an enum in OpenAPI too', () => {
    expect([...refusalCodes].sort()).toEqual(Object.keys(statuses).sort());
    expect(components.schemas.RefusalCode.enum).toEqual(refusalCodes);
    expect(components.headers['X-Error-Code']).toMatchObject({ schema: { $ref: '#/components/schemas/RefusalCode' } });
  });

  it('describes the header on every refusal of every endpoint and on nothing else', () => {
    for (const { path, method } of Object.values(endpoints)) {
      for (const [status, response] of Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {})) {
        const { headers } = response.$ref === undefined ? response : (components.responses[status] ?? {});
        const described = Number(status) < 400 ? undefined : { $ref: '#/components/headers/X-Error-Code' };
        expect(headers?.['X-Error-Code'], `${method} ${path} ${status}`).toEqual(described);
      }
    }
  });
});
