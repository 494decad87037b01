import { describe, expect, it } from 'vitest';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { generatedSet, smallSet, writeSet } from '../../helpers/dataset-files.ts';
import { FIRST_LOOK, HOUR, named, open, openWithServer } from './opened.ts';
import { startCsvServer } from './csv-server.ts';

describe('a first run', () => {
  it('fetches the six files and puts the set in use; until then the starter set serves', async () => {
    const { server, sources, sync, dataset, id } = await openWithServer();
    expect(dataset.current().source).toBe('Aeroshelf starter set');
    const outcome = await sync.run(undefined);
    expect(outcome).toMatchObject({ sources: [{ id, result: 'new', reason: null }], report: { counts: { airports: 3 } } });
    expect(dataset.current()).toMatchObject({ counts: { airports: 3 }, date: '2029-12-31T00:00:00.000Z' });
    expect(server.asked).toHaveLength(6);
    expect(sources.get(id)).toMatchObject({
      state: 'fresh',
      failure: null,
      dataDate: '2029-12-31T00:00:00.000Z',
      fetchedAt: '2030-01-01T00:00:00.000Z',
      nextAt: '2030-01-08T00:00:00.000Z',
      failures: 0,
    });
    expect(sync.status()).toMatchObject({ state: 'idle', network: 'online', source: null, step: null });
    expect(sync.status().outcome).toMatchObject({
      sources: [{ id, result: 'new', reason: null }],
      dataset: { airports: 3, date: '2029-12-31T00:00:00.000Z' },
      held: null,
    });
  });

  it('happens by itself once the schedule is started', async () => {
    const { server, sync, dataset, timer, settled } = await openWithServer();
    timer.pass(HOUR);
    expect(server.asked).toEqual([]);
    sync.start('bySetting');
    timer.pass(FIRST_LOOK);
    await settled();
    expect(dataset.current().counts.airports).toBe(3);
  });
});

