/**
 * Requests one web address. Promise: only the headers named here are sent, and no cookies; redirects are followed to https only, so that no one
 * on the way can divert the request (http from this machine to itself is for tests), and with secrets to the same server only; a server that
 * is silent is not waited for forever.
 *
 * node:http rather than fetch: fetch decompresses the body, and a download can only be resumed by the bytes as sent.
 */
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { installation } from '#core/platform/installation.ts';
import { http, https } from '#core/platform/node-http.ts';
import { datasetRefused } from '#core/reference/sources/dataset-refused.ts';
import { notReached, retryAfterMs, Unreachable } from '../unreachable.ts';
import { reason } from '#core/reasons/reason.ts';
import { errorOf } from '#core/reasons/errors.ts';

/** It says nothing about the machine or its user. */
const userAgent = `Aeroshelf/${installation.version}`;
const MOST_REDIRECTS = 5;
const RETURNED: ReadonlySet<number> = new Set([200, 206, 304, 416]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Timeouts, rate limits, and server errors that may be temporary. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** Milliseconds. There is no limit on the whole: a slow connection that makes progress may finish. */
export type Waits = { firstByte: number; silence: number };
const usualWaits: Waits = { firstByte: 60_000, silence: 30_000 };

/** Hears what time an answer was given at: its Date header, as the server wrote it. */
export type HearTime = (from: URL, date: string | null | undefined) => void;

export type Asking = {
  signal: AbortSignal;
  waits?: Waits | undefined;
  hearTime?: HearTime | undefined;
  /** The headers hold secrets: no other server gets them. */
  isSecret?: boolean;
  /** It is sent with POST, as a form. */
  form?: string;
  /** These statuses are returned too, in addition to those of `Answer`. With `every`, no redirect is followed. */
  also?: readonly number[] | 'every';
};

/**
 * Throws `Unreachable` when there is no answer or the server is temporarily unable, a Refusal for any status other than those above, and
 * the reason of `signal` when that ended it.
 */
export async function ask(address: string, headers: Readonly<Record<string, string>>, asking: Asking) {
  const first = new URL(address);
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await askOnce(url, { ...headers, 'user-agent': userAgent }, asking);
    const { statusCode: status = 0, statusMessage: statusText = '', headers: answered } = response;
    if (status < 400) asking.hearTime?.(url, answered.date);
    if (RETURNED.has(status) || asking.also === 'every' || asking.also?.includes(status) === true) {
      return {
        /** It is 200, 206, 304, 416 or one of `also`. */
        status,
        statusText,
        headers: answered,
        /** It is the body as sent. Throws `Unreachable` when it breaks off. */
        pieces: heard(response, address, asking),
        /** Call when the body is not wanted. */
        discard: (): void => void response.destroy(),
      };
    }
    response.destroy();
    if (!REDIRECTS.has(status)) throw refusalOf(address, response);
    url = redirected(answered.location, url, first);
    if (asking.isSecret === true && url.origin !== first.origin) throw datasetRefused(reason('redirectsAway', { address, to: url.host }));
  }
  throw datasetRefused(reason('redirectsNowhere', { address }));
}

export type Answer = Awaited<ReturnType<typeof ask>>;

function askOnce(url: URL, headers: Record<string, string>, { waits = usualWaits, signal, form }: Asking): Promise<IncomingMessage> {
  const bare = new URL(url);
  // Node would turn them into a header.
  bare.username = '';
  bare.password = '';
  return new Promise((resolve, reject) => {
    const { request: send } = bare.protocol === 'https:' ? https() : http;
    const asForm = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) };
    const method = form === undefined ? 'GET' : 'POST';
    const request = send(bare, { method, headers: { ...headers, ...asForm }, signal }, (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    const timer = setTimeout(() => request.destroy(timedOut()), waits.firstByte);
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(signal.aborted ? signal.reason : new Unreachable(notReached(url.host, error)));
    });
    request.end(form);
  });
}

/** Everything that arrived before an answer broke off is passed on: otherwise a connection that is cut repeatedly would never make progress. */
function heard(response: IncomingMessage, address: string, { waits = usualWaits, signal }: Asking): AsyncGenerator<Buffer> {
  const body = new PassThrough();
  let failure: Error | undefined;
  response.on('error', (error) => (failure = error));
  response.on('close', () => {
    if (!response.complete) failure ??= Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' });
    body.end();
  });
  response.pipe(body, { end: false });
  // Runs only while waiting for a piece, not while the consumer is busy.
  const expectPiece = () => setTimeout(() => response.destroy(timedOut()), waits.silence);

  async function* pieces(): AsyncGenerator<Buffer> {
    let timer = expectPiece();
    try {
      for await (const piece of body as AsyncIterable<Buffer>) {
        clearTimeout(timer);
        yield piece;
        timer = expectPiece();
      }
    } finally {
      clearTimeout(timer);
    }
    // An answer aborted here looks like one that ended normally.
    signal.throwIfAborted();
    if (failure) throw new Unreachable(reason('brokeOff', { address, error: errorOf(failure) }));
  }
  return pieces();
}

function redirected(location: string | undefined, from: URL, first: URL): URL {
  const to = location === undefined ? null : URL.parse(location, from.href);
  if (!to) throw datasetRefused(reason('redirectsNowhere', { address: from.href }));
  if (to.protocol === 'https:') return to;
  if (to.protocol === 'http:' && isLoopback(to) && isLoopback(first)) return to;
  throw datasetRefused(reason('redirectsInsecurely', { address: first.href, to: `${to.protocol}//${to.host}` }));
}

export const isLoopback = ({ hostname }: URL) => hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

function refusalOf(address: string, { statusCode = 0, statusMessage = '', headers }: IncomingMessage): Error {
  const answer = { address, status: statusCode, statusText: statusMessage };
  const isPassing = statusCode >= 500 || PASSING.has(statusCode);
  if (isPassing)
    return new Unreachable(reason('unavailable', answer), {
      retryAfterMs: retryAfterMs(headers['retry-after'], headers.date) || undefined,
    });
  return datasetRefused(reason('answered', answer));
}

const timedOut = () => Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
