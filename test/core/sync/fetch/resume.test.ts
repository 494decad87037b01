import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unreachable } from '#core/sync/unreachable.ts';
import type { FileServer, ServedFile } from './file-server.ts';
import { failureOf, fileOf, now, openServer, patient, textsIn } from './open.ts';
import { fetchList } from '#core/sync/fetchers.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const header = 'id,name,latitude,longitude,elevation,facilityType\n';
const listOf = (rows: number, word = 'Field') =>
  header + Array.from({ length: rows }, (_, id) => `${id},${word} ${id},1,2,3,airport\n`).join('');

const serveList = (file: ServedFile) => openServer([['list.csv', file]]);

function fetchIt({ base }: Pick<FileServer, 'base'>, folder: string, at = now) {
  const { signal } = new AbortController();
  return fetchList({
    address: `${base}list.csv`,
    folder,
    signal,
    clock: () => at,
    progress: () => undefined,
    waits: patient,
  });
}

/** Fetches once and is cut off after so many bytes. */
async function breakOff(server: FileServer, folder: string, after: number): Promise<void> {
  server.cut.set('list.csv', [after]);
  expect(await failureOf(fetchIt(server, folder))).toBeInstanceOf(Unreachable);
  server.asked.length = 0;
}

const listIn = (path: string) => textsIn(path)['airports.csv'];

