/**
 * Sends requests to another server of this API. A request ends in one of three ways: the body, a status that the caller asked to see, or a
 * throw: `Unreachable` when there is no answer or the server is temporarily unable, a Refusal when it is not such a server or denies
 * access.
 */
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_LIMIT } from '#contract/schema/parameters.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { gunzipped } from '#core/platform/archives/compressed.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import { ask, isLoopback, type Answer, type HearTime } from '../fetch/request.ts';
import { DENIALS, jsonOf } from '../presets/answers.ts';
import { retryAfterMs, Unreachable } from '../unreachable.ts';
import { boundsOfServer, openMeter, type Bounds } from '../run-bounds.ts';

/** The public service allows this many. */
const PER_SECOND = 10;
/** A server on the local network may allow far more than is needed; more than this only keeps it busy. */
const MOST_PER_SECOND = 50;
const SECONDS_A_MINUTE = 60;

type PacerOptions = {
  perSecond?: number;
  /** They are milliseconds of a monotonic clock. */
  now?: () => number;
  rest?: typeof wait;
};

export function openPacer({ perSecond = PER_SECOND, now = steadyMs, rest = wait }: PacerOptions = {}) {
  let gapMs = 1000 / perSecond;
  let freeAt = -Infinity;
  return {
    /** Resolves when the next request may go out; rejects when `signal` is aborted before. */
    async turn(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      const time = now();
      const at = Math.max(time, freeAt);
      freeAt = at + gapMs;
      await rest(at - time, signal);
    },
    /** Takes over the limit that the server announces (X-RateLimit-Limit, requests a minute). */
    learn(perMinute: number): void {
      const announced = perMinute / SECONDS_A_MINUTE;
      if (announced > perSecond) gapMs = 1000 / Math.min(announced, MOST_PER_SECOND);
    },
  };
}

/** Spaces requests to another server so that its limit is never reached; ten a second unless it announces more. */
type Pacer = ReturnType<typeof openPacer>;

/** Lets one request a second through to a service that is to be spared; one on this machine itself needs no sparing. */
export const openSparingPacer = (address: string): Pacer => openPacer({ perSecond: isLoopback(new URL(address)) ? MOST_PER_SECOND : 1 });

/** Rejects with the signal's reason when it is aborted before `ms` have passed. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(Math.max(0, ms), undefined, { signal }).catch(() => signal.throwIfAborted());
}

/** A pause that the server asks for is observed within the run if it is no longer than this; a longer one ends the run. */
const SHORT_REST_MS = 65_000;
const MOST_RESTS = 3;
/** A server that asks for a pause without saying how long gets this one. */
const USUAL_REST_MS = 1000;

/** Asks again where the server wants a short pause; it says so by what `asking` throws. */
export async function rested<T>(asking: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let rests = 0; ; rests++) {
    try {
      return await asking();
    } catch (error) {
      const restMs = error instanceof Unreachable ? error.retryAfterMs : undefined;
      if (restMs === undefined || restMs > SHORT_REST_MS || rests >= MOST_RESTS) throw error;
      await wait(restMs, signal);
    }
  }
}

/** Servers answer with these at a path that they do not know, or to a filter; some want a key before they say so. */
export const NO_LIST: readonly number[] = [400, 401, 403, 404, 405];

export type Reply = {
  status: number;
  body: unknown;
  /** It is X-Dataset-Revision; null from a server that has none. */
  revision: string | null;
  date: string | null;
};

type Query = Readonly<Record<string, string | number | undefined>>;

type RemoteOptions = {
  base: string;
  apiKey: string | null;
  signal: AbortSignal;
  pacer?: Pacer;
  bounds?: Bounds;
  hearTime?: HearTime;
};

