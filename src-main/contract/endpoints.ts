/**
 * THE API: one row an endpoint. Validation, serialising, access, types and OpenAPI all come from this table, so an endpoint that is
 * not here does not exist and a reply that is not declared here does not compile.
 */
import { Type, type Static, type TSchema } from 'typebox';
import { NotamHistory, NotamImport } from './notam-engine.ts';
import * as Parameters from './parameters.ts';
import * as Resources from './resources.ts';
import { DatasetStatus, Health, ImportAccepted, ImportBody } from './service.ts';

/** `open`: anyone on this machine. `key`: a valid API key or token. */
export type Access = 'open' | 'key';

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  /** OpenAPI path template. */
  path: string;
  summary: string;
  access: Access;
  params?: TSchema;
  query: TSchema;
  body?: TSchema;
  /** The body is a file of any media type, streamed. */
  upload?: { maxBytes: number };
  /** Body of the good answer, by status. */
  reply: TSchema;
  /** Status of the good answer, 200 unless told. */
  status?: 201 | 202 | 204;
  /** Refusals that belong to this endpoint; 400, 401 (bad key), 403, 405, 429 and 500 can come from any. */
  refusals: readonly number[];
};

const key = <Name extends string>(name: Name, description: string) =>
  Type.Object({ [name]: Type.String({ description }) } as Record<Name, ReturnType<typeof Type.String>>);

export const endpoints = {
  login: {
    method: 'POST',
    path: '/login',
    summary: 'Log in with a user name or e-mail address and a password',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: Parameters.LoginBody,
    reply: Resources.LoginResult,
    refusals: [400, 401, 413, 415, 429],
  },
  refreshToken: {
    method: 'POST',
    path: '/refreshToken',
    summary: 'Get a new token for a refresh token',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: Parameters.RefreshBody,
    reply: Type.Object({ token: Type.String() }, { additionalProperties: false }),
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    summary: 'Revoke a refresh token',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: Parameters.RefreshBody,
    reply: Type.Null(),
    status: 204,
    refusals: [400, 413, 415],
  },
  listNotams: {
    method: 'GET',
    path: '/notams',
    summary: 'List NOTAMs; without a key at most five on a page',
    access: 'open',
    query: Parameters.NotamListQuery,
    reply: Resources.NotamList,
    refusals: [400],
  },
  getNotam: {
    method: 'GET',
    path: '/notams/{notamId}',
    summary: 'One NOTAM by id or by its number, with a location in front where numbers repeat',
    access: 'key',
    params: key('notamId', 'id, B0417/24, B0417-24 or LSGG:B0417/24'),
    query: Parameters.NotamQuery,
    reply: Resources.NotamAnswer,
    refusals: [401, 404, 409],
  },
  getNotamHistory: {
    method: 'GET',
    path: '/notams/{notamId}/history',
    summary: 'The chain of a NOTAM: what it replaced and what replaced or cancelled it, the oldest first',
    access: 'key',
    params: key('notamId', 'id of the notice'),
    query: Parameters.KeyQuery,
    reply: NotamHistory,
    refusals: [401, 404],
  },
  importNotams: {
    method: 'POST',
    path: '/notams/import',
    summary: 'Take in a file of NOTAMs in any known format, sent as the body; dryRun=true only tells what it would do',
    access: 'key',
    query: Parameters.NotamImportQuery,
    upload: { maxBytes: 500_000_000 },
    reply: NotamImport,
    refusals: [400, 401, 409, 413],
  },
  listAirports: {
    method: 'GET',
    path: '/airports',
    summary: 'List airports, without runways and frequencies',
    access: 'open',
    query: Parameters.AirportListQuery,
    reply: Resources.AirportList,
    refusals: [400],
  },
  getAirport: {
    method: 'GET',
    path: '/airports/{id}',
    summary: 'One airport with runways and frequencies, by id, ICAO, IATA or local code',
    access: 'open',
    params: key('id', 'id, ICAO code, IATA code or local code'),
    query: Parameters.KeyQuery,
    reply: Resources.AirportWithParts,
    refusals: [404],
  },
  search: {
    method: 'GET',
    path: '/search',
    summary: 'Find airports by code, name, city or keyword',
    access: 'open',
    query: Parameters.SearchQuery,
    reply: Resources.SearchResult,
    refusals: [400],
  },
  getUser: {
    method: 'GET',
    path: '/users/{userId}',
    summary: 'One user; "me" is the caller',
    access: 'key',
    params: key('userId', 'id, or "me"'),
    query: Parameters.KeyQuery,
    reply: Resources.User,
    refusals: [401, 404],
  },
  listCountries: {
    method: 'GET',
    path: '/countries',
    summary: 'List countries with their subdivisions',
    access: 'open',
    query: Parameters.CountryListQuery,
    reply: Resources.CountryList,
    refusals: [400],
  },
  getCountry: {
    method: 'GET',
    path: '/countries/{countryId}',
    summary: 'One country by id, alpha-2 or alpha-3 code',
    access: 'open',
    params: key('countryId', 'id, or its ISO code of two or three letters, in any case'),
    query: Parameters.KeyQuery,
    reply: Resources.Country,
    refusals: [404],
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the service runs, and which version',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    reply: Health,
    refusals: [],
  },
  getDataset: {
    method: 'GET',
    path: '/dataset',
    summary: 'The dataset in use: source, date, counts, age, and an import under way',
    access: 'open',
    query: Parameters.KeyQuery,
    reply: DatasetStatus,
    refusals: [],
  },
  importDataset: {
    method: 'POST',
    path: '/dataset/import',
    summary:
      "Build a new dataset from a folder or ZIP on this machine or from OurAirports' public files; the old one serves until it is checked",
    access: 'key',
    query: Parameters.KeyQuery,
    body: ImportBody,
    reply: ImportAccepted,
    status: 202,
    refusals: [400, 401, 409, 413, 415],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body' | 'reply'> = (typeof endpoints)[Name] extends {
  [K in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

export type ParamsOf<Name extends EndpointName> = Part<Name, 'params'>;
export type QueryOf<Name extends EndpointName> = Part<Name, 'query'>;
export type BodyOf<Name extends EndpointName> = Part<Name, 'body'>;
export type ReplyOf<Name extends EndpointName> = Part<Name, 'reply'>;
