/**
 * This is the one client of commands and assistants: the API of the server that has the data folder, else the same handlers on the folder
 * in this process. Promise: a command is written once, and a refusal comes back as the one that the API threw.
 *
 * These commands open no API, each for its reason: `serve` is the API; `link` makes sense only while a server runs; `openapi` prints the
 * contract; `notams decode` and `weather decode` read texts and no folder; `backup` and `pack` copy the files of a folder whatever state it
 * is in; `restore` and `unpack` replace them, also damaged ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '#contract/problems/problem.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import { isRunning } from '#core/platform/is-running.ts';
import type { Log } from '#core/platform/log.ts';
import { Refusal, type RefusalCode } from '#core/refusal.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { withCore, type CoreOptions } from './with-core.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Request = { method?: Method; headers?: Record<string, string>; body?: string | Uint8Array | Readable };
type Transport = (path: string, request: Request) => Promise<Response>;

type Query = Readonly<Record<string, string | number | boolean | undefined>>;
type Content = { query?: Query; body?: unknown; file?: Uint8Array | Readable };

/** Each call throws the refusal that the API answered. */
export type Api = {
  /** Process of the server; undefined where this process answers. */
  serverPid: number | undefined;
  /** It is the answer as it came, whatever its status. */
  send: Transport;
  /** It is the body of the good answer, undefined for one without. `file` is sent as the body in pieces. */
  request<T>(method: Method, path: string, content?: Content): Promise<T>;
  /** Resolves with the bytes of a good answer, and its headers. */
  download(method: Method, path: string, content?: Content): Promise<{ bytes: Uint8Array; headers: Headers }>;
};

type ApiOptions = CoreOptions & {
  /**
   * A command is about the routes and waypoints of this user, by name or e-mail address, because it has no key. Without a name it is about
   * those of the first owner.
   */
  user?: string;
  /** It sends requests as any client with these headers, and not as the user of this machine. */
  asClient?: Record<string, string>;
  log?: Log;
  /** Neither problems nor the first key are reported: the folder is opened often, or is removed after the command. */
  isSilent?: boolean;
};

/** Runs a command as a client of the API: its work gets the client first, then its arguments and options. */
export const asking = (load: () => Promise<(api: Api, ...given: never[]) => Promise<number | void>>) => async () => {
  const work = (await load()) as (api: Api, ...given: unknown[]) => Promise<number | void>;
  return (...given: unknown[]) => withApi(given.at(-1) as ApiOptions, (api) => work(api, ...given));
};

/** Leaves out members without a value: an option that was not given is not sent, and changes nothing. */
export const given = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Members]?: Exclude<Members[Name], undefined>;
  };

/** A process that has just begun to serve has the folder before it says where it serves, and another command has it for a moment. */
const ATTEMPTS = 5;
const ATTEMPT_MS = 500;

/** Rejects with `folderInUse` where the folder is used by a process that does not serve, and with `notFound` for the user. */
export async function withApi<T>(options: ApiOptions, work: (api: Api) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withCore(options, (core, log) => ofFolder(core, log, options, work));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'folderInUse') throw error;
      const { chooseDataDir } = await import('#core/platform/data-folder.ts');
      const server = runningServer(chooseDataDir(options.dataDir));
      if (server) return work(await ofServer(server, options));
      if (attempt === ATTEMPTS) throw error;
      await pause(ATTEMPT_MS);
    }
  }
}

async function ofFolder<T>(core: Core, log: Log, { user: named, asClient }: ApiOptions, work: (api: Api) => Promise<T>): Promise<T> {
  const user = named === undefined ? undefined : core.users.find(named);
  if (named !== undefined && !user) throw new Refusal('notFound', { message: `There is no user ${named}.` });
  const { inProcess } = await import('#http/server.ts');
  const handlers = inProcess(core, { log, isOwner: asClient === undefined && user === undefined });
  const headers = asClient ?? { authorization: `Bearer ${core.runKey.make(user)}` };
  try {
    return await work(apiOver(withHeaders(handlers.answer, headers)));
  } finally {
    await handlers.close();
  }
}

