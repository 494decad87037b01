import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchReplica, type FetchedReplica } from '#core/sync/replica/fetch-replica.ts';
import { readReplica } from '#core/reference/sources/replica/read.ts';
import { Unreachable } from '#core/sync/unreachable.ts';
import { testServer } from '../../../helpers/server.ts';
import { countingProxy, remoteAt, type Proxy } from './counting-proxy.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const source = testServer();
let proxy: Proxy;
let folder: string;

beforeEach(async () => {
  proxy = await countingProxy(source);
  folder = temporaryFolder();
});

const path = () => join(folder, 'replica.sqlite');
const fetchAll = (remote = remoteAt(proxy, source.key)): Promise<FetchedReplica> =>
  fetchReplica({ path: path(), base: proxy.url, remote, progress: () => undefined });

/** Overwrites a part of the middle, where the bodies are. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 20_000);
  writeFileSync(file, bytes);
}

describe('a copy of another server', () => {
  it('has every airport with runways, frequencies and details, as that server gives them', async () => {
    const fetched = await fetchAll();
    expect(fetched).toMatchObject({ isNew: true, airports: 190, date: source.core.dataset.current().date });
    const facts = await readReplica(path());
    expect(facts.airports).toHaveLength(190);
    expect(facts.countries).toHaveLength(251);
    const geneva = facts.airports.find((one) => one.airport.icaoCode === 'LSGG');
    const own = JSON.parse(String(source.core.airports.get('LSGG')?.body)) as { runways: object[]; frequencies: object[] };
    const { runways, frequencies, ...airport } = own;
    expect(geneva?.airport).toEqual(airport);
    expect(geneva?.runways.map(({ runway }) => runway)).toEqual(runways);
    expect(geneva?.frequencies).toEqual(frequencies);
    expect(geneva?.sourceType).toBe('large_airport');
  });

  it('costs one request when nothing has changed', async () => {
    await fetchAll();
    expect(await fetchAll()).toMatchObject({ isNew: false });
    expect(proxy.asked).toEqual(['/airports?limit=1']);
  });

  it('goes on where a broken run ended', async () => {
    proxy.instead = (request, reply) => {
      if (!request.url?.startsWith('/countries')) return false;
      reply.destroy();
      return true;
    };
    await expect(fetchAll()).rejects.toThrow(Unreachable);
    await expect(readReplica(path())).rejects.toMatchObject({ reasons: [{ code: 'copyIncomplete' }] });
    proxy.instead = undefined;
    expect(await fetchAll()).toMatchObject({ isNew: true, airports: 190 });
  });

  it('comes airport by airport from a server whose list has no parts', async () => {
    proxy.instead = (request, reply) => {
      if (!request.url?.includes('expand=')) return false;
      reply.writeHead(400, { 'content-type': 'application/json' }).end('{"statusCode":400,"name":"Bad Request","message":"expand"}');
      return true;
    };
    expect(await fetchAll()).toMatchObject({ airports: 190 });
    expect(proxy.asked.filter((url) => /^\/airports\/[0-9a-f-]{36}$/.test(url))).toHaveLength(190);
    const facts = await readReplica(path());
    expect(facts.airports.flatMap(({ runways }) => runways).length).toBe(source.core.dataset.current().counts.runways);
    await fetchAll();
    expect(proxy.asked).toHaveLength(1);
  });

  it.each([
    ['is no database', () => writeFileSync(path(), 'not a database, and long enough to be recognised as none')],
    ['has damaged pages', () => damage(path())],
  ])('that %s is fetched again', async (_, spoil) => {
    await fetchAll();
    spoil();
    expect(await fetchAll()).toMatchObject({ isNew: true, airports: 190 });
    expect((await readReplica(path())).airports).toHaveLength(190);
  });

  it('of an earlier address is thrown away', async () => {
    await fetchAll();
    const other = await countingProxy(source);
    await fetchReplica({ path: path(), base: other.url, remote: remoteAt(other), progress: () => undefined });
    expect(other.asked.length).toBeGreaterThan(1);
  });
});

describe('a server that does not answer as it should', () => {
  const always = (status: number, headers: Record<string, string>, body: string) => {
    proxy.instead = (_asked, reply) => {
      reply.writeHead(status, headers).end(body);
      return true;
    };
  };

  it.each([
    [200, 'text/html', '<html>', 'answerNotJson'],
    [200, 'application/json', '{"items":[]}', 'listNotOfApi'],
    [200, 'application/json', '{"totalCount":1,"items":[{"id":1}]}', 'listNotOfApi'],
    [404, 'text/plain', 'none', 'notThisApi'],
    [401, 'application/json', '{}', 'accessDenied'],
  ])('with %i, %s and %s is refused as such', async (status, type, body, code) => {
    always(status, { 'content-type': type }, body);
    await expect(fetchAll()).rejects.toMatchObject({ name: 'Refusal', reasons: [{ code }] });
  });

  it('with 503 counts as not reached, with the rest that it asks for', async () => {
    always(503, { 'retry-after': '90' }, '');
    await expect(fetchAll()).rejects.toMatchObject({ name: 'Unreachable', retryAfterMs: 90_000 });
  });

  it('with 429 is asked again after the rest that it wants', async () => {
    let refusals = 2;
    proxy.instead = (_asked, reply) => {
      if (refusals-- <= 0) return false;
      reply.writeHead(429, { 'retry-after': '0' }).end();
      return true;
    };
    expect(await fetchAll()).toMatchObject({ airports: 190 });
  });

  it('that leads elsewhere is not followed, for the key would go along', async () => {
    always(302, { location: 'http://127.0.0.1:1/airports' }, '');
    await expect(fetchAll()).rejects.toThrow(Unreachable);
  });

  it('that is not there is not reached', async () => {
    await proxy.close();
    await expect(fetchAll()).rejects.toMatchObject({
      name: 'Unreachable',
      reason: { code: 'unreachable', values: { error: 'ECONNREFUSED' } },
    });
  });

  it('is left as soon as the run is ended', async () => {
    const ended = new AbortController();
    proxy.instead = () => {
      ended.abort(new Error('ended by the user'));
      return true;
    };
    await expect(fetchAll(remoteAt(proxy, null, ended.signal))).rejects.toThrow('ended by the user');
  });
});
