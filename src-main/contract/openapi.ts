/** The contract as an OpenAPI 3.1 document, from the same schemas that validate and serialise. */
import * as Airport from './airports/airport.ts';
import * as AirportDetails from './airports/details.ts';
import * as Frequency from './airports/frequency.ts';
import * as Runway from './airports/runway.ts';
import { AerodromeState } from './airports/state.ts';
import { SearchResult } from './airports/search.ts';
import { Country, CountryList } from './countries.ts';
import { Briefing } from './briefing/briefing.ts';
import { BriefingNotice, NotShown } from './briefing/notice.ts';
import { BriefingOptions, BriefingPlan } from './briefing/options.ts';
import { BriefingSheet } from './briefing/sheet.ts';
import { Change, ChangeKind, ChangeList, ResourceName } from './dataset/changes.ts';
import { CheckReport } from './dataset/check.ts';
import * as Conflicts from './dataset/conflicts.ts';
import * as Dataset from './dataset/dataset.ts';
import { Difference } from './dataset/difference.ts';
import * as DatasetImport from './dataset/import.ts';
import * as Versions from './dataset/versions.ts';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { Health } from './health.ts';
import * as Basemaps from './map/basemaps.ts';
import { Decoded } from './notams/decoded.ts';
import { AskedCoverage, Facets } from './notams/facets.ts';
import { NotamHistory } from './notams/history.ts';
import { NotamImport } from './notams/import.ts';
import * as Notam from './notams/notam.ts';
import { ANONYMOUS_NOTAM_LIMIT } from './notams/queries.ts';
import { RestoredNotams } from './notams/restore.ts';
import { Problem } from './problems/problem.ts';
import { Reason, ReasonCode } from './problems/reasons.ts';
import { RefusalCode } from './problems/refusal-codes.ts';
import { Step, StepCode, StepUnit } from './progress.ts';
import { RouteAircraft, RouteWind } from './route/aircraft.ts';
import { OpenedRoute } from './route/documents.ts';
import { RouteCandidate, RouteFault } from './route/faults.ts';
import { LightChange, RouteLeg, RoutePoint, RouteTop, RouteTotals } from './route/legs.ts';
import { Plog } from './route/plog.ts';
import { ParsedRoute, RoutePlan } from './route/route.ts';
import { ExpandedRoute, RouteBody, StoredRoute } from './route/stored.ts';
import { Waypoint, WaypointBody, WaypointImport } from './route/waypoints.ts';
import { RouteWord } from './route/words.ts';
import * as Settings from './settings.ts';
import * as Events from './sync/events.ts';
import * as Sources from './sync/sources.ts';
import * as Sync from './sync/sync.ts';
import { UnpackReport } from './transfer.ts';
import * as UserData from './user-data.ts';
import * as Clients from './users/clients.ts';
import * as Keys from './users/keys.ts';
import { LoginResult } from './users/login.ts';
import * as Origins from './users/origins.ts';
import { User } from './users/user.ts';

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

/** Refusals that any endpoint can give. */
const always = [400, 401, 403, 429, 500, 503, 507];

const named = new Map<object, string>();
const modules: object[] = [
  Airport,
  AirportDetails,
  Runway,
  Frequency,
  Notam,
  { SearchResult, Country, CountryList, User, LoginResult },
  { AerodromeState, AskedCoverage, Decoded, Facets, NotamHistory, NotamImport, RestoredNotams },
  { RouteAircraft, RouteWind, RouteWord, RouteCandidate, RouteFault, RoutePoint, RouteLeg, RouteTop, LightChange, RouteTotals },
  { RoutePlan, ParsedRoute, Plog, OpenedRoute },
  { RouteBody, StoredRoute, ExpandedRoute },
  { WaypointBody, Waypoint, WaypointImport },
  { BriefingPlan, BriefingOptions, Briefing, BriefingNotice, BriefingSheet, NotShown },
  Dataset,
  DatasetImport,
  Versions,
  Conflicts,
  { ResourceName, ChangeKind, Change, ChangeList, CheckReport, Difference },
  Sources,
  Sync,
  Events,
  UserData,
  Settings,
  Keys,
  Origins,
  Clients,
  Basemaps,
  { UnpackReport, Health },
  { Problem, Reason, ReasonCode, RefusalCode, Step, StepCode, StepUnit },
];
for (const module of modules) for (const [name, schema] of Object.entries(module)) named.set(schema as object, name);
// Type.Optional makes a copy.
named.set(Notam.NotamAnswer.properties.decoded, 'Decoded');
named.set(Notam.NotamList.properties.facets, 'Facets');

/** The words of a closed set as `enum`, which more tools read than a choice of constants. */
function closedSet(schema: Json): Json | undefined {
  const { anyOf, ...rest } = schema as { anyOf?: Json[] };
  const words = anyOf?.map((one) => (one['type'] === 'null' ? null : one['const']));
  if (!words?.every((word) => word === null || typeof word === 'string')) return undefined;
  return { type: words.includes(null) ? ['string', 'null'] : 'string', enum: words, ...rest };
}

/** Replaces named schemas inside others by references. */
function referring(schema: unknown, top = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => referring(one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = named.get(schema);
  if (name && !top) return { $ref: `#/components/schemas/${name}` };
  const set = closedSet(schema as Json);
  return Object.fromEntries(Object.entries(set ?? schema).map(([key, value]) => [key, referring(value)]));
}

function parameters(schema: object | undefined, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  // OpenAPI allows a name once: the form sort[name]=asc of old clients is part of the description of sort.
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    description,
    required: required.includes(name),
    schema: closedSet(rest) ?? rest,
    ...(rest['type'] === 'array' && { style: 'form', explode: false }),
  }));
}

const ERROR_CODE = 'X-Error-Code';

function operation(name: string, endpoint: Endpoint): Json {
  const refusals = [...new Set([...always, ...endpoint.refusals])].sort((a, b) => a - b);
  const refusal = {
    headers: { [ERROR_CODE]: { $ref: `#/components/headers/${ERROR_CODE}` } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  const status = endpoint.status ?? 200;
  const good =
    status === 204
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
      [status]: good,
      ...Object.fromEntries(refusals.map((code) => [code, { description: sentences[code] ?? '', ...refusal }])),
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

/** OpenAPI 3.1.1 (JSON Schema 2020-12). */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Aeroshelf',
      version,
      description: `Airports, runways, frequencies, NOTAMs and countries from this machine. Without a key a page of NOTAMs has at most ${ANONYMOUS_NOTAM_LIMIT}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(
        [...named].map(([schema, name]) => [name, referring(schema, true)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
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