/** A server that never ends is refused with `sourceTooLarge` once a bound is reached. */
export function openRemote({ base, apiKey, signal, pacer = openPacer(), bounds = boundsOfServer, hearTime }: RemoteOptions) {
  const root = base.endsWith('/') ? base : `${base}/`;
  const host = new URL(root).host;
  const meter = openMeter(host, bounds);
  let requests = 0;
  /** The first airport or NOTAM that it gives shows whether its answers are of the newest revision. */
  let isNewest = false;

  async function get(address: URL): Promise<Answer> {
    await pacer.turn(signal);
    requests++;
    meter.add({ requests: 1 });
    const headers = { accept: 'application/json', 'accept-encoding': 'gzip', ...(apiKey !== null && { 'x-api-key': apiKey }) };
    const answer = await ask(address.href, headers, { signal, hearTime, also: 'every' });
    const unable = unableAt(host, answer);
    if (unable === undefined) return answer;
    answer.discard();
    throw unable;
  }

  return {
    /** The report has the number of requests made. */
    requests: (): number => requests,
    /** `also` names statuses other than 200 that are returned to the caller. */
    async get(path: string, query: Query, also: readonly number[] = []): Promise<Reply> {
      const address = new URL(path.replace(/^\//, ''), root);
      for (const [name, value] of Object.entries(isNewest ? asNewest(query) : query))
        if (value !== undefined) address.searchParams.set(name, String(value));
      const answer = await rested(() => get(address), signal);
      const { status, headers } = answer;
      const state = { status, revision: textOf(headers['x-dataset-revision']), date: textOf(headers['x-dataset-date']) };
      if (status !== 200) answer.discard();
      if (also.includes(status)) return { ...state, body: undefined };
      if (DENIALS.includes(status)) throw invalidBecause(reason('accessDenied', { address: host, status }));
      if (status !== 200) throw invalidBecause(reason('notThisApi', { address: host, status, path }));
      const limit = Number(headers['x-ratelimit-limit'] ?? Number.NaN);
      // Other servers may count requests per hour.
      if (Number.isFinite(limit) && state.revision !== null) pacer.learn(limit);
      const { body, bytes } = await jsonOf(
        answer,
        headers['content-encoding'] === 'gzip' ? gunzipped(answer.pieces, { from: host }) : answer.pieces,
        host,
      );
      meter.add({ bytes, rows: rowsIn(body) });
      isNewest ||= looksNewest(body);
      return { ...state, body };
    },
  };
}

export type Remote = ReturnType<typeof openRemote>;

/** The newest revision skips rows where the first counts pages, and documents filters and sorts as base64 alone. */
function asNewest({ page, filter, sort, ...rest }: Query): Query {
  const encoded = (text: string | number | undefined) => (text === undefined ? undefined : Buffer.from(String(text)).toString('base64'));
  return {
    ...rest,
    filter: encoded(filter),
    sort: encoded(sort === undefined ? undefined : sortAsJson(String(sort))),
    offset: page === undefined ? undefined : (Number(page) - 1) * Number(rest['limit'] ?? DEFAULT_LIMIT),
  };
}

const sortAsJson = (sort: string): string =>
  JSON.stringify(sort.split(',').map((key) => ({ [key.replace(/^-/, '')]: key.startsWith('-') ? 'desc' : 'asc' })));

/** Only that revision has these members, which it always sends. */
function looksNewest(body: unknown): boolean {
  const { items } = (body ?? {}) as { items?: unknown };
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return typeof first === 'object' && first !== null && ('pprRequired' in first || ('icaoCode' in first && 'notamId' in first));
}

const rowsIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) ? body.items.length : 1;

/** Tells why a server gives no answer for now; undefined where it gives one. A redirect could carry the key to another host. */
function unableAt(address: string, { status, statusText, headers }: Answer): Unreachable | undefined {
  const restMs = retryAfterMs(headers['retry-after'], headers.date);
  if (status === 429) return new Unreachable(reason('serverBusy', { address }), { retryAfterMs: restMs ?? USUAL_REST_MS });
  if (status >= 500) return new Unreachable(reason('unavailable', { address, status, statusText }), { retryAfterMs: restMs || undefined });
  return status >= 300 && status < 400 ? new Unreachable(reason('unavailable', { address, status, statusText })) : undefined;
}

const textOf = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);
