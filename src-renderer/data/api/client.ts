/**
 * This is the only place that fetches. Requests and replies are typed from the contract, so that a parameter that its endpoint does not
 * have does not compile. It sends the session's credentials, and renews an expired token once.
 */
import { words } from '#renderer/i18n/words.ts';
import type { BodyOf, EndpointName, endpoints, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoints.ts';
import { addresses, fillPath, queryText } from './addresses.ts';
import { problemFrom, problemOf } from './api-problem.ts';
import { useSession, type Credential } from '#renderer/data/session/session.ts';

type Given<Key extends string, Value> = undefined extends Value
  ? unknown
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** A call takes the endpoint's own parameters, query and body, and nothing else. */
export type RequestOf<Name extends EndpointName> = Given<'params', ParamsOf<Name>> &
  Given<'query', QueryOf<Name>> &
  Given<'body', BodyOf<Name>>;

/** `signal` aborts a request, `as` sends another credential than the session's. */
type Sending = { signal?: AbortSignal | undefined; as?: Credential };

type Loose = { params?: Record<string, string>; query?: Record<string, string | number | readonly string[] | undefined>; body?: unknown };

/** An answer is taken as it came over the wire, with any status. */
export type RawAnswer = { status: number; statusText: string; headers: readonly (readonly [string, string])[]; body: string };

/** Calls an endpoint; throws ApiProblem for every status but the successful one. */
export async function api<Name extends EndpointName>(name: Name, request: RequestOf<Name>, sending: Sending = {}): Promise<ReplyOf<Name>> {
  const answer = await receive(name, request, sending);
  const reply: unknown = answer.status === 204 ? null : await answer.json().catch(() => undefined);
  return reply as ReplyOf<Name>;
}

/** Fetches a successful response, unread; throws ApiProblem for any other. */
async function receive<Name extends EndpointName>(name: Name, request: RequestOf<Name>, sending: Sending): Promise<Response> {
  const [method, path] = addresses[name].split(' ') as [string, string];
  const { params = {}, query = {}, body } = request as Loose;
  const wire = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  const answer = await send(method, fillPath(path, params) + queryText(query), wire, sending);
  if (answer.status === 401 && sending.as === undefined && (await renewToken())) return receive(name, request, sending);
  if (!answer.ok) throw problemOf(answer.status, await answer.json().catch(() => undefined), answer.headers.get('x-error-code'));
  return answer;
}

/** The body of these endpoints is a file. */
type TakesFile = { [Name in EndpointName]: (typeof endpoints)[Name] extends { upload: object } ? Name : never }[EndpointName];

/** Sends a file to an endpoint that takes one; throws ApiProblem as `api` does. */
export function upload<Name extends TakesFile>(
  name: Name,
  query: QueryOf<Name>,
  file: Blob,
  sending: Sending = {},
): Promise<ReplyOf<Name>> {
  return api(name, { query, body: file } as unknown as RequestOf<Name>, sending);
}

/** Fetches a list in one of its other forms, with every matching row, as bytes; throws ApiProblem as `api` does. */
export async function readRows<Name extends 'listNotams' | 'listAirports'>(name: Name, query: QueryOf<Name>): Promise<ArrayBuffer> {
  const answer = await receive(name, { query } as unknown as RequestOf<Name>, {});
  return answer.arrayBuffer();
}

/** Fetches every matching NOTAM, one slice after another; throws ApiProblem as `api` does. */
export async function* readNotamSlices(
  query: Omit<QueryOf<'listNotams'>, 'format'>,
  { size, signal }: { size: number; signal: AbortSignal },
): AsyncGenerator<ReplyOf<'listNotams'>['items'], void> {
  const answer = await receive('listNotams', { query: { ...query, format: 'ndjson' } }, { signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rows: ReplyOf<'listNotams'>['items'] = [];
  let rest = '';
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    const lines = `${rest}${read.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      rows.push(JSON.parse(line) as (typeof rows)[number]);
      if (rows.length < size) continue;
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

/**
 * Fetches the file that the map is drawn from, or its part for a map of the world, and the revision of its dataset; throws ApiProblem as
 * `api` does.
 */
export async function readMapData(isWhole: boolean): Promise<{ text: string; revision: string | undefined }> {
  const answer = await receive('getMapData', isWhole ? {} : { query: { to: 'medium' } }, {});
  return { text: await answer.text(), revision: answer.headers.get('x-dataset-revision') ?? undefined };
}

/** The response of these endpoints is a file, or may be one. */
type GivesFile = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { streams: 'application/octet-stream' } | { files: readonly string[] }
    ? Name
    : never;
}[EndpointName];

/** Fetches a file from an endpoint that gives one, with the name that the server gives it; throws ApiProblem as `api` does. */
export async function download<Name extends GivesFile>(
  name: Name,
  request: RequestOf<Name>,
): Promise<{ name: string; content: Blob; headers: Headers }> {
  const answer = await receive(name, request, {});
  const { headers } = answer;
  const given = headers.get('content-disposition') ?? '';
  const whole = /filename\*=UTF-8''([^;]+)/.exec(given)?.[1];
  return {
    content: await answer.blob(),
    headers,
    name: whole === undefined ? (/filename="([^"]+)"/.exec(given)?.[1] ?? name) : decodeURIComponent(whole),
  };
}

/** Opens the server's events, which the browser itself connects to again. They are the same for every caller, so that no credential goes with them. */
export const openEvents = (): EventSource => new EventSource(addresses.events.split(' ')[1] ?? '');

/** Sends any request to this server, its body exactly as typed, and returns the response as text, for the API page; refusals are responses too. */
export async function ask(method: string, target: string, body?: string): Promise<RawAnswer> {
  const answer = await send(method, target, body, {});
  return { status: answer.status, statusText: answer.statusText, headers: [...answer.headers], body: await answer.text() };
}

/** Fetches a JSON file of the server: its description of itself, OpenAPI 3.1, or one that the build has put next to the page. */
export async function readJsonFile(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await send('GET', path, undefined, { signal });
  if (!answer.ok) throw problemOf(answer.status, undefined);
  return answer.json();
}

async function send(method: string, target: string, body: Blob | string | undefined, sending: Sending): Promise<Response> {
  const headers: Record<string, string> = await credentialHeaders(sending.as ?? useSession.getState().credential);
  if (body !== undefined) headers['content-type'] = body instanceof Blob ? 'application/octet-stream' : 'application/json';
  return fetch(target, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(sending.signal === undefined ? {} : { signal: sending.signal }),
  });
}

async function credentialHeaders(credential: Credential): Promise<Record<string, string>> {
  if (credential.kind === 'key') return { 'x-api-key': credential.key };
  if (credential.kind === 'login') return { authorization: `Bearer ${credential.token}` };
  if (credential.kind === 'window') return { authorization: `Bearer ${await credential.token()}` };
  return {};
}

/** A token lives one hour; the refresh token gets a new one. When that is refused the session ends and says so; a server that does not answer ends nothing. */
async function renewToken(): Promise<boolean> {
  const { credential, renew, leave } = useSession.getState();
  if (credential.kind !== 'login') return false;
  try {
    const { token } = await api('refreshToken', { body: { refreshToken: credential.refreshToken } }, { as: { kind: 'anonymous' } });
    renew(token);
    return true;
  } catch (thrown) {
    if (problemFrom(thrown)?.statusCode === 401) leave(words.session.expired);
    return false;
  }
}
