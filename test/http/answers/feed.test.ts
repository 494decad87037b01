import { once } from 'node:events';
import { createServer } from 'node:net';
import { Value } from 'typebox/value';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ServerEvent } from '#contract/sync/events.ts';
import { startServer } from '#http/server.ts';
import { ask, ownServer, type Running } from '../../helpers/server.ts';
import { readEvents, type EventReader } from '../event-reader.ts';

let server: Running;
beforeEach(async () => {
  server = await ownServer();
});

async function read(headers?: Record<string, string>): Promise<EventReader> {
  const reader = await readEvents(server, headers);
  onTestFinished(() => reader.close());
  return reader;
}

/** How many hear of an event; every reader of the stream is one. */
const emitNothing = () => server.core.events.emit({ type: 'notams', importedAt: null, cursor: 0, ids: [] });
const notice = (number: string) =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)`;

describe('GET /events', () => {
  it('sends the current state first: the dataset, the NOTAMs and the sync', async () => {
    const { status, headers, events, until } = await read();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toBeDefined();
    await until(({ type }) => type === 'sync');
    const { revision, date } = server.core.dataset.current();
    expect(headers['x-dataset-revision']).toBe(revision);
    expect(events).toEqual([
      { type: 'dataset', revision, date },
      { type: 'notams', importedAt: server.core.notams.ages().importedAt, cursor: server.core.notams.changes.cursor(), ids: [] },
      { type: 'weather', importedAt: null },
      { type: 'sync', sync: server.core.sync.status() },
    ]);
    for (const event of events) expect([...Value.Errors(ServerEvent, event)]).toEqual([]);
  });

  it('announces METAR and TAF that were stored or deleted, and not those that were there before', async () => {
    const { events, until } = await read();
    await until(({ type }) => type === 'sync');
    const send = (path: string, method: 'POST' | 'DELETE', body?: string) =>
      ask(server, path, { method, headers: { 'x-api-key': server.key }, ...(body !== undefined && { body }) });
    const metar = 'METAR LSGG 210520Z 23015KT CAVOK 12/10 Q0998=';
    await send('/weather/import?dryRun=true', 'POST', metar);
    await send('/weather/import', 'POST', metar);
    const importedAt = server.core.weather.importedAt();
    await send('/weather/import', 'POST', metar);
    await send('/weather', 'DELETE');
    const announced = () => events.filter(({ type }) => type === 'weather');
    await until(() => announced().length === 3);
    expect(announced()).toEqual([
      { type: 'weather', importedAt: null },
      { type: 'weather', importedAt },
      { type: 'weather', importedAt: null },
    ]);
  });

  it('announces NOTAMs that were imported, and not a file that changed nothing', async () => {
    const { events, until } = await read();
    await until(({ type }) => type === 'sync');
    const upload = (body: string, query = '') =>
      ask(server, `/notams/import${query}`, { method: 'POST', headers: { 'x-api-key': server.key, 'content-type': 'text/plain' }, body });
    await upload(notice('A7101/29'), '?dryRun=true');
    await upload(notice('A7101/29'));
    await upload(notice('A7101/29'));
    await upload(notice('A7102/29'));
    const announced = () => events.filter(({ type }) => type === 'notams');
    const { importedAt } = server.core.notams.ages();
    await until((event) => event.type === 'notams' && event.importedAt === importedAt);
    expect(announced()).toHaveLength(3);
  });

  it('announces how a sync ended', async () => {
    server.core.sync.stayOffline();
    const { until } = await read();
    await server.core.sync.run(undefined);
    const last = await until((event) => event.type === 'sync' && event.sync.finishedAt !== null && event.sync.state === 'idle');
    expect(last).toMatchObject({ sync: { network: 'off', outcome: { sources: [{ name: 'OurAirports', result: 'offline' }] } } });
  });

  it('asks the browser to come back after two seconds', async () => {
    const reader = await read();
    await reader.until(({ type }) => type === 'dataset');
    expect(reader.first()).toMatch(/^retry: 2000\n\n/);
  });
});

describe('a reader', () => {
  it('that goes away is forgotten', async () => {
    const reader = await read();
    const other = await read();
    await reader.until(({ type }) => type === 'sync');
    reader.close();
    await reader.ended;
    // The other still hears; and the place of the first is free, which only counting to the bound shows.
    for (let place = 0; place < 19; place++) expect((await read()).status).toBe(200);
    emitNothing();
    await other.until((event) => event.type === 'notams' && event.importedAt === null);
  });

  it('that does not read is let go, and the others hear on', async () => {
    const [deaf, other] = await Promise.all(Array.from({ length: 20 }, () => read()));
    await deaf?.until(({ type }) => type === 'sync');
    deaf?.stopReading();
    const status = server.core.sync.status();
    const long = { type: 'sync' as const, sync: { ...status, source: 'x'.repeat(20_000) } };
    // How much the system buffers for a socket is unknown: events are sent until the place is free.
    let isFree = false;
    for (let sent = 0; !isFree && sent < 5_000; sent += 50) {
      for (let count = 0; count < 50; count++) {
        server.core.events.emit(long);
        if (count % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      isFree = (await read()).status === 200;
    }
    expect(isFree).toBe(true);
    server.core.events.emit({ type: 'sync', sync: { ...status, source: 'last' } });
    await other?.until((event) => event.type === 'sync' && event.sync.source === 'last');
  });

  it('may be one of twenty of its caller; another caller has twenty of its own', async () => {
    await Promise.all(Array.from({ length: 20 }, () => read()));
    const refused = await ask(server, '/events');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json).toMatchObject({ message: 'You already have 20 event streams open; close one of them.' });
    expect((await read({ 'x-api-key': server.key })).status).toBe(200);
  });

  it("of a stranger takes no place of the window, also when a user is signed in there, nor a program's of its user", async () => {
    await Promise.all(Array.from({ length: 20 }, () => read()));
    const window = { 'sec-fetch-site': 'same-origin' };
    expect((await read(window)).status).toBe(200);
    const owner = { 'x-api-key': server.key };
    await Promise.all(Array.from({ length: 20 }, () => read(owner)));
    expect((await ask(server, '/events', { headers: owner })).status).toBe(429);
    expect((await read({ ...owner, ...window })).status).toBe(200);
  });

  it('of a stranger who says to be the window takes no place of who is signed in there', async () => {
    const window = { 'sec-fetch-site': 'same-origin' };
    await Promise.all(Array.from({ length: 20 }, () => read(window)));
    expect((await ask(server, '/events', { headers: window })).status).toBe(429);
    expect((await read({ 'x-api-key': server.key, ...window })).status).toBe(200);
  });
});

it('closing the server ends the streams, however many there are', async () => {
  const second = await startServer(server.core, { port: 0, log: { info() {}, warn() {}, error() {} } });
  const open = await Promise.all(Array.from({ length: 5 }, () => readEvents(second)));
  await second.close();
  expect(await Promise.all(open.map(({ ended }) => ended))).toHaveLength(5);
  emitNothing();
  // The port is free again.
  const holder = createServer().listen(second.port, '127.0.0.1');
  await once(holder, 'listening');
  holder.close();
});