describe('a download that broke off', () => {
  it.each([false, true])('goes on where it was, by the bytes as they are sent (packed: %s)', async (isPacked) => {
    const server = await serveList({ ...fileOf(listOf(200)), isPacked });
    const folder = temporaryFolder();
    await breakOff(server, folder, 300);
    const { path, changed } = await fetchIt(server, folder);
    expect(server.asked.map(({ status, headers }) => [status, headers.range, headers['if-range'], headers['accept-encoding']])).toEqual([
      [206, 'bytes=300-', '"v1"', isPacked ? 'gzip' : 'identity'],
    ]);
    expect(changed).toEqual(['airports.csv']);
    expect(listIn(path)).toBe(listOf(200));
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
  });

  it('starts over when the file changed in between', async () => {
    const server = await serveList(fileOf(listOf(200)));
    const folder = temporaryFolder();
    await breakOff(server, folder, 3000);
    server.files.set('list.csv', fileOf(listOf(150, 'Other'), 2));
    const { path } = await fetchIt(server, folder);
    expect(server.asked.map(({ status }) => status)).toEqual([200]);
    expect(listIn(path)).toBe(listOf(150, 'Other'));
  });

  it('is identified by its date without a strong ETag', async () => {
    const lastModified = 'Sun, 01 Nov 2020 03:00:00 GMT';
    const server = await serveList({ text: listOf(200), etag: 'W/"weak"', lastModified });
    const folder = temporaryFolder();
    await breakOff(server, folder, 300);
    const { path } = await fetchIt(server, folder);
    expect(server.asked.map(({ status, headers }) => [status, headers['if-range']])).toEqual([[206, lastModified]]);
    expect(listIn(path)).toBe(listOf(200));
  });

  it.each<[string, Partial<ServedFile>]>([
    ['only a weak ETag identifies its version', { etag: 'W/"weak"' }],
    ['nothing identifies its version', {}],
    ['it changed in the very second of the answer', { lastModified: 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ])('starts over when %s', async (_, about) => {
    const server = await serveList({ text: listOf(200), ...about });
    const folder = temporaryFolder();
    await breakOff(server, folder, 300);
    const { path } = await fetchIt(server, folder);
    expect(server.asked.map(({ status, headers }) => [status, headers.range])).toEqual([[200, undefined]]);
    expect(listIn(path)).toBe(listOf(200));
  });

  const rest =
    (headers: Record<string, string>, status = 206): RequestListener =>
    (request, response) => {
      const body = listOf(200);
      if (request.headers.range === undefined) return void response.writeHead(200, { etag: '"v1"' }).end(body);
      response
        .writeHead(status, { 'content-range': `bytes 300-${body.length - 1}/${body.length}`, etag: '"v1"', ...headers })
        .end(body.slice(300));
    };
  it.each([
    ['of another place', rest({ 'content-range': `bytes 299-${listOf(200).length - 1}/${listOf(200).length}` })],
    ['of a file of another size', rest({ 'content-range': 'bytes 300-400/401' })],
    ['of another version', rest({ etag: '"v2"' })],
    ['of another date', rest({ 'last-modified': 'Tue, 03 Nov 2020 03:00:00 GMT' })],
    ['in another encoding', rest({ 'content-encoding': 'gzip' })],
    ['without saying of what', rest({ 'content-range': '' })],
    ['that does not exist', rest({}, 416)],
    ['that it calls unchanged', rest({}, 304)],
  ])('starts over when the server answers with a rest %s', async (_, answer) => {
    const server = await serveList(fileOf(listOf(200)));
    const folder = temporaryFolder();
    await breakOff(server, folder, 300);
    server.instead.set('list.csv', answer);
    const { path } = await fetchIt(server, folder);
    expect(server.asked.map(({ headers }) => headers.range)).toEqual(['bytes=300-', undefined]);
    expect(listIn(path)).toBe(listOf(200));
  });

  it('is fetched whole when the server joins two versions under one ETag', async () => {
    const server = await serveList(fileOf(listOf(200)));
    const folder = temporaryFolder();
    const versions = [1, 9].map((level) => gzipSync(listOf(200), { level }));
    const answers: RequestListener[] = [
      // It has no length, which would distinguish the versions.
      (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip', etag: '"v1"' });
        response.write(versions[0]?.subarray(0, 200), () => response.destroy());
      },
      (_, response) => {
        const range = `bytes 200-${Number(versions[1]?.length) - 1}/${versions[1]?.length}`;
        response.writeHead(206, { 'content-encoding': 'gzip', 'content-range': range }).end(versions[1]?.subarray(200));
      },
    ];
    server.instead.set('list.csv', (request, response) => {
      const answer = answers.shift();
      if (answer) answer(request, response);
      else response.end(listOf(200));
    });
    expect(await failureOf(fetchIt(server, folder))).toBeInstanceOf(Unreachable);
    const { path } = await fetchIt(server, folder);
    expect(server.asked.map(({ status, headers }) => [status, headers.range])).toEqual([
      [200, undefined],
      [206, 'bytes=200-'],
      [200, undefined],
    ]);
    expect(listIn(path)).toBe(listOf(200));
  });

  it('starts over at another address, though both give the same ETag', async () => {
    const [one, other] = [await serveList(fileOf(listOf(200))), await serveList(fileOf(listOf(200, 'Other')))];
    const folder = temporaryFolder();
    await breakOff(one, folder, 300);
    const { path } = await fetchIt(other, folder);
    expect(listIn(path)).toBe(listOf(200, 'Other'));
  });

  it.each([8, -8])('starts over when the clock says that it broke off %i days ago', async (days) => {
    const server = await serveList(fileOf(listOf(200)));
    const folder = temporaryFolder();
    await breakOff(server, folder, 300);
    await fetchIt(server, folder, new Date(now.getTime() + days * 24 * 3_600_000));
    expect(server.asked.map(({ headers }) => headers.range)).toEqual([undefined]);
  });

  it('ends in the same bytes at whatever point it is interrupted, and nothing is sent twice', async () => {
    const server = await openServer([]);
    const cuts = fc.array(fc.nat(400), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.boolean(), cuts, async (rows, isPacked, cuts) => {
        const folder = temporaryFolder();
        server.files.set('list.csv', { ...fileOf(listOf(rows)), isPacked });
        server.cut.set('list.csv', [...cuts]);
        server.asked.length = 0;
        const size = (isPacked ? gzipSync(listOf(rows)) : Buffer.from(listOf(rows))).length;
        let path: string | undefined;
        while (path === undefined) {
          const outcome = await fetchIt(server, folder).catch((error: unknown) => error);
          if (outcome instanceof Unreachable) continue;
          if (outcome instanceof Error) throw outcome;
          ({ path } = outcome as { path: string });
        }
        expect(listIn(path)).toBe(listOf(rows));
        // The attempts began where the one before ended.
        let at = 0;
        for (const [attempt, { headers }] of server.asked.entries()) {
          expect(headers.range).toBe(at > 0 ? `bytes=${at}-` : undefined);
          at += Math.min(cuts[attempt] ?? size, size - at);
        }
        expect(at).toBe(size);
      }),
      { numRuns: 60 },
    );
  });
});
