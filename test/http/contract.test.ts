import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { openApi } from '#contract/openapi.ts';
import { statuses } from '#core/refusal.ts';
import { ask, testServer } from '../helpers/server.ts';

const server = testServer();

const asOwner = (path: string) => ask(server, path, { headers: { 'x-api-key': server.key } });
const faults = (schema: TSchema, value: unknown) => [...Value.Errors(schema, value)].slice(0, 3);

describe('every good answer fits the contract', () => {
  it.each([
    ['listNotams', '/notams?limit=300'],
    ['listAirports', '/airports?limit=300'],
    ['listAirports', '/airports?limit=300&page=2&sort=-name'],
    ['listAllAirports', '/airports/all'],
    ['getAirport', '/airports/KJFK'],
    ['search', '/search?query=international&limit=100'],
    ['search', '/search?query=qqqqqqqqqqqq'],
    ['getUser', '/users/me'],
    ['getMe', '/me'],
    ['getNavaid', '/navaids/GVA'],
    ['listCountries', '/countries?limit=500&continent=EU'],
    ['getCountry', '/countries/ESP'],
    ['health', '/health'],
    ['getDataset', '/dataset'],
    ['listAirports', '/airports?limit=20&expand=details'],
    ['getAirport', '/airports/KJFK?expand=details'],
    ['listVersions', '/dataset/versions'],
    ['listConflicts', '/dataset/conflicts'],
    ['getSettings', '/settings'],
    ['listOrigins', '/origins'],
    ['listClients', '/callers'],
  ] as const)('%s: %s', async (name, path) => {
    const answer = await asOwner(path);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(faults(endpoints[name].reply, answer.json)).toEqual([]);
  });

  it('closed schemas refuse an extra key, so these checks can fail', () => {
    expect(
      faults(endpoints.health.reply, { status: 'ok', version: '1', uptimeSeconds: 1, timestamp: '2026-01-01T00:00:00.000Z', extra: 1 }),
    ).not.toEqual([]);
  });
});

describe('OpenAPI', () => {
  it('is served under both names and is the one that is committed', async () => {
    const served = await ask(server, '/openapi.json');
    expect(served.status).toBe(200);
    expect((await ask(server, '/api.json')).json).toEqual(served.json);
    expect(served.json).toEqual(openApi(server.core.version));
    expect((await ask(server, '/1.0.16/openapi.json')).json).toEqual(openApi(server.core.version, '/1.0.16'));
  });

  it('describes each endpoint of the table and nothing else', () => {
    const { paths } = openApi('0') as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(['schemas', 'responses', 'headers'])('refers only to %s that it has', (kind) => {
    const document = openApi('0') as { components: Record<string, object> };
    const references = [...JSON.stringify(document).matchAll(new RegExp(`"#/components/${kind}/([\\w-]+)"`, 'g'))].map(
      ([, one]) => one ?? '',
    );
    expect(references.length).toBeGreaterThan(10);
    expect(Object.keys(document.components[kind] ?? {})).toEqual(expect.arrayContaining(references));
  });

  it('has a default for a parameter only where a request may send that value', () => {
    type Parameter = { name: string; schema: { default?: unknown } };
    const { paths } = openApi('0') as { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };
    const defaults = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters = [] }) =>
        parameters.flatMap(({ name, schema }) => (schema.default === undefined ? [] : [{ at: `${path} ${name}`, schema }])),
      ),
    );
    expect(defaults.length).toBeGreaterThan(10);
    expect(defaults.filter(({ schema }) => !Value.Check(schema as TSchema, schema.default)).map(({ at }) => at)).toEqual([]);
  });

  it('says that a body of another type is refused, which each endpoint with one does', async () => {
    const { paths } = openApi('0') as { paths: Record<string, Record<string, { responses: object }>> };
    const bodies = Object.entries<Endpoint>(endpoints).filter(([, { body, isForOwnPage }]) => body && !isForOwnPage);
    expect(bodies.length).toBeGreaterThan(20);
    for (const [name, { method, path }] of bodies) {
      const headers = { 'x-api-key': server.key, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await ask(server, path.replace(/\{\w+\}/, 'me'), { method, headers, body: 'a=b' });
      expect([name, answer.status]).toEqual([name, 415]);
      expect(Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {})).toEqual(expect.arrayContaining(['413', '415']));
    }
  });

  it('names each refusal that an endpoint can give', () => {
    const statusesOfCodes = new Set<number>(Object.values(statuses));
    for (const endpoint of Object.values(endpoints) as Endpoint[])
      for (const status of endpoint.refusals ?? []) expect(statusesOfCodes).toContain(status);
  });
});