async function ofServer(server: RunningServer, { user, asClient }: ApiOptions): Promise<Api> {
  const api = asClient ? apiOver(withHeaders(transportTo(server), asClient), server.pid) : apiOfServer(server);
  if (user !== undefined) await refuseOthers(api, user);
  return api;
}

/** Asks the API of a running server as its owner. */
export const apiOfServer = (server: RunningServer): Api =>
  apiOver(withHeaders(transportTo(server), { authorization: `Bearer ${server.key}` }), server.pid);

/** The key of a run is the owner's. */
async function refuseOthers({ request, serverPid }: Api, named: string): Promise<void> {
  const { username, email } = await request<User>('GET', '/me');
  const isOwner = [username, email].some((name) => name.toLowerCase() === named.trim().toLowerCase());
  if (isOwner) return;
  throw new Refusal('folderInUse', {
    message: `While a server runs, a command is ${username}'s. End process ${serverPid} for --user ${named}, or use a key of that user over HTTP.`,
  });
}

type RunningServer = { url: string; pid: number; key: string };

/**
 * Finds the server that has a data folder: its address and the key of its run, which only the folder's user can read. Undefined where none runs: what
 * a killed one left belongs to another process than the folder's, or to none that lives.
 */
export function runningServer(dataDir: string): RunningServer | undefined {
  try {
    const found = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { port?: unknown; pid?: unknown; key?: unknown };
    const { port, pid, key } = found;
    const holder = Number.parseInt(readFileSync(join(dataDir, 'aeroshelf.pid'), 'utf8'), 10);
    if (!Number.isInteger(port) || pid !== holder || typeof key !== 'string' || !isRunning(holder)) return undefined;
    return { url: `http://127.0.0.1:${Number(port)}`, pid: holder, key };
  } catch {
    return undefined;
  }
}

/** A request rejects with `internal` where the server does not answer. */
const transportTo =
  ({ url, pid }: RunningServer): Transport =>
  (path, request) => {
    // The types of `fetch` leave out `duplex`, which Node needs for a body that is a stream.
    const withDuplex: unknown = { ...request, duplex: 'half' };
    return fetch(new URL(path, url), withDuplex as RequestInit).catch((error: unknown) => {
      const why = String((error as { cause?: unknown }).cause ?? error);
      throw new Refusal('internal', { message: `The server of process ${pid} does not answer at ${url} (${why}). Try again.` });
    });
  };

const withHeaders =
  (transport: Transport, own: Record<string, string>): Transport =>
  (path, request) =>
    transport(path, { ...request, headers: { ...request.headers, ...own } });

function apiOver(send: Transport, serverPid?: number): Api {
  const good = async (method: Method, path: string, { query = {}, body, file }: Content = {}): Promise<Response> => {
    const response = await send(pathWith(path, query), { method, ...contentOf(body, file) });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  return {
    serverPid,
    send,
    async request<T>(...question: Parameters<Api['request']>) {
      const response = await good(...question);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    async download(...question) {
      const response = await good(...question);
      return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
    },
  };
}

function pathWith(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

function contentOf(body: unknown, file: Uint8Array | Readable | undefined): Request {
  if (file) return { headers: { 'content-type': 'application/octet-stream' }, body: file };
  return body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const given = response.headers.get('x-error-code') ?? '';
  const code: RefusalCode = Object.hasOwn(refusalSentences, given) ? (given as RefusalCode) : 'internal';
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const { message = `HTTP ${response.status}`, details, reasons } = body ?? {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refusal(code, {
    // What the table or its only reason says is not particular to this refusal.
    ...(message !== refusalSentences[code] && !(reasons?.length === 1 && reasons[0]?.text === message) && { message }),
    // A 400 repeats its message where it has nothing more to say.
    ...(details && !(details.length === 1 && details[0] === message) && { details }),
    ...(reasons && { reasons }),
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}
