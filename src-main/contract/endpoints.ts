/**
 * THE API: one row an endpoint. Validation, serialising, access, types and OpenAPI all come from this table, so an endpoint that is
 * not here does not exist and a reply that is not declared here does not compile. Over 400 lines because it is one table.
 */
import { Type, type Static, type TSchema } from 'typebox';
import { UnpackReport } from './transfer.ts';
import { NotamHistory, NotamImport } from './notams/import.ts';
import * as UserData from './user-data.ts';
import * as Parameters from './schema/parameters.ts';
import * as Resources from './airports/airport.ts';
import { DatasetStatus, Health, ImportAccepted, ImportBody, RestoredNotams } from './dataset/dataset.ts';
import * as Clients from './users/clients.ts';
import * as Keys from './users/keys.ts';
import * as Origins from './users/origins.ts';
import * as Settings from './settings.ts';
import * as Sync from './sync/sync.ts';
import * as Versions from './dataset/versions.ts';

/**
 * `open`: anyone on this machine. `key`: a valid API key or token; one that may only read, for GET. `owner`: a key or token of the owner that may do
 * everything.
 */
export type Access = 'open' | 'key' | 'owner';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI path template. */
  path: string;
  summary: string;
  access: Access;
  params?: TSchema;
  query: TSchema;
  body?: TSchema;
  /** The body is a file of any media type, streamed. */
  upload?: { maxBytes: number };
  /** The good answer is a stream of this media type; `reply` is what one of its events contains, or `Null` for a file. */
  streams?: 'text/event-stream' | 'application/octet-stream';
  /** Body of the good answer, by status. */
  reply: TSchema;
  /** Status of the good answer; default: 200. */
  status?: 201 | 202 | 204;
  /** Refusals that belong to this endpoint; 400, 401 (bad key), 403, 405, 429, 500, 503 and 507 can come from any. */
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
    params: key('notamId', 'id of the NOTAM'),
    query: Parameters.KeyQuery,
    reply: NotamHistory,
    refusals: [401, 404],
  },
  importNotams: {
    method: 'POST',
    path: '/notams/import',
    summary: 'Import a file of NOTAMs in any known format, sent as the body; dryRun=true only reports what would be imported',
    access: 'key',
    query: Parameters.NotamImportQuery,
    upload: { maxBytes: 500_000_000 },
    reply: NotamImport,
    refusals: [400, 401, 409, 413],
  },
  restoreNotams: {
    method: 'POST',
    path: '/notams/restore',
    summary: 'Store the NOTAMs again that were deleted by age in the last 30 days',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: RestoredNotams,
    refusals: [401],
  },
  listAirports: {
    method: 'GET',
    path: '/airports',
    summary: 'List airports, without runways and frequencies',
    access: 'open',
    query: Parameters.AirportListQuery,
    reply: Resources.AirportListAnswer,
    refusals: [400],
  },
  listAllAirports: {
    method: 'GET',
    path: '/airports/all',
    summary: 'Id, codes and name of every airport as a bare array, in the order of their ICAO codes',
    access: 'open',
    query: Parameters.KeyQuery,
    reply: Resources.AirportSummaries,
    refusals: [],
  },
  getAirport: {
    method: 'GET',
    path: '/airports/{id}',
    summary: 'One airport with runways and frequencies, by id, ICAO, IATA or local code',
    access: 'open',
    params: key('id', 'id, ICAO code, IATA code or local code'),
    query: Parameters.AirportQuery,
    reply: Resources.AirportAnswer,
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
    summary: 'One user; "me" is the caller; another one for the owner alone',
    access: 'key',
    params: key('userId', 'id, or "me"'),
    query: Parameters.KeyQuery,
    reply: Resources.User,
    refusals: [401, 404],
  },
  getMe: {
    method: 'GET',
    path: '/me',
    summary: 'The caller, as /users/me',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Resources.User,
    refusals: [401],
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
    summary: 'The dataset in use: source, date, counts, age, and a running import',
    access: 'open',
    query: Parameters.KeyQuery,
    reply: DatasetStatus,
    refusals: [],
  },
  confirmClock: {
    method: 'POST',
    path: '/clock/confirm',
    summary: "Say that this machine's clock is right, after it moved further than expected",
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Health,
    refusals: [401],
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
  cancelImport: {
    method: 'DELETE',
    path: '/dataset/import',
    summary: 'Cancel the import under way, of a dataset or of NOTAMs; the dataset in use and the NOTAMs stored until then stay',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listVersions: {
    method: 'GET',
    path: '/dataset/versions',
    summary: 'The dataset in use and the earlier ones stored, the newest first',
    access: 'open',
    query: Parameters.KeyQuery,
    reply: Versions.VersionList,
    refusals: [],
  },
  getDifference: {
    method: 'GET',
    path: '/dataset/diff',
    summary: 'How two stored datasets differ: counts, and the first hundred airports field by field',
    access: 'open',
    query: Parameters.DifferenceQuery,
    reply: Versions.Difference,
    refusals: [404, 410],
  },
  rollBack: {
    method: 'POST',
    path: '/dataset/rollback',
    summary: 'Switch back to a stored dataset',
    access: 'key',
    query: Parameters.KeyQuery,
    body: Versions.RollbackBody,
    reply: Versions.Version,
    refusals: [400, 401, 404, 409, 413, 415],
  },
  checkDataset: {
    method: 'POST',
    path: '/dataset/check',
    summary: 'Check the whole dataset in use and state.sqlite, and report problems',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Versions.CheckReport,
    refusals: [401],
  },
  listConflicts: {
    method: 'GET',
    path: '/dataset/conflicts',
    summary: 'Airports on which two sources disagree: position, closed, elevation',
    access: 'open',
    query: Parameters.PageQuery,
    reply: Versions.ConflictList,
    refusals: [],
  },
  listChanges: {
    method: 'GET',
    path: '/changes',
    summary: 'Ids that were added, changed or deleted since a revision',
    access: 'open',
    query: Parameters.ChangesQuery,
    reply: Versions.ChangeList,
    refusals: [410],
  },
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Server-sent events: dataset swapped, NOTAMs imported, progress of a sync',
    access: 'open',
    query: Parameters.KeyQuery,
    streams: 'text/event-stream',
    reply: Sync.ServerEvent,
    refusals: [],
  },

  listSources: {
    method: 'GET',
    path: '/sources',
    summary: 'Where data comes from, with schedule, state and age of each',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Sync.SourceList,
    refusals: [401],
  },
  addSource: {
    method: 'POST',
    path: '/sources',
    summary: 'Add a source',
    access: 'key',
    query: Parameters.KeyQuery,
    body: Sync.SourceBody,
    reply: Sync.Source,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  changeSource: {
    method: 'PATCH',
    path: '/sources/{sourceId}',
    summary: 'Change name, schedule, precedence or key of a source, or turn it on or off',
    access: 'key',
    params: key('sourceId', 'id of the source'),
    query: Parameters.KeyQuery,
    body: Sync.SourceChange,
    reply: Sync.Source,
    refusals: [400, 401, 404, 413, 415],
  },
  removeSource: {
    method: 'DELETE',
    path: '/sources/{sourceId}',
    summary: 'Remove a source and what was fetched from it; the dataset in use stays',
    access: 'key',
    params: key('sourceId', 'id of the source'),
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404, 409],
  },
  getSync: {
    method: 'GET',
    path: '/sync',
    summary: 'What is being fetched, and the outcome of the last fetch',
    access: 'open',
    query: Parameters.KeyQuery,
    reply: Sync.SyncStatus,
    refusals: [],
  },
  startSync: {
    method: 'POST',
    path: '/sync',
    summary: 'Fetch what is new from one source or all; answers at once',
    access: 'key',
    query: Parameters.KeyQuery,
    body: Sync.SyncBody,
    reply: Sync.SyncStatus,
    status: 202,
    refusals: [400, 401, 404, 409, 413, 415],
  },

  listFavourites: {
    method: 'GET',
    path: '/favourites',
    summary: "The caller's favourite airports, by name",
    access: 'key',
    query: Parameters.KeyQuery,
    reply: UserData.FavouriteList,
    refusals: [401],
  },
  addFavourite: {
    method: 'PUT',
    path: '/favourites/{airportId}',
    summary: 'Mark an airport as a favourite',
    access: 'key',
    params: key('airportId', 'id of the airport'),
    query: Parameters.KeyQuery,
    reply: UserData.Favourite,
    refusals: [401, 404],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/favourites/{airportId}',
    summary: 'Remove an airport from the favourites',
    access: 'key',
    params: key('airportId', 'id of the airport'),
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listNotes: {
    method: 'GET',
    path: '/notes',
    summary: "The caller's notes on airports",
    access: 'key',
    query: Parameters.KeyQuery,
    reply: UserData.NoteList,
    refusals: [401],
  },
  writeNote: {
    method: 'PUT',
    path: '/notes/{airportId}',
    summary: "Write the caller's note on an airport, replacing the previous one",
    access: 'key',
    params: key('airportId', 'id of the airport'),
    query: Parameters.KeyQuery,
    body: UserData.NoteBody,
    reply: UserData.Note,
    refusals: [400, 401, 404, 413, 415],
  },
  removeNote: {
    method: 'DELETE',
    path: '/notes/{airportId}',
    summary: "Remove the caller's note on an airport",
    access: 'key',
    params: key('airportId', 'id of the airport'),
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listAcknowledgements: {
    method: 'GET',
    path: '/acknowledgements',
    summary: 'NOTAMs that the caller has read, and whether their text changed since',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: UserData.AcknowledgementList,
    refusals: [401],
  },
  acknowledge: {
    method: 'PUT',
    path: '/acknowledgements/{notamId}',
    summary: 'Mark the present text of a NOTAM as read',
    access: 'key',
    params: key('notamId', 'id of the NOTAM'),
    query: Parameters.KeyQuery,
    reply: UserData.Acknowledgement,
    refusals: [401, 404],
  },
  withdrawAcknowledgement: {
    method: 'DELETE',
    path: '/acknowledgements/{notamId}',
    summary: 'Mark a NOTAM as unread',
    access: 'key',
    params: key('notamId', 'id of the NOTAM'),
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },

  getPack: {
    method: 'GET',
    path: '/pack',
    summary: 'Dataset and NOTAMs as one signed file, for a machine without a network',
    access: 'owner',
    query: Parameters.KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [401],
  },
  unpack: {
    method: 'POST',
    path: '/unpack',
    summary: 'Verify a pack, sent as the body, and import it',
    access: 'key',
    query: Parameters.UnpackQuery,
    upload: { maxBytes: 2_000_000_000 },
    reply: UnpackReport,
    refusals: [400, 401, 409, 413],
  },
  getBackup: {
    method: 'GET',
    path: '/backup',
    summary: 'Everything the user owns as one file, for `aeroshelf restore`',
    access: 'owner',
    query: Parameters.KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [401],
  },

  getSettings: {
    method: 'GET',
    path: '/settings',
    summary: "The user's settings, each with its value",
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Settings.Settings,
    refusals: [401],
  },
  changeSettings: {
    method: 'PATCH',
    path: '/settings',
    summary: 'Change some settings',
    access: 'key',
    query: Parameters.KeyQuery,
    body: Settings.SettingsChange,
    reply: Settings.Settings,
    refusals: [400, 401, 413, 415],
  },
  listKeys: {
    method: 'GET',
    path: '/keys',
    summary: "The caller's API keys, without the keys themselves",
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Keys.ApiKeyList,
    refusals: [401],
  },
  addKey: {
    method: 'POST',
    path: '/keys',
    summary: 'Create an API key; it is shown only in this answer',
    access: 'key',
    query: Parameters.KeyQuery,
    body: Keys.ApiKeyBody,
    reply: Keys.NewApiKey,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/keys/{keyId}',
    summary: "Revoke one of the caller's API keys",
    access: 'key',
    params: key('keyId', 'id of the key'),
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listOrigins: {
    method: 'GET',
    path: '/origins',
    summary: 'Web origins that may call this server',
    access: 'owner',
    query: Parameters.KeyQuery,
    reply: Origins.OriginList,
    refusals: [401],
  },
  approveOrigin: {
    method: 'POST',
    path: '/origins',
    summary: 'Let pages of a web origin call this server',
    access: 'owner',
    query: Parameters.KeyQuery,
    body: Origins.OriginBody,
    reply: Origins.OriginList,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  withdrawOrigin: {
    method: 'DELETE',
    path: '/origins/{origin}',
    summary: 'No longer let pages of a web origin call this server',
    access: 'owner',
    params: key('origin', 'the origin, percent-encoded'),
    query: Parameters.KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listClients: {
    method: 'GET',
    path: '/callers',
    summary: 'Recent clients of this server, the latest first',
    access: 'key',
    query: Parameters.KeyQuery,
    reply: Clients.ClientList,
    refusals: [401],
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
