/**
 * Requests to the FAA's NOTAM Management Service. Promise: one a second; the token is kept until shortly before its end and renewed once when it is refused, and then the
 * credentials are refused, never in a loop; what is secret goes to this server alone; an answer goes into a file, whatever its size, and a web page into none.
 */
import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { steadyMs } from '#core/platform/clock.ts';
import { unpackedBegin } from '#core/platform/archives/compressed.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import type { ClientCredentials } from '#core/sync/credentials/credentials.ts';
import { ask, type Answer, type Asking, type HearTime } from '#core/sync/fetch/request.ts';
import { openSparingPacer, rested } from '#core/sync/replica/remote.ts';
import { openMeter, type Bounds } from '#core/sync/run-bounds.ts';
import { DENIALS, denied, momentOf, readJson, withoutWebPage } from '../answers.ts';
import { shapeChanged } from '../changed-form.ts';

const MS_A_SECOND = 1_000;
/** A token is renewed so long before its end. */
const RENEW_MS = 60_000;
/** The token is valid for this long where the answer does not say. */
const USUAL_SECONDS = 1_799;
/** An answer that names the place of another, or has nothing in it, is shorter. */
const MOST_READ_HERE = 16_384;
/** The checklist of one place is shorter. */
const MOST_UNPACKED_HERE = 10_000_000;
const bounds: Bounds = { requests: 3_000, megabytes: 800, hours: 1 };

/** `at`: when it was answered, ISO 8601 UTC; null where the server does not say. */
export type Saved = { path: string; at: string | null; bytes: number };

export type NmsClient = {
  /** Saves an answer at `path`, packed or not, as it came; one that names where its content is, with that content. Throws as `ask`, and a Refusal for credentials that are refused. */
  save(query: { path: string; search: Record<string, string>; format?: 'GEOJSON' | 'AIXM' }, path: string): Promise<Saved>;
};

/** Tokens of this process, which stay in its memory: a run soon after another needs no new one. By a digest of whose they are. */
export type NmsTokens = Map<string, { text: string; until: number }>;

type Options = {
  address: string;
  tokens?: NmsTokens;
  credentials: ClientCredentials | null;
  signal: AbortSignal;
  hearTime?: HearTime;
  /** They are milliseconds of a monotonic clock. */
  now?: () => number;
};

export function openNms({ address, credentials, tokens = new Map(), signal, hearTime, now = steadyMs }: Options): NmsClient {
  const pacer = openSparingPacer(address);
  const meter = openMeter(address, bounds);
  const asking: Asking = { signal, hearTime, isSecret: true };
  const { clientId, clientSecret } = credentials ?? { clientId: '', clientSecret: '' };
  const whose = hash('sha256', JSON.stringify([address, clientId, clientSecret]));

  async function bearer(): Promise<string> {
    const token = tokens.get(whose);
    if (token && now() < token.until) return token.text;
    await pacer.turn(signal);
    meter.add({ requests: 1 });
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const url = new URL('/v1/auth/token', address).href;
    const { body } = await readJson(url, { headers: { authorization }, form: 'grant_type=client_credentials', ...asking });
    const { access_token: text, expires_in: seconds } = (body ?? {}) as { access_token?: unknown; expires_in?: unknown };
    if (typeof text !== 'string') throw shapeChanged(address, 'access_token', undefined);
    const holdsMs = (Number(seconds ?? USUAL_SECONDS) || USUAL_SECONDS) * MS_A_SECOND;
    tokens.set(whose, { text, until: now() + Math.max(holdsMs - RENEW_MS, holdsMs / 2) });
    return text;
  }

  async function get(url: URL, format: string | undefined): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const authorization = `Bearer ${await bearer()}`;
      await pacer.turn(signal);
      meter.add({ requests: 1 });
      const answer = await ask(
        url.href,
        { authorization, accept: 'application/json', ...(format !== undefined && { nmsResponseFormat: format }) },
        { ...asking, also: DENIALS },
      );
      if (!DENIALS.includes(answer.status)) return answer;
      answer.discard();
      tokens.delete(whose);
      if (answer.status !== 401 || attempt > 1) throw denied(url.host, answer.status);
    }
  }

  async function saveAnswer(url: URL, format: string | undefined, path: string): Promise<Saved> {
    const answer = await rested(() => get(url, format), signal);
    let bytes = 0;
    async function* looked() {
      for await (const piece of withoutWebPage(answer.pieces, url.host)) {
        bytes += piece.length;
        meter.add({ bytes: piece.length });
        yield piece;
      }
    }
    try {
      await pipeline(looked(), createWriteStream(path, { mode: 0o600 }), { signal });
    } finally {
      answer.discard();
    }
    return { path, at: momentOf(answer.headers.date), bytes };
  }

  return {
    async save({ path: resource, search, format }, path) {
      const url = new URL(`/nmsapi/v1/${resource}`, address);
      for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value);
      const saved = await saveAnswer(url, format, path);
      const content = await contentOf(path, url);
      return content ? { ...(await saveAnswer(content, format, path)), at: saved.at } : saved;
    },
  };
}

/** Tells where the content is that a short answer names, on the same server. Throws a Refusal for an answer that says it failed. */
async function contentOf(path: string, from: URL): Promise<URL | undefined> {
  const body = await readShort(path);
  const { status, errors, data } = (body ?? {}) as { status?: unknown; errors?: unknown; data?: { url?: unknown } };
  if (status === 'Failure' || (Array.isArray(errors) && errors.length > 0)) {
    const [first] = (Array.isArray(errors) ? errors : []) as { code?: unknown; message?: unknown }[];
    const words = [first?.message, first?.code].find((one) => typeof one === 'string');
    const error = typeof words === 'string' ? words.slice(0, 200) : 'Failure';
    throw invalidBecause(reason('serviceRefused', { address: from.host, error }));
  }
  if (typeof data?.url !== 'string') return undefined;
  const url = URL.parse(data.url.replace(/^\/v1\//, '/nmsapi/v1/'), from.origin);
  if (url?.origin !== from.origin)
    throw invalidBecause(reason('redirectsAway', { address: from.host, to: url?.host ?? data.url.slice(0, 100) }));
  return url;
}

/** An answer as JSON, if it is short; undefined for a long one and for what is no JSON. */
export async function readShort(path: string): Promise<unknown> {
  return (await stat(path)).size > MOST_READ_HERE ? undefined : jsonOf(await readFile(path));
}

function jsonOf(answer: Buffer): unknown {
  try {
    return JSON.parse(Buffer.from(unpackedBegin(answer, MOST_UNPACKED_HERE)).toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** What the checklist of one place has, for a test of the source. Throws as `save`, and `shapeChanged`. */
export async function checklistAt(
  { address, place }: { address: string; place: string },
  how: { credentials: ClientCredentials | null; signal: AbortSignal },
): Promise<{ total: number; bytes: number; at: string | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'aeroshelf-'));
  try {
    const path = join(folder, 'checklist');
    const { bytes, at } = await openNms({ address, ...how }).save({ path: 'notams/checklist', search: { location: place } }, path);
    const { data } = (jsonOf(await readFile(path)) ?? {}) as { data?: { checklist?: unknown } };
    if (!Array.isArray(data?.checklist)) throw shapeChanged(address, 'data.checklist', undefined);
    return { total: data.checklist.length, bytes, at };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
