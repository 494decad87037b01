/** Requests of a command to the running server, as the owner. A refusal comes back as the one that the server threw. */
import type { Readable } from 'node:stream';
import type { Problem } from '#contract/problems/problem.ts';
import { Refusal, refusals, type RefusalCode } from '#core/refusal.ts';
import type { RunningServer } from './running-server.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a command asks as the owner, of a server or of the folder (`api.ts`). */
export type Api = {
  /** The body of the good answer, undefined for one without. Throws the refusal that the API threw. */
  ask<T>(method: Method, path: string, body?: unknown): Promise<T>;
};

export type Client = Api & {
  pid: number;
  url: string;
  /** Sends a file as the body. */
  send<T>(path: string, file: Readable): Promise<T>;
};

export function clientOf({ url, pid, key }: RunningServer): Client {
  const authorization = `Bearer ${key}`;

  async function answered<T>(path: string, request: Omit<RequestInit, 'body'> & { body?: unknown; duplex?: 'half' }): Promise<T> {
    const response = await fetch(new URL(path, url), request as RequestInit).catch((error: unknown) => {
      const why = String((error as { cause?: unknown }).cause ?? error);
      throw new Refusal('internal', { message: `The server of process ${pid} does not answer at ${url} (${why}). Try again.` });
    });
    return bodyOf<T>(response);
  }

  return {
    pid,
    url,
    ask: (method, path, body) =>
      answered(path, {
        method,
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    send: (path, file) =>
      answered(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: file,
        duplex: 'half',
      }),
  };
}

export async function bodyOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw await refusalOf(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const given = response.headers.get('x-error-code') ?? '';
  const code: RefusalCode = Object.hasOwn(refusals, given) ? (given as RefusalCode) : 'internal';
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const { message = `HTTP ${response.status}`, details, reasons } = body ?? {};
  const further = details?.filter((one) => !message.includes(one)) ?? [];
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refusal(code, {
    // What the table says is not particular to this refusal.
    ...(message !== refusals[code].sentence && { message }),
    ...(further.length > 0 && { details: further }),
    ...(reasons && { reasons }),
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}
