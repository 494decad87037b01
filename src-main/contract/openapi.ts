/** The document is made from the same schemas that validate and serialise. */
import { endpoints, type EndpointName } from './endpoints.ts';
import { MOUNT, newestEndpoints, newestQuery } from './newest/endpoints.ts';
import { ANONYMOUS_NOTAM_LIMIT } from './notams/queries.ts';
import * as modules from './schemas.ts';
import type { Endpoint } from './endpoints/endpoint.ts';

type Json = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

const sentences: Record<number, string> = {
  400: 'the request is not valid; details says why',
  401: 'a key or token is missing or wrong, or the login failed',
  403: 'the Host, Origin or site of the request is refused',
  404: 'nothing was found',
  405: 'this address does not support this method',
  409: 'several candidates, or the same work is already running',
  410: 'the revision is no longer stored',
  413: 'the body is too large',
  415: 'the body is not JSON',
  429: 'too many requests; Retry-After says when to try again',
  500: 'Aeroshelf failed, or its disk did',
  503: 'busy; Retry-After says when to try again',
  507: 'the disk is full or read-only: nothing was written',
};

/** Any endpoint can give these refusals. */
const always = [400, 401, 403, 429, 500, 503, 507];

/** Every endpoint with parameters in its path, a body or an upload has these refusals. */
const byShape = ({ params, body, upload }: Endpoint): number[] => [
  ...(params ? [404] : []),
  ...(body ? [413, 415] : []),
  ...(upload ? [413] : []),
];

/** Names by what they mean: an optional member is a copy of its schema, which says the same. */
const names = new Map<string, string>();
const schemas = new Map<string, object>();
for (const [name, schema] of Object.values(modules).flatMap((module) => Object.entries<unknown>({ ...module }))) {
  const text = JSON.stringify(schema);
  if (!modules.isNamed(name, schema) || names.has(text)) continue;
  if (schemas.has(name)) throw new Error(`two schemas of the contract are called ${name}`);
  names.set(text, name);
  schemas.set(name, schema);
}

/** Replaces named schemas inside others by references. */
function referring(schema: unknown, isComponent = false): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((one) => referring(one));
  const name = isComponent ? undefined : names.get(JSON.stringify(schema));
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, referring(value)]));
}

function parameters(schema: object | undefined, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  // OpenAPI allows a name once: the form sort[name]=asc of old clients is part of the description of sort.
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    description,
    required: required.includes(name),
    schema: rest,
    ...(rest['type'] === 'array' && { style: 'form', explode: false }),
  }));
}

const ERROR_CODE = 'X-Error-Code';

const refusal = {
  headers: { [ERROR_CODE]: { $ref: `#/components/headers/${ERROR_CODE}` } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operation(name: string, endpoint: Endpoint): Json {
  const refusals = [...new Set([...always, ...byShape(endpoint), ...(endpoint.refusals ?? [])])].sort((a, b) => a - b);
  const good =
    endpoint.status === 204
      ? { description: 'done' }
      : { description: 'good', ...(endpoint.headers && { headers: headersOf(endpoint.headers) }), content: contentOf(endpoint) };
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')].filter((one) => one['name'] !== 'apiKey'),
    ...(endpoint.body && { requestBody: { required: true, content: { 'application/json': { schema: referring(endpoint.body) } } } }),
    ...(endpoint.upload && { requestBody: { required: true, content: { '*/*': {} } } }),
    security: [...(endpoint.access === 'open' ? [{}] : []), { apiKey: [] }, { apiKeyHeader: [] }, { token: [] }],
    responses: {
      [endpoint.status]: good,
      ...Object.fromEntries(refusals.map((code) => [code, { $ref: `#/components/responses/${code}` }])),
    },
  };
}

const headersOf = (headers: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]));

/** A file has no schema (OpenAPI 3.1, 4.8.14.3). */
function contentOf({ files, streams, reply }: Endpoint): Json {
  const json = 'application/json';
  if (!files) return { [streams ?? json]: { schema: referring(reply) } };
  return Object.fromEntries(files.map((type) => [type, type === json ? { schema: referring(reply) } : {}]));
}

/** Endpoints of the mount have their addresses below it. */
const newestRows: readonly [string, Endpoint][] = (Object.keys(newestEndpoints) as EndpointName[]).flatMap((name) => {
  const endpoint: Endpoint = endpoints[name];
  const row = newestEndpoints[name];
  const headers = Object.fromEntries(
    Object.keys(row?.headers ?? {}).map((header) => [header, 'where its answers differ from the revision']),
  );
  return row ? [[name, { ...endpoint, query: newestQuery(endpoint.query), reply: row.reply, headers }]] : [];
});

/** Writes OpenAPI 3.1.1 (JSON Schema 2020-12) of the root, or of the mount of the newest revision. */
export function openApi(version: string, mount: '' | typeof MOUNT = ''): Json {
  const paths: Record<string, Json> = {};
  const rows = mount === '' ? (Object.entries(endpoints) as [string, Endpoint][]) : newestRows;
  for (const [name, endpoint] of rows) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Aeroshelf',
      version,
      description: `Airports, runways, frequencies, NOTAMs and countries from this machine. Without a key a page of NOTAMs has at most ${ANONYMOUS_NOTAM_LIMIT}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: mount || '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(
        [...schemas].map(([name, schema]) => [name, referring(schema, true)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
      responses: Object.fromEntries(Object.entries(sentences).map(([code, description]) => [code, { description, ...refusal }])),
      headers: {
        [ERROR_CODE]: {
          description: 'which refusal it is, for programs',
          required: true,
          schema: { $ref: '#/components/schemas/RefusalCode' },
        },
      },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'query', name: 'apiKey' },
        apiKeyHeader: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
