/**
 * Requests made at random from the OpenAPI document, of which many are almost right, over the real server: none may end as 5xx, each refusal is a Problem of
 * the contract, and none may hang.
 * A seed makes the same requests again; a failure names the request.
 */
import { Value } from 'typebox/value';
import { beforeAll, expect, it } from 'vitest';
import { openApi } from '#contract/openapi.ts';
import { Problem } from '#contract/problems/problem.ts';
import { times } from '../helpers/long.ts';
import { mulberry32 } from '../helpers/random.ts';
import { ask, testServer } from '../helpers/server.ts';

const SEED = Number(process.env['AEROSHELF_FUZZ_SEED'] ?? 9);
const COUNT = times(300, 30_000);
const AT_ONCE = 8;
const LONGEST_MS = 10_000;

const server = testServer();
let ids: string[];
beforeAll(async () => {
  server.core.sync.stayOffline();
  const { items } = (await ask(server, '/airports?limit=5')).json as { items: { id: string }[] };
  const notams = (await ask(server, '/notams')).json as { items: { id: string }[] };
  ids = [...items, ...notams.items].map(({ id }) => id);
});

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
};
type Operation = {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const { paths, components } = openApi('0') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '9'.repeat(20),
  'null',
  'true',
  'NaN',
  '\0',
  '\u202e',
  '😀',
  'é'.repeat(300),
  '%',
  '%00',
  '../../etc/passwd',
  '/etc/hostname',
  '/nowhere',
  `/${'x'.repeat(300)}`,
  "' OR 1=1 --",
  '{}',
  '[]',
  '{"',
  'a'.repeat(5_000),
  'LSGG',
  'KJFK',
  'CH',
  'che',
  'me',
  'A0001/26',
  'LSGG:A9001-26',
  '*',
  'geneva',
];
const filters = [
  '{"icaoCode":"LSGG"}',
  '{"AND":[]}',
  '{"OR":[{}]}',
  '{"NOT":{"name":null}}',
  '{"name":{"contains":"%_"}}',
  '{"runways":{"some":{"length":{"gte":1}}}}',
  '{"runways":{"every":{"frequencies":{}}}}',
  '{"elevation":{"lt":"1e400"}}',
  '{"id":{"in":[]}}',
  '{"updatedAt":{"gt":"$now-900000000000h"}}',
  '{"startDate":"2026-13-45"}',
  '{"status":"active","at":"$today"}',
  '{"status":{"in":["active",null]}}',
  '{"name":{"mode":"sensitive"}}',
  '{"name":{"equals":{"a":1}}}',
  '{"__proto__":{"a":1}}',
  '{"constructor":1}',
  '{"latitude":{"gte":-1e308,"lte":1e308}}',
  '{"isClosed":"maybe"}',
  '{"name":"\\u0000"}',
  '[1,2]',
  '1',
  '"x"',
  `${'{"NOT":'.repeat(12)}{}${'}'.repeat(12)}`,
];
const places = [
  '46.2,6.1,50',
  '91,0,1',
  '0,0,1e9',
  '0,180,1',
  '-90,-180,0',
  'a,b,c',
  '6,46,7,47',
  '170,-10,-170,10',
  '0,0,0,0',
  '1,2,3',
  ',,,',
  'Infinity,0,1',
];
const sorts = [
  'name,-city',
  '[{"name":"asc"}]',
  '{"sort":[{"id":"desc"}]}',
  '-',
  'name,name',
  '{"name":1}',
  '{"name":{"a":1}}',
  'distance',
  'constructor',
  '__proto__',
];
const moments = [
  '2026-11-22',
  '2026-11-22T14:00:00Z',
  '$now',
  '$now+2h',
  '$today',
  'yesterday',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '2026-11-22T14:00:00+99:99',
];
const byName: Record<string, string[]> = {
  filter: filters,
  sort: sorts,
  near: places,
  bbox: places,
  at: moments,
  from: moments,
  to: moments,
  since: moments,
};

