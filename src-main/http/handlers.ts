/** A route has the call it receives, the answers it may give, and which rows make up a page. */
import type { Readable } from 'node:stream';
import { DEFAULT_LIMIT, type Format } from '#contract/schema/parameters.ts';
import type { BodyOf, EndpointName, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoints.ts';
import type { User } from '#contract/users/user.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import type { Core } from '#core/core.ts';
import type { JsonBytes, JsonPieces } from '#core/database/json.ts';
import type { ListQuery, Slice } from '#core/paging.ts';
import { invalid } from '#core/refusal.ts';
import type { Rows } from './answers/formats.ts';

/** A call is one request after guard, validation and access. */
export type Call<Name extends EndpointName> = {
  core: Core;
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  caller: User | undefined;
  /** The answer is in the form of the newest revision, which the store can give of airports. */
  isNewest: boolean;
  /** It is the body of an endpoint that accepts a file. */
  upload: Readable;
  /** Most of that file; undefined for an endpoint that accepts none. */
  maxBytes: number | undefined;
  uptimeSeconds: number;
  /** It is the User-Agent of the request. */
  agent: string | undefined;
  /** Tells whether a window of this server asks. */
  isOfWindow: () => boolean;
};

export type Answer<T> = {
  body: T | JsonBytes<T> | JsonPieces<T>;
  /** It identifies the state of the body, for ETag. */
  tag?: string;
  list?: Slice & { totalCount: number };
  headers?: Record<string, string>;
};

/** A list in another form than JSON is streamed. */
export type Streamed = { rows: Rows; headers?: Record<string, string> };

/** A small file has the type and the name that it is saved under. */
export type NamedFile = { file: Uint8Array; mediaType: string; fileName: string; headers?: Record<string, string> };

/**
 * The bytes are sent as they are stored; a client that does not take gzip gets them unpacked. `tag` as in `Answer`; no bytes at all are
 * 204.
 */
export type StoredBytes = { stored: Uint8Array; isGzip: boolean; mediaType: string; tag: string };

/** A file is made for this request and streamed; its temporary folder is removed when the stream is closed. */
export type Download = { download: Readable; fileName: string };

/** Server-sent events are streamed: `feed` is called once and emits events until the function that it returns is called. */
export type Feed = { feed: (emit: (event: ServerEvent) => void) => () => void };

type Good<Name extends EndpointName> = Answer<ReplyOf<Name>> | Streamed | NamedFile | StoredBytes | Download | Feed;

/** Undefined becomes 404. */
export type Handlers = {
  [Name in EndpointName]: (call: Call<Name>) => Promise<Good<Name> | undefined>;
};

type Paged = { limit?: number; page?: number; offset?: number; format?: Format };

/** Computes which rows make up a page. Throws `invalidRequest` for `page` and `offset` together: they could name different rows. */
export function sliceOf({ limit = DEFAULT_LIMIT, page, offset }: Paged): Slice {
  if (page !== undefined && offset !== undefined) {
    throw invalid('offset: given together with page; send one of them');
  }
  return { limit, offset: offset ?? ((page ?? 1) - 1) * limit };
}

/** Exports contain every match unless `limit` is given. Throws `invalidRequest` for a page of what has none. */
export function sliceOfExport(query: Paged): Slice {
  if (query.page !== undefined && query.limit === undefined)
    throw invalid(`page: has no effect without limit in ${query.format}, which has every match; send both, or offset`);
  return { ...sliceOf(query), limit: query.limit ?? Number.MAX_SAFE_INTEGER };
}

/** `list` returns one page of a list for a slice. */
export function listAnswer<T>(query: Paged, list: (slice: Slice) => Answer<T> & { totalCount: number }): Answer<T> {
  const slice = sliceOf(query);
  const { totalCount, ...answer } = list(slice);
  return { ...answer, list: { ...slice, totalCount } };
}

export const pageOf = <T>(totalCount: number, items: T[]) => ({ totalCount, body: { count: items.length, totalCount, items } });

export const bodyOr404 = <T>(body: T | undefined): Answer<T> | undefined => (body === undefined ? undefined : { body });

/** Returns the 204 answer, once `_done` has been done. */
export const noContent = (_done: void): Answer<null> => ({ body: null });
export const noContentOr404 = (wasThere: boolean): Answer<null> | undefined => (wasThere ? { body: null } : undefined);

/** Reads the query of a list. A route may lead over the waypoints of the caller; an anonymous one has none. */
export function listQuery({ core, caller, query }: { core: Core; caller: User | undefined; query: object }): ListQuery {
  const list = query as ListQuery;
  return list.route === undefined ? list : { ...list, waypoints: core.userData.waypoints.placesOf(caller?.id) };
}
