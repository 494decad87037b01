import { Type, type TObject, type TSchema, type TString } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { Text } from '../schema/values.ts';

/**
 * `open`: anyone on this machine. `key`: a valid API key or token; one that may only read, for what stores nothing. `owner`: a key or token of the owner
 * that may do everything.
 */
type Access = 'open' | 'key' | 'owner';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** It is an OpenAPI path template. */
  path: string;
  summary: string;
  access: Access;
  /** The owner alone may send these members of query and body, at an endpoint for every user. */
  ownersMembers?: readonly string[];
  /** It shows or changes what belongs to a user: the owner may use it for every user, others for themselves alone. */
  isOfOne?: true;
  /** It stores nothing, though it is not GET: always, or in requests that have these values. */
  storesNothing?: true | { query: Readonly<Record<string, unknown>> } | { body: Readonly<Record<string, unknown>> };
  /** It is refused to every request that does not come from a page of this very server, opened by the user who runs it. */
  isForOwnPage?: true;
  params?: TSchema;
  query: TSchema;
  body?: TSchema;
  /** The body is a file of any media type, streamed. */
  upload?: { maxBytes: number };
  /** The good answer is a stream of this media type; `reply` is what one of its events contains. */
  streams?: 'text/event-stream' | 'application/octet-stream';
  /** The good answer is a file of one of these media types; `application/json` is `reply`. */
  files?: readonly string[];
  /** The good answer has these headers, which belong to this endpoint, with what they contain. */
  headers?: Readonly<Record<string, string>>;
  /** The body of the good answer is by status. */
  reply: TSchema;
  /** The good answer has this status. */
  status: 200 | 201 | 202 | 204;
  /** These are refusals with a status that not every endpoint has, nor every one with such a body or parameter (`openapi.ts`). */
  refusals?: readonly number[];
};

/**
 * A row is written with method and path in one. Without a query it takes a key alone; without a reply its good answer is a file or a
 * stream, or empty (204).
 */
export type EndpointRow = Omit<Endpoint, 'method' | 'path' | 'params' | 'query' | 'reply' | 'status'> & {
  address: `${Endpoint['method']} /${string}`;
  /** These say what the parameters of the path are; any other is an id, `routeId` that of the route. */
  params?: Readonly<Record<string, string>>;
  query?: TSchema;
  reply?: TSchema;
  status?: 201 | 202;
};

const Nothing = Type.Null();

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ParamsIn<Path> = [NamesIn<Path>] extends [never] ? unknown : { params: TObject<Record<NamesIn<Path>, TString>> };

type Filled<Row extends EndpointRow> = Omit<Row, 'address' | 'params' | 'query' | 'reply' | 'status'> & {
  query: Row extends { query: infer Query extends TSchema } ? Query : typeof KeyQuery;
  reply: Row extends { reply: infer Reply extends TSchema } ? Reply : typeof Nothing;
  status: Endpoint['status'];
} & (Row['address'] extends `${infer Method extends Endpoint['method']} ${infer Path}`
    ? { method: Method; path: Path } & ParamsIn<Path>
    : never);

export const filled = <const Rows extends Readonly<Record<string, EndpointRow>>>(rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, { address, params: about, ...row }]) => {
      const [method, path = ''] = address.split(' ');
      const status = row.reply || row.files || row.streams ? 200 : 204;
      const params = paramsOf(path, about);
      return [name, { method, path, query: KeyQuery, reply: Nothing, status, ...row, ...(params && { params }) }];
    }),
  ) as { [Name in keyof Rows]: Filled<Rows[Name]> };

function paramsOf(path: string, about: EndpointRow['params'] = {}): TSchema | undefined {
  const names = path.match(/(?<=\{)\w+/g);
  return names
    ? Type.Object(Object.fromEntries(names.map((name) => [name, Text(about[name] ?? `id of the ${name.replace(/Id$/, '')}`)])))
    : undefined;
}
