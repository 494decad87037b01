/** The document is made from the same schemas that validate and serialise. */
import * as airlines from './airlines.ts';
import * as airspaces from './airspaces.ts';
import * as airport from './airports/airport.ts';
import * as details from './airports/details.ts';
import * as frequency from './airports/frequency.ts';
import * as hours from './airports/hours.ts';
import * as queries from './airports/queries.ts';
import * as runway from './airports/runway.ts';
import * as search from './airports/search.ts';
import * as state from './airports/state.ts';
import * as briefing from './briefing/briefing.ts';
import * as notice from './briefing/notice.ts';
import * as options from './briefing/options.ts';
import * as remembered from './briefing/remembered.ts';
import * as sheet from './briefing/sheet.ts';
import * as countries from './countries.ts';
import * as changes from './dataset/changes.ts';
import * as check from './dataset/check.ts';
import * as conflicts from './dataset/conflicts.ts';
import * as dataset from './dataset/dataset.ts';
import * as difference from './dataset/difference.ts';
import * as datasetImport from './dataset/import.ts';
import * as losses from './dataset/losses.ts';
import * as versions from './dataset/versions.ts';
import * as desk from './desk.ts';
import * as health from './health.ts';
import * as basemaps from './map/basemaps.ts';
import * as mapNotams from './map/notams.ts';
import * as navaid from './navaids/navaid.ts';
import * as navaidsQueries from './navaids/queries.ts';
import * as coverage from './notams/coverage.ts';
import * as decoded from './notams/decoded.ts';
import * as facets from './notams/facets.ts';
import * as headline from './notams/headline.ts';
import * as history from './notams/history.ts';
import * as notamsImport from './notams/import.ts';
import * as imports from './notams/imports.ts';
import * as currentUser from './newest/current-user.ts';
import * as newest from './newest/endpoints.ts';
import * as notam from './notams/notam.ts';
import * as notamsQueries from './notams/queries.ts';
import * as warnings from './notams/warnings.ts';
import * as problem from './problems/problem.ts';
import * as reasons from './problems/reasons.ts';
import * as refusalCodes from './problems/refusal-codes.ts';
import * as progress from './progress.ts';
import * as aircraft from './route/aircraft.ts';
import * as along from './route/along.ts';
import * as documents from './route/documents.ts';
import * as faults from './route/faults.ts';
import * as flightPlan from './route/flight-plan.ts';
import * as legs from './route/legs.ts';
import * as plog from './route/plog.ts';
import * as route from './route/route.ts';
import * as stored from './route/stored.ts';
import * as waypoints from './route/waypoints.ts';
import * as words from './route/words.ts';
import * as settings from './settings.ts';
import * as events from './sync/events.ts';
import * as fetchPlaces from './sync/places.ts';
import * as readiness from './sync/readiness.ts';
import * as sources from './sync/sources.ts';
import * as sync from './sync/sync.ts';
import * as transfer from './transfer.ts';
import * as userData from './user-data.ts';
import * as clients from './users/clients.ts';
import * as keys from './users/keys.ts';
import * as login from './users/login.ts';
import * as origins from './users/origins.ts';
import * as sessions from './users/sessions.ts';
import * as user from './users/user.ts';
import * as weatherAir from './weather/air.ts';
import * as weatherReport from './weather/report.ts';
import * as weatherStation from './weather/station.ts';
import * as weatherSurfaceWind from './weather/surface-wind.ts';
import { endpoints, type EndpointName } from './endpoints.ts';
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

/** A schema from this many characters on is worth a reference. */
const LEAST_NAMED = 60;

/** Any endpoint can give these refusals. */
const always = [400, 401, 403, 429, 500, 503, 507];

/** Every endpoint with parameters in its path, a body or an upload has these refusals. */
const byShape = ({ params, body, upload }: Endpoint): number[] => [
  ...(params ? [404] : []),
  ...(body ? [413, 415] : []),
  ...(upload ? [413] : []),
];

const modules: readonly object[] = [
  airlines,
  airspaces,
  along,
  currentUser,
  newest,
  airport,
  details,
  frequency,
  hours,
  queries,
  runway,
  search,
  state,
  briefing,
  notice,
  options,
  remembered,
  sheet,
  countries,
  changes,
  check,
  conflicts,
  dataset,
  difference,
  datasetImport,
  losses,
  versions,
  desk,
  health,
  basemaps,
  mapNotams,
  navaid,
  navaidsQueries,
  coverage,
  decoded,
  facets,
  headline,
  history,
  notamsImport,
  imports,
  notam,
  notamsQueries,
  warnings,
  problem,
  reasons,
  refusalCodes,
  progress,
  aircraft,
  documents,
  faults,
  flightPlan,
  legs,
  plog,
  route,
  stored,
  waypoints,
  words,
  settings,
  events,
  fetchPlaces,
  readiness,
  sources,
  sync,
  transfer,
  userData,
  clients,
  keys,
  login,
  origins,
  sessions,
  user,
  weatherAir,
  weatherReport,
  weatherStation,
  weatherSurfaceWind,
];

/** Names by what they mean: an optional member is a copy of its schema, which says the same. */
const names = new Map<string, string>();
const schemas = new Map<string, object>();
for (const module of modules) {
  for (const [name, schema] of Object.entries<unknown>({ ...module })) {
    // Constants and functions have other names; the members of a query are parameters.
    if (typeof schema !== 'object' || schema === null || !/^[A-Z].*[a-z]/.test(name) || name.endsWith('Query')) continue;
    const text = JSON.stringify(schema);
    if (text.length < LEAST_NAMED || names.has(text)) continue;
    if (schemas.has(name)) throw new Error(`two schemas of the contract are called ${name}`);
    names.set(text, name);
    schemas.set(name, schema);
  }
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
const newestRows: readonly [string, Endpoint][] = (Object.keys(newest.newestEndpoints) as EndpointName[]).flatMap((name) => {
  const endpoint: Endpoint = endpoints[name];
  const row = newest.newestEndpoints[name];
  const headers = Object.fromEntries(
    Object.keys(row?.headers ?? {}).map((header) => [header, 'where its answers differ from the revision']),
  );
  return row ? [[name, { ...endpoint, query: newest.newestQuery(endpoint.query), reply: row.reply, headers }]] : [];
});

/** Writes OpenAPI 3.1.1 (JSON Schema 2020-12) of the root, or of the mount of the newest revision. */
export function openApi(version: string, mount: '' | typeof newest.MOUNT = ''): Json {
  const paths: Record<string, Json> = {};
  const rows = mount === '' ? (Object.entries(endpoints) as [string, Endpoint][]) : newestRows;
  for (const [name, endpoint] of rows) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Aeroshelf',
      version,
      description: `Airports, runways, frequencies, NOTAMs and countries from this machine. Without a key a page of NOTAMs has at most ${notamsQueries.ANONYMOUS_NOTAM_LIMIT}.`,
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
