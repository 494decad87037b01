import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedSet, smallSet, writeSet } from '../../helpers/dataset-files.ts';
import { FIRST_LOOK, HOUR, open, openWithServer } from './opened.ts';
import { startCsvServer } from './csv-server.ts';

const MINUTE = 60_000;

describe('without a network', () => {
  it('is quiet, tries again with growing pauses, and goes on where it was', async () => {
    const { server, sources, sync, dataset, timer, said, settled, id } = await openWithServer();
    await server.close();
    sync.start('always');
    timer.pass(FIRST_LOOK);
    await settled();
    const pauses: number[] = [];
    for (let failures = 1; failures <= 11; failures++) {
      const pause = Date.parse(sources.get(id)?.nextAt ?? '') - timer.clock().getTime();
      pauses.push(pause / MINUTE);
      timer.pass(pause - 1);
      expect([sync.status().state, sources.get(id)?.failures]).toEqual(['idle', failures]);
      timer.pass(1);
      await settled();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(sources.get(id)).toMatchObject({ state: 'unreachable', failures: 12, fetchedAt: null });
    expect(sources.get(id)?.failure).toMatchObject({ code: 'unreachable', values: { error: 'ECONNREFUSED' } });
    expect(sync.status()).toMatchObject({
      state: 'idle',
      network: 'offline',
      outcome: { sources: [{ result: 'unreachable', reason: { code: 'unreachable', values: { address: new URL(server.base).host } } }] },
    });
    expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(dataset.current().source).toBe('Aeroshelf starter set');

    await startCsvServer(smallSet(), '2029-12-31T00:00:00Z', Number(new URL(server.base).port));
    timer.pass(6 * HOUR);
    await settled();
    expect(sources.get(id)).toMatchObject({ state: 'fresh', failures: 0, failure: null });
    expect(sync.status().network).toBe('online');
    expect(dataset.current().counts.airports).toBe(3);
  });

  it('a server that asks for a rest gets it, and is no failure of the network', async () => {
    const { server, sources, sync, id } = await openWithServer();
    server.fail({ status: 503, headers: { 'retry-after': '1800' } });
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'unreachable' }]);
    expect([sources.get(id)?.nextAt, sync.status().network]).toEqual(['2030-01-01T00:30:00.000Z', 'online']);
  });

  it('a disk that is not connected is no failure of the network', async () => {
    const folder = writeSet(smallSet());
    const { sources, sync } = await open();
    const { id } = sources.add({ kind: 'files', address: folder });
    rmSync(folder, { recursive: true });
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'unreachable' }]);
    expect(sources.get(id)?.state).toBe('unreachable');
    expect(sync.status().network).toBe('unknown');
  });
});

describe('the setting that wants no network', () => {
  it('lets no request leave, by schedule or by hand, and lets folders be read', async () => {
    const server = await startCsvServer();
    const { sources, sync, dataset, timer, settings, settled } = await open({ settings: { offline: true } });
    const web = sources.add({ kind: 'ourairports', address: server.base });
    sources.add({ kind: 'files', address: writeSet(generatedSet(4)), name: 'Disk' });
    expect(sync.status().network).toBe('off');
    sync.start('always');
    timer.pass(FIRST_LOOK);
    await settled();
    expect(dataset.current().counts.airports).toBe(4);
    const outcome = await sync.run(web.id);
    expect(outcome.sources).toMatchObject([{ result: 'offline', reason: null }]);
    timer.pass(1000 * HOUR);
    await settled();
    expect(server.asked).toEqual([]);
    expect(sources.get(web.id)).toMatchObject({ state: 'never', failures: 0 });
    expect(sync.status().network).toBe('off');

    settings.change({ offline: false });
    await settled();
    expect(server.asked.length).toBeGreaterThan(0);
    expect(sync.status().network).toBe('online');
  });

  it('ends a fetch under way at once', async () => {
    const { server, sources, sync, settings, id } = await openWithServer();
    const letGo = server.holdBack();
    const running = sync.run(undefined);
    settings.change({ offline: true });
    expect((await running).sources).toMatchObject([{ result: 'offline' }]);
    letGo();
    expect(sources.get(id)).toMatchObject({ state: 'never', failures: 0 });
    expect(sync.status()).toMatchObject({ state: 'idle', network: 'off' });
  });

  it('keeps an import by hand from the public addresses, and from nowhere else', async () => {
    const { sync, settings } = await open();
    sync.refuseOffline('ourairports');
    settings.change({ offline: true });
    expect(() => sync.refuseOffline('ourairports')).toThrow(expect.objectContaining({ code: 'invalidRequest' }) as Error);
    sync.refuseOffline('/data/ourairports');
  });

  it('can be had for one process, whatever is set', async () => {
    const { server, sync } = await openWithServer();
    sync.stayOffline();
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'offline' }]);
    expect(server.asked).toEqual([]);
  });
});

it('with autoSync off the schedule rests until it is on again; asking works all the time', async () => {
  const { server, sync, timer, settings, settled } = await openWithServer({ settings: { autoSync: false } });
  sync.start('bySetting');
  timer.pass(1000 * HOUR);
  await settled();
  expect(server.asked).toEqual([]);
  expect(sync.status().nextAt).toBeNull();
  settings.change({ autoSync: true });
  await settled();
  expect(server.asked).toHaveLength(6);
});

it('a source that is added while the schedule runs is fetched at once', async () => {
  const { sources, sync, dataset, timer, settled } = await open();
  sync.start('always');
  timer.pass(FIRST_LOOK);
  sources.add({ kind: 'files', address: writeSet(smallSet()) });
  await settled();
  expect(dataset.current().counts.airports).toBe(3);
});