describe('a run', () => {
  it('that finds nothing new asks for each file once and builds nothing', async () => {
    const { server, sources, sync, dataset, timer } = await openWithServer();
    await sync.run(undefined);
    const swaps: string[] = [];
    dataset.onSwap(({ revision }) => swaps.push(revision));
    server.asked.length = 0;
    timer.pass(HOUR);
    const outcome = await sync.run(undefined);
    expect(outcome).toMatchObject({ sources: [{ result: 'same' }], report: undefined, held: undefined });
    expect(server.asked.every((line) => line.startsWith('304 '))).toBe(true);
    expect(server.asked).toHaveLength(6);
    expect(swaps).toEqual([]);
    expect(sources.list()[0]).toMatchObject({ fetchedAt: '2030-01-01T01:00:00.000Z', dataDate: '2029-12-31T00:00:00.000Z' });
  });

  it('builds one set of all sources, in the order of their precedence', async () => {
    const server = await startCsvServer();
    const other = smallSet();
    Object.assign(other.airports[0] ?? {}, { name: 'Alpha by the club' });
    other.airports.push({
      ...other.airports[1],
      id: 9,
      ident: 'CH-0009',
      name: 'Only the club knows',
      latitude_deg: 47.9,
      longitude_deg: 9.9,
    });
    const opened = await open();
    const { sources, sync, dataset } = opened;
    sources.add({ kind: 'ourairports', address: server.base, name: 'World' });
    const club = sources.add({ kind: 'files', address: writeSet(other), name: 'Club' });
    let swaps = 0;
    dataset.onSwap(() => swaps++);
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([
      { name: 'World', result: 'new' },
      { name: 'Club', result: 'new' },
    ]);
    expect(swaps).toBe(1);
    expect(named(opened, 'LSXA')).toBe('Alpha Field');
    expect(named(opened, 'CH-0009')).toBe('Only the club knows');

    sources.change(club.id, { rank: 1 });
    await sync.run(undefined);
    expect(named(opened, 'LSXA')).toBe('Alpha by the club');

    expect(() => sources.change(club.id, { isEnabled: false })).toThrow(expect.objectContaining({ code: 'lossNotAccepted' }) as Error);
    sources.change(club.id, { isEnabled: false, acceptLoss: true });
    await sync.run(undefined);
    expect(named(opened, 'LSXA')).toBe('Alpha Field');
    expect(named(opened, 'CH-0009')).toBeUndefined();
  });

  it('of one source uses what was fetched from the others before', async () => {
    const opened = await open();
    const { sources, sync } = opened;
    const first = sources.add({ kind: 'files', address: writeSet(smallSet()) });
    const set = smallSet();
    set.airports = [{ ...set.airports[1], id: 9, ident: 'CH-0009', name: 'Nine', latitude_deg: 47.9, longitude_deg: 9.9 }];
    set.runways = [];
    set['airport-frequencies'] = [];
    const second = sources.add({ kind: 'files', address: writeSet(set) });
    await sync.run(first.id);
    expect(sources.get(second.id)?.state).toBe('never');
    await sync.run(second.id);
    expect([named(opened, 'LSXA'), named(opened, 'CH-0009')]).toEqual(['Alpha Field', 'Nine']);
  });

  it('whose set is refused keeps the old one, says why, and is tried again by the schedule', async () => {
    const { server, sources, sync, dataset, timer, id } = await openWithServer();
    await sync.run(undefined);
    const { revision } = dataset.current();
    // It is whole in form, but nearly all its runways belong to no airport.
    const broken = smallSet();
    for (const runway of broken.runways) runway['airport_ref'] = 4711;
    server.publish(broken, '2030-01-01T00:00:00Z');
    timer.pass(168 * HOUR);
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([{ result: 'refused', reason: { values: { file: 'runways.csv' } } }]);
    expect(dataset.current().revision).toBe(revision);
    expect(sources.get(id)).toMatchObject({
      state: 'refused',
      failure: { values: { file: 'runways.csv' } },
      failures: 1,
      fetchedAt: '2030-01-01T00:00:00.000Z',
      nextAt: '2030-01-15T00:00:00.000Z',
    });
    // The same set is refused once more, though nothing new came.
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'refused' }]);
    server.publish(generatedSet(5), '2030-01-02T00:00:00Z');
    expect(await sync.run(undefined)).toMatchObject({ sources: [{ result: 'new' }], report: { counts: { airports: 5 } } });
  });

  it('that is given something else than the files keeps the old set and fetches the others', async () => {
    const { server, sources, sync, dataset } = await openWithServer({ name: 'Broken' });
    sources.add({ kind: 'files', address: writeSet(smallSet()), name: 'Good' });
    server.publish(smallSet(), '2030-01-01T00:00:00Z', { 'airports.csv': '<html>log in</html>' });
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([
      { name: 'Broken', result: 'refused', reason: { code: 'fileIsWebPage' } },
      { name: 'Good', result: 'new' },
    ]);
    expect(dataset.current().counts.airports).toBe(3);
  });

  it('waits for an import that is under way, and says so', async () => {
    const { sources, sync, dataset } = await open({ importsApart: true });
    const { id } = sources.add({ kind: 'files', address: writeSet(generatedSet(2100)) });
    const importing = dataset.import(writeSet(generatedSet(2000)));
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([{ result: 'busy', reason: { code: 'importRunning' } }]);
    expect(sources.get(id)).toMatchObject({ state: 'never', nextAt: '2030-01-01T00:01:00.000Z' });
    await importing;
    expect(await sync.run(id)).toMatchObject({ sources: [{ result: 'same' }], report: { counts: { airports: 2100 } } });
  });

  it('without any source says so', async () => {
    const { sync } = await open();
    expect(await sync.run(undefined)).toEqual({ sources: [], report: undefined, held: undefined });
  });
});

it('what was fetched and not built, because the process ended in between, is built by the next run though nothing is new', async () => {
  const first = await openWithServer();
  const { server, id } = first;
  await first.sync.run(undefined);
  const former = snapshotOf(first.sources.folderOf(id))?.path;
  server.publish(generatedSet(4), '2030-01-01T00:00:00Z');
  const running = first.sync.run(undefined).catch(() => 'ended');
  while (snapshotOf(first.sources.folderOf(id))?.path === former) await new Promise((resolve) => setImmediate(resolve));
  await first.close();
  expect(await running).toBe('ended');

  server.asked.length = 0;
  const { sync, dataset } = await open({ dataDir: first.dataDir });
  expect(dataset.current().counts.airports).toBe(3);
  expect(await sync.run(undefined)).toMatchObject({ sources: [{ result: 'same' }], report: { counts: { airports: 4 } } });
  expect(server.asked.every((line) => line.startsWith('304 '))).toBe(true);
});

it('a run that is stopped writes nothing afterwards', async () => {
  const { server, sync, close } = await openWithServer();
  const letGo = server.holdBack();
  const running = sync.run(undefined).catch((error: unknown) => (error as Error).name);
  await close();
  letGo();
  expect(await running).toBe('AbortError');
});
