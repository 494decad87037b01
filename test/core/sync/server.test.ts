import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Reference } from '#core/reference/dataset.ts';
import { serving } from '../../helpers/listening.ts';
import { open } from './opened.ts';
import { ownServer } from '../../helpers/server.ts';

const airportsOf = ({ db }: Reference) => db.prepare<[], string>('SELECT id FROM airports ORDER BY id').pluck().all();

describe('another Aeroshelf as the source', () => {
  it('gives its airports without a key, and nothing new the second time', async () => {
    const server = await ownServer();
    const { sources, sync, dataset, notams } = await open();
    const { id } = sources.add({ kind: 'api', address: server.url });
    expect(await sync.run(undefined)).toMatchObject({ sources: [{ result: 'new', reason: null }], report: { counts: { airports: 190 } } });
    expect(airportsOf(dataset.current())).toEqual(airportsOf(server.core.dataset.current()));
    expect(sources.get(id)).toMatchObject({ state: 'fresh', dataDate: server.core.dataset.current().date });
    expect(notams.count()).toBe(0);
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'same' }]);
  });

  it('gives its NOTAMs too to who has a key, but not its samples', async () => {
    const server = await ownServer();
    const file = join(server.dataDir, 'a.txt');
    writeFileSync(
      file,
      '(A7501/29 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)',
    );
    await server.core.notamIntake.files([{ path: file, name: 'a.txt' }]);
    const { sources, sync, notams } = await open();
    sources.add({ kind: 'api', address: server.url, apiKey: server.key });
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new' }]);
    expect(notams.count()).toBe(1);
    expect(notams.find('LSGG:A7501/29')).toHaveLength(1);
  });

  it('is read by its newest revision too, with who may use an airport', async () => {
    const server = await ownServer();
    await server.core.importAirlines(Buffer.from('name,icaoCode,callsign\nSwiss,SWR,SWISS\n'), 'airlines.csv');
    const queries: string[] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      queries.push(request.url ?? '');
      const reply = await fetch(`${server.url}${request.url}`, { headers: { 'x-api-key': server.key } });
      const text = (await reply.text()).replaceAll(/("icaoCode":"LSGG"[^{}[\]]*"isMilitary":)null/g, '$1true');
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
    };
    const told = await serving((request, response) => void answer(request, response));
    const { sources, sync, dataset, airlines } = await open();
    sources.add({ kind: 'api', address: `${told.address}1.0.16` });
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new', reason: null }]);
    expect(airportsOf(dataset.current())).toEqual(airportsOf(server.core.dataset.current()));
    const military = dataset
      .current()
      .db.prepare<[], string>('SELECT icao_code FROM airports WHERE is_military = 1 AND is_civilian IS NULL');
    expect(military.pluck().all()).toEqual(['LSGG']);
    expect(airlines.telephonyOf('SWR123')).toBe('SWISS');
    expect(queries.filter((path) => path.includes('offset=')).length).toBeGreaterThan(0);
  });

  it('that gives no NOTAMs for now gives its airports, and is asked again soon', async () => {
    const server = await ownServer();
    const before = await serving((request, response) => {
      if (request.url?.startsWith('/notams')) return void response.writeHead(503).end();
      const { host: _other, ...headers } = request.headers;
      const onward = get({ port: server.port, path: request.url, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
      });
      onward.on('error', () => response.destroy());
    });
    const { sources, sync, dataset } = await open();
    const { id } = sources.add({ kind: 'api', address: before.address, apiKey: server.key });
    const outcome = await sync.run(undefined);
    expect(outcome).toMatchObject({ sources: [{ result: 'unreachable' }], report: { counts: { airports: 190 } } });
    expect(dataset.current().source).not.toBe('Aeroshelf starter set');
    expect(sources.get(id)).toMatchObject({ state: 'unreachable', failures: 1, nextAt: '2030-01-01T00:01:00.000Z' });
  });

  it('whose key is wrong is refused in words, and what it gave before stays in use', async () => {
    const server = await ownServer();
    const { sources, sync, dataset } = await open();
    const { id } = sources.add({ kind: 'api', address: server.url, apiKey: server.key });
    await sync.run(undefined);
    const { revision } = dataset.current();
    sources.change(id, { apiKey: 'wrong' });
    const [outcome] = (await sync.run(undefined)).sources;
    expect(outcome).toMatchObject({ result: 'refused', reason: { code: 'accessDenied', values: { status: 401 } } });
    expect(JSON.stringify(sources.list())).not.toContain('wrong');
    expect(dataset.current().revision).toBe(revision);
  });
});
