import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { notReached, Unreachable } from '#core/sync/unreachable.ts';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { failureOf, fetchFrom, openServer, patient, textsIn, textsOf } from './open.ts';
import type { Step } from '#contract/progress.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const says =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end();

describe('a server that does not answer well now', () => {
  it.each<[string, RequestListener, number | undefined]>([
    ['500', says(500), undefined],
    ['503 with seconds to wait', says(503, { 'retry-after': '120' }), 120_000],
    [
      '429 with a date to wait for',
      says(429, { date: 'Sat, 21 Nov 2026 10:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 10:01:30 GMT' }),
      90_000,
    ],
    [
      '429 with a date that is past',
      says(429, { date: 'Sat, 21 Nov 2026 10:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }),
      undefined,
    ],
  ])('is unreachable: %s', async (_, answer, retryAfterMs) => {
    const server = await openServer();
    const folder = temporaryFolder();
    const { path } = await fetchFrom(server, folder);
    server.instead.set('countries.csv', answer);
    const failure = await failureOf(fetchFrom(server, folder));
    expect(failure).toBeInstanceOf(Unreachable);
    expect((failure as Unreachable).message).toContain('countries.csv answered');
    expect((failure as Unreachable).retryAfterMs).toBe(retryAfterMs);
    expect(textsIn(snapshotOf(folder)?.path ?? '')).toEqual(textsOf(server.files));
    expect(snapshotOf(folder)?.path).toBe(path);
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['cuts the connection at once', (request) => void request.socket.destroy(), /connection was cut|socket hang up/],
    [
      'sends fewer bytes than it says',
      (_, response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('id,code', () => response.socket?.end());
      },
      /broke off/,
    ],
  ])('is unreachable when it %s', async (_, answer, words) => {
    const server = await openServer();
    server.instead.set('countries.csv', answer);
    const failure = await failureOf(fetchFrom(server, temporaryFolder()));
    expect(failure).toBeInstanceOf(Unreachable);
    expect((failure as Unreachable).message).toMatch(words);
  });

  it('is unreachable when it is not there', async () => {
    const server = await openServer();
    await server.close();
    const failure = await failureOf(fetchFrom(server, temporaryFolder()));
    expect(failure).toBeInstanceOf(Unreachable);
    expect((failure as Unreachable).reason).toMatchObject({ code: 'unreachable', values: { error: 'ECONNREFUSED' } });
  });

  it('is unreachable when it takes the request and is silent', async () => {
    const server = await openServer();
    server.instead.set('airports.csv', () => undefined);
    const failure = await failureOf(fetchFrom(server, temporaryFolder(), { waits: { ...patient, firstByte: 50 } }));
    expect(failure).toBeInstanceOf(Unreachable);
    expect((failure as Unreachable).reason).toMatchObject({ code: 'unreachable', values: { error: 'ETIMEDOUT' } });
  });

  it('is unreachable when it falls silent within a file, whose beginning is kept', async () => {
    const server = await openServer();
    const folder = temporaryFolder();
    const { text = '' } = server.files.get('airports.csv') ?? {};
    server.instead.set('airports.csv', (_, response) => {
      response.writeHead(200, { 'content-length': text.length, etag: '"v1"' });
      response.write(text.slice(0, 100));
    });
    const failure = await failureOf(fetchFrom(server, folder, { waits: { ...patient, silence: 50 } }));
    expect(failure).toBeInstanceOf(Unreachable);
    expect((failure as Unreachable).reason).toMatchObject({ code: 'brokeOff', values: { error: 'ETIMEDOUT' } });
    server.instead.clear();
    const { path } = await fetchFrom(server, folder);
    expect(server.asked.find(({ status }) => status === 206)?.headers.range).toBe('bytes=100-');
    expect(textsIn(path)).toEqual(textsOf(server.files));
  });

  it('is waited for as long as bytes keep coming', async () => {
    const server = await openServer();
    const { text = '' } = server.files.get('countries.csv') ?? {};
    // Six pauses of a fifth of the bound on silence are more than the bound.
    server.instead.set('countries.csv', (_, response) => {
      const step = Math.ceil(text.length / 6);
      const sendFrom = (at: number) => {
        if (at >= text.length) return void response.end();
        response.write(text.slice(at, at + step));
        setTimeout(() => sendFrom(at + step), 400);
      };
      response.writeHead(200);
      sendFrom(0);
    });
    const { path } = await fetchFrom(server, temporaryFolder(), { waits: { ...patient, silence: 2000 } });
    expect(textsIn(path)['countries.csv']).toBe(text);
  });
});

it('ends with the reason of its signal, whatever it was doing, and keeps what arrived', async () => {
  const server = await openServer();
  const folder = temporaryFolder();
  const ended = new AbortController();
  const reason = new Error('the program ends');
  const { text = '' } = server.files.get('airports.csv') ?? {};
  server.instead.set('airports.csv', (_, response) => {
    response.writeHead(200, { 'content-length': text.length, etag: '"v1"' });
    response.write(text.slice(0, 200));
  });
  const progress = ({ done }: Step) => void (done === 200 && ended.abort(reason));
  expect(await failureOf(fetchFrom(server, folder, { signal: ended.signal, progress }))).toBe(reason);
  expect(await failureOf(fetchFrom(server, folder, { signal: ended.signal }))).toBe(reason);
  expect(readdirSync(folder).toSorted()).toEqual(['airports.csv.part', 'airports.csv.part.json']);
});

it.each(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED'])('a certificate of another time is named as that, and no other fault is: %s', (code) => {
  const fault = Object.assign(new Error('certificate'), { code });
  // One client gives the fault itself, another as the cause of its own.
  for (const error of [fault, new TypeError('fetch failed', { cause: fault })])
    expect(notReached('notams.example', error)).toMatchObject({ code: 'certificateTime', values: { address: 'notams.example' } });
  expect(notReached('notams.example', Object.assign(new Error(), { code: 'CERT_REVOKED' })).code).toBe('unreachable');
});