function maker(seed: number) {
  const next = mulberry32(seed);
  const below = (count: number) => Math.floor(next() * count);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const often = (share: number) => next() < share;
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

  function text(name: string, { enum: words, type, minimum = -5, maximum = 400 }: Schema): string {
    if (often(0.3)) return one(odd);
    const value = byName[name];
    if (value && often(0.9)) return often(0.2) ? Buffer.from(one(value)).toString('base64') : one(value);
    if (words && often(0.9)) return String(one(words));
    if (type === 'integer') return String(one([minimum, maximum, minimum - 1, maximum + 1, 1, 2, below(50)]));
    return often(0.5) ? one(ids) : one(odd);
  }

  function value(given: Schema, depth = 0): unknown {
    const schema = resolved(given);
    if (often(0.12)) return one<unknown>([null, 0, -1, 1.5, '', 'x', [], {}, true, one(odd), [[[]]], { a: { b: 1 } }]);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return one(schema.enum);
    if (schema.anyOf) return value(one(schema.anyOf), depth);
    if (schema.properties && depth < 4) {
      const members = Object.entries(schema.properties).filter(([name]) => often(schema.required?.includes(name) ? 0.95 : 0.5));
      const unknown = often(0.1) ? [['unknownMember', 1] as const] : [];
      return Object.fromEntries([...members.map(([name, member]) => [name, value(member, depth + 1)] as const), ...unknown]);
    }
    if (schema.items) return Array.from({ length: below(4) }, () => value(schema.items as Schema, depth + 1));
    if (schema.type === 'boolean') return often(0.5);
    if (schema.type === 'integer' || schema.type === 'number') return one([schema.minimum ?? 0, schema.maximum ?? 9, below(100), -1, 1e15]);
    return often(0.5) ? one(odd) : one(ids);
  }

  return function request() {
    const operation = one(operations);
    const { parameters = [] } = operation;
    const path = operation.path.replace(/\{(\w+)\}/g, () => encodeURIComponent(one([...odd.slice(1), ...ids])).slice(0, 1_500));
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && often(parameter.required ? 0.9 : 0.35))
      .map(({ name, schema }) => `${name}=${encodeURIComponent(text(name, schema))}`);
    if (often(0.08))
      query.push(`${encodeURIComponent(one(['limitt', 'sort[name]', 'sort[]', 'a[b]', '__proto__', '']))}=${encodeURIComponent(one(odd))}`);
    if (often(0.03) && query[0] !== undefined) query.push(query[0]);
    const content = operation.requestBody?.content['application/json'];
    const isEvents = operation.path === '/events';
    const method = isEvents
      ? 'HEAD'
      : often(0.06)
        ? one(['HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'TRACE'])
        : operation.method;
    const isFile = operation.path === '/unpack' || operation.path === '/notams/import';
    const body = ['GET', 'HEAD', 'TRACE'].includes(method) ? undefined : bodyOf(content?.schema, isFile);
    const type = isFile ? 'text/plain' : 'application/json';
    const headers: Record<string, string> = {
      // Node sends the body of some methods without saying how long it is.
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...(often(0.75) && { 'x-api-key': server.key }),
      ...(body !== undefined &&
        often(0.95) && {
          'content-type': often(0.95) ? type : one(['text/plain', 'application/xml', 'x', 'application/json; charset=utf-7']),
        }),
      ...(often(0.05) && { authorization: one(['Bearer x', 'Basic eDp5', 'Bearer', 'Bearer a.b.c']) }),
      ...(often(0.1) && { 'if-none-match': one(['*', '"x"', 'W/"x", "y"', ',,,']) }),
      ...(often(0.05) && { range: 'bytes=0-10', accept: 'text/html', 'accept-encoding': 'br' }),
    };
    return { method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, ...(body !== undefined && { body }) };
  };

  function bodyOf(schema: Schema | undefined, isFile: boolean): string | undefined {
    if (isFile)
      return one([
        '',
        'x',
        '(A0001/26 NOTAMN',
        'PK\u0003\u0004',
        '<?xml version="1.0"?><a>',
        '{"items":[{}]}',
        'notamId,message\n"a',
        one(odd),
      ]);
    if (often(0.08)) return one(['', '{', '[]', 'null', '"x"', '1', '{"a":1}', '\ufeff{}', '{"__proto__":{"x":1}}', '['.repeat(2_000)]);
    return schema === undefined ? (often(0.1) ? '{}' : undefined) : JSON.stringify(value(schema));
  }
}

it(`${COUNT} requests of seed ${SEED}: none answers 5xx, and none hangs`, { timeout: 1_200_000 }, async () => {
  const make = maker(SEED);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let left = COUNT;

  async function worker(): Promise<void> {
    while (left-- > 0) {
      const request = make();
      const name = `${request.method} ${request.path.slice(0, 500)} ${JSON.stringify(request.body ?? null).slice(0, 500)}`;
      const timer = Promise.withResolvers<'hangs'>();
      const timeout = setTimeout(() => timer.resolve('hangs'), LONGEST_MS);
      const answer = await Promise.race([ask(server, request.path, request), timer.promise]).catch((error: Error) => error);
      clearTimeout(timeout);
      if (answer === 'hangs' || answer instanceof Error) failures.push(`${String(answer)}: ${name}`);
      else {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 500) failures.push(`${answer.status} ${String(answer.headers['x-error-code'])}: ${name}`);
        else if (answer.status >= 400 && request.method !== 'HEAD' && !Value.Check(Problem, answer.json))
          failures.push(`no Problem: ${name}`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const logged = server.logged.filter(({ level }) => level === 'error').map(({ about }) => JSON.stringify(about).slice(0, 1_500));
  expect([...failures.slice(0, 20), ...logged.slice(0, 5)]).toEqual([]);
  // Nothing would be learned of requests that are all refused.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 10);
  expect((await ask(server, '/health')).status).toBe(200);
});
