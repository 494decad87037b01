/**
 * Another server of this API. A request ends in one of three ways: the body, a status that the caller asked to see, or a throw: `Unreachable`
 * when there is no answer or the server is temporarily unable, a Refusal when it is not such a server or denies access.
 */
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_LIMIT } from '#contract/schema/parameters.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { errorOf } from '#core/reasons/errors.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause, Refusal } from '#core/refusal.ts';
import { isLoopback, type HearTime } from '../fetch/request.ts';
import { notReached, retryAfterMs, Unreachable } from '../unreachable.ts';
import { userAgent } from '../user-agent.ts';
import { boundsOfServer, openMeter, type Bounds } from '../run-bounds.ts';

/** Spaces requests to another server so that its limit is never reached; ten a second unless it announces more. */
type Pacer = {
  /** Resolves when the next request may go out; rejects when `signal` is aborted before. */
  turn(signal: AbortSignal): Promise<void>;
  /** Takes over the limit that the server announces (X-RateLimit-Limit, requests a minute). */
  learn(perMinute: number): void;
};

/** What the public service allows. */
const PER_SECOND = 10;
/** A server on the local network may allow far more than is needed; more than this only keeps it busy. */
const MOST_PER_SECOND = 50;
const SECONDS_A_MINUTE = 60;

type PacerOptions = {
  perSecond?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  rest?: typeof wait;
};

export function openPacer({ perSecond = PER_SECOND, now = steadyMs, rest = wait }: PacerOptions = {}): Pacer {
  let gapMs = 1000 / perSecond;
  let freeAt = -Infinity;
  return {
    async turn(signal) {
      signal.throwIfAborted();
      const time = now();
      const at = Math.max(time, freeAt);
      freeAt = at + gapMs;
      await rest(at - time, signal);
    },
    learn(perMinute) {
      const announced = perMinute / SECONDS_A_MINUTE;
      if (announced > perSecond) gapMs = 1000 / Math.min(announced, MOST_PER_SECOND);
    },
  };
}

/** Lets one request a second through to a service that is to be spared; one on this machine itself needs no sparing. */
export const openSparingPacer = (address: string): Pacer => openPacer({ perSecond: isLoopback(new URL(address)) ? MOST_PER_SECOND : 1 });

/** Rejects with the signal's reason when it is aborted before `ms` have passed. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(Math.max(0, ms), undefined, { signal }).catch(() => signal.throwIfAborted());
}

/** One whole answer may take so long; the largest page has a megabyte. */
const TIMEOUT_MS = 60_000;
/** A page of 300 airports with everything is a tenth of it. */
const MOST_BYTES = 30_000_000;
/** A pause that the server asks for is observed within the run if it is no longer than this; a longer one ends the run. */
const SHORT_REST_MS = 65_000;
const MOST_RESTS = 3;
/** A server that asks for a pause without saying how long gets this one. */
const USUAL_REST_MS = 1000;

export type Reply = {
  status: number;
  body: unknown;
  /** X-Dataset-Revision; null from a server that has none. */
  revision: string | null;
  date: string | null;
};

type Query = Readonly<Record<string, string | number | undefined>>;

export type Remote = {
  /** `also` names statuses besides 200 that are returned to the caller. */
  get(path: string, query: Query, also?: readonly number[]): Promise<Reply>;
  /** Number of requests made, for the report. */
  requests(): number;
};

export type RemoteOptions = {
  base: string;
  apiKey: string | null;
  signal: AbortSignal;
  pacer?: Pacer;
  bounds?: Bounds;
  hearTime?: HearTime;
};

/** A server that never ends is refused with `sourceTooLarge` once a bound is reached. */
export function openRemote({ base, apiKey, signal, pacer = openPacer(), bounds = boundsOfServer, hearTime }: RemoteOptions): Remote {
  const root = base.endsWith('/') ? base : `${base}/`;
  const host = new URL(root).host;
  const meter = openMeter(host, bounds);
  let requests = 0;
  /** Whether its answers are of the newest revision, by the first airport or NOTAM that it gives. */
  let isNewest = false;

  async function ask(address: URL): Promise<Response> {
    await pacer.turn(signal);
    requests++;
    meter.add({ requests: 1 });
    const headers = {
      accept: 'application/json',
      'user-agent': userAgent,
      ...(apiKey !== null && { 'x-api-key': apiKey }),
    };
    try {
      // A redirect could carry the key to another host.
      return await fetch(address, { headers, redirect: 'error', signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    } catch (error) {
      signal.throwIfAborted();
      throw new Unreachable(notReached(host, error));
    }
  }

  async function askRested(address: URL): Promise<Response> {
    for (let rests = 0; ; rests++) {
      const answer = await ask(address);
      if (answer.status !== 429) return answer;
      await answer.body?.cancel();
      const restMs = restOf(answer) ?? USUAL_REST_MS;
      if (rests >= MOST_RESTS || restMs > SHORT_REST_MS)
        throw new Unreachable(reason('serverBusy', { address: host }), { retryAfterMs: restMs });
      await wait(restMs, signal);
    }
  }

  return {
    requests: () => requests,
    async get(path, query, also = []) {
      const address = new URL(path.replace(/^\//, ''), root);
      for (const [name, value] of Object.entries(isNewest ? asNewest(query) : query))
        if (value !== undefined) address.searchParams.set(name, String(value));
      const answer = await askRested(address);
      const { status, headers } = answer;
      if (status >= 500)
        throw new Unreachable(reason('unavailable', { address: host, status, statusText: answer.statusText }), {
          retryAfterMs: restOf(answer) || undefined,
        });
      if (status === 200) hearTime?.(address, headers.get('date'));
      const state = { status, revision: headers.get('x-dataset-revision'), date: headers.get('x-dataset-date') };
      if (also.includes(status)) {
        await answer.body?.cancel();
        return { ...state, body: undefined };
      }
      if (status === 401 || status === 403) throw invalidBecause(reason('accessDenied', { address: host, status }));
      if (status !== 200) throw invalidBecause(reason('notThisApi', { address: host, status, path }));
      const limit = Number(headers.get('x-ratelimit-limit') ?? Number.NaN);
      // Other servers may count requests per hour.
      if (Number.isFinite(limit) && state.revision !== null) pacer.learn(limit);
      const { body, bytes } = await bodyOf(answer, host, signal);
      meter.add({ bytes, rows: rowsIn(body) });
      isNewest ||= looksNewest(body);
      return { ...state, body };
    },
  };
}

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

async function bodyOf(answer: Response, host: string, signal: AbortSignal): Promise<{ body: unknown; bytes: number }> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw invalidBecause(reason('answerTooLarge', { address: host, mostMb: MOST_BYTES / 1e6 }));
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    signal.throwIfAborted();
    throw new Unreachable(reason('answerBrokeOff', { address: host, error: errorOf(error) }));
  }
  try {
    return { body: JSON.parse(Buffer.concat(pieces).toString()) as unknown, bytes };
  } catch {
    throw invalidBecause(reason('answerNotJson', { address: host }));
  }
}

const restOf = ({ headers }: Response): number | undefined => retryAfterMs(headers.get('retry-after'), headers.get('date'));
