/** Requests of a command to the running server, as the owner. A refusal comes back as the one that the server threw. */
import type { Readable } from 'node:stream';
import type { Problem } from '#contract/problems/problem.ts';
import { Refusal, refusals, type RefusalCode } from '#core/refusal.ts';
import type { RunningServer } from './running-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a command asks, of a server or of the folder (`api.ts`). Each throws the refusal that the API threw. */
export type Api = {
  /** The body of the good answer, undefined for one without. */
  ask<T>(method: Method, path: string, body?: unknown): Promise<T>;
  /** Bytes of the good answer, and its headers. */
  file(method: Method, path: string, body?: unknown): Promise<{ bytes: Uint8Array; headers: Headers }>;
  /** Sends the bytes of a file as the body. */
  upload<T>(path: string, bytes: Uint8Array): Promise<T>;
};

export type Client = Api & {
  pid: number;
  url: string;
  /** As `upload`, in pieces. */
  send<T>(path: string, file: Readable): Promise<T>;
};

export type Sent = { method: Method; headers: Record<string, string>; body?: string | Uint8Array | Readable };
export type Transport = (path: string, sent: Sent) => Promise<Response>;

export function clientOf({ url, pid, key }: RunningServer): Client {
  const transport: Transport = (path, { headers, ...sent }) => {
    const request = { ...sent, headers: { ...headers, authorization: `Bearer ${key}` }, duplex: 'half' };
    return fetch(new URL(path, url), request as RequestInit).catch((error: unknown) => {
      const why = String((error as { cause?: unknown }).cause ?? error);
      throw new Refusal('internal', { message: `The server of process ${pid} does not answer at ${url} (${why}). Try again.` });
    });
  };
  const send = async <T>(path: string, file: Readable) => (await good(transport(path, sentFile(file)))).json() as Promise<T>;
  return { pid, url, ...apiOver(transport), send };
}

export function apiOver(transport: Transport): Api {
  const asked = (method: Method, path: string, body: unknown) =>
    good(
      transport(
        path,
        body === undefined
          ? { method, headers: {} }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      ),
    );
  return {
    async ask<T>(...[method, path, body]: Parameters<Api['ask']>) {
      const response = await asked(method, path, body);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    async file(method, path, body) {
      const response = await asked(method, path, body);
      return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
    },
    upload: async <T>(path: string, bytes: Uint8Array) => (await good(transport(path, sentFile(Buffer.from(bytes))))).json() as Promise<T>,
  };
}

const sentFile = (body: Uint8Array | Readable): Sent => ({ method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body });

async function good(answered: Promise<Response>): Promise<Response> {
  const response = await answered;
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const given = response.headers.get('x-error-code') ?? '';
  const code: RefusalCode = Object.hasOwn(refusals, given) ? (given as RefusalCode) : 'internal';
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const { message = `HTTP ${response.status}`, details, reasons } = body ?? {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refusal(code, {
    // What the table says is not particular to this refusal.
    ...(message !== refusals[code].sentence && { message }),
    // A 400 repeats its message where it has nothing more to say.
    ...(details && !(details.length === 1 && details[0] === message) && { details }),
    ...(reasons && { reasons }),
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}
