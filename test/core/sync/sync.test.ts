import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SyncStatus } from '#contract/sync.ts';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { generatedSet, smallSet, temporaryFolder, writeSet, type SetRows } from '../../helpers/dataset-files.ts';
import { open, type Opened } from './opened.ts';
import { startSheetServer } from './sheet-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A start serves first. */
const FIRST_LOOK = 2_000;

async function serve(set: SetRows = smallSet(), date?: string) {
  const server = await startSheetServer(set, date);
  onTestFinished(() => server.close());
  return server;
}

const folderOf = (set: SetRows): string => {
  const folder = writeSet(set);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const named = (opened: Opened, ident: string): string | undefined =>
  opened.dataset.current().db.prepare<[string], string>('SELECT name FROM airports WHERE ident = ?').pluck().get(ident);

describe('a first run', () => {
  it('fetches the six files and puts the set in use; until then the starter set serves', async () => {
    const server = await serve();
    const opened = await open();
    const { sources, sync, dataset } = opened;
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
    expect(dataset.current().source).toBe('Aeroshelf starter set');
    const outcome = await sync.run(undefined);
    expect(outcome).toMatchObject({ sources: [{ id, result: 'new', message: null }], report: { counts: { airports: 3 } } });
    expect(outcome.message).toBe('3 airports, of 2029-12-31, are in use.');
    expect(dataset.current()).toMatchObject({ counts: { airports: 3 }, date: '2029-12-31T00:00:00.000Z' });
    expect(server.asked).toHaveLength(6);
    expect(sources.get(id)).toMatchObject({
      state: 'fresh',
      message: null,
      dataDate: '2029-12-31T00:00:00.000Z',
      fetchedAt: '2030-01-01T00:00:00.000Z',
      nextAt: '2030-01-08T00:00:00.000Z',
      failures: 0,
    });
    expect(sync.status()).toMatchObject({ state: 'idle', network: 'online', source: null, step: null, message: outcome.message });
  });

  it('happens by itself once the schedule is started', async () => {
    const server = await serve();
    const { sources, sync, dataset, timer, settled } = await open();
    sources.add({ kind: 'ourairports', address: server.base });
    timer.pass(HOUR);
    expect(server.asked).toEqual([]);
    sync.start('bySetting');
    timer.pass(FIRST_LOOK);
    await settled();
    expect(dataset.current().counts.airports).toBe(3);
  });

  it('shows what is being fetched', async () => {
    const server = await serve();
    const { sources, sync, timer } = await open();
    sources.add({ kind: 'ourairports', address: server.base, name: 'Small world' });
    const seen: SyncStatus[] = [];
    sync.onChange((status) => {
      seen.push(status);
    });
    const ticking = setInterval(() => timer.pass(300), 1);
    await sync.run(undefined);
    clearInterval(ticking);
    timer.pass(300);
    expect(seen.some(({ state, source }) => state === 'running' && source === 'Small world')).toBe(true);
    expect(seen.at(-1)).toMatchObject({ state: 'idle', message: expect.stringContaining('are in use') as string });
  });
});

describe('a run', () => {
  it('that finds nothing new asks for each file once and builds nothing', async () => {
    const server = await serve();
    const { sources, sync, dataset, timer } = await open();
    sources.add({ kind: 'ourairports', address: server.base });
    await sync.run(undefined);
    const swaps: string[] = [];
    dataset.onSwap(({ revision }) => swaps.push(revision));
    server.asked.length = 0;
    timer.pass(HOUR);
    const outcome = await sync.run(undefined);
    expect(outcome).toMatchObject({ sources: [{ result: 'same' }], report: undefined, message: 'Nothing new.' });
    expect(server.asked.every((line) => line.startsWith('304 '))).toBe(true);
    expect(server.asked).toHaveLength(6);
    expect(swaps).toEqual([]);
    expect(sources.list()[0]).toMatchObject({ fetchedAt: '2030-01-01T01:00:00.000Z', dataDate: '2029-12-31T00:00:00.000Z' });
  });

  it('builds one set of all sources, in the order of their precedence', async () => {
    const server = await serve();
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
    const club = sources.add({ kind: 'files', address: folderOf(other), name: 'Club' });
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

    sources.change(club.id, { isEnabled: false });
    await sync.run(undefined);
    expect(named(opened, 'LSXA')).toBe('Alpha Field');
    expect(named(opened, 'CH-0009')).toBeUndefined();
  });

  it('of one source uses what was fetched from the others before', async () => {
    const opened = await open();
    const { sources, sync } = opened;
    const first = sources.add({ kind: 'files', address: folderOf(smallSet()) });
    const set = smallSet();
    set.airports = [{ ...set.airports[1], id: 9, ident: 'CH-0009', name: 'Nine', latitude_deg: 47.9, longitude_deg: 9.9 }];
    set.runways = [];
    set['airport-frequencies'] = [];
    const second = sources.add({ kind: 'files', address: folderOf(set) });
    await sync.run(first.id);
    expect(sources.get(second.id)?.state).toBe('never');
    await sync.run(second.id);
    expect([named(opened, 'LSXA'), named(opened, 'CH-0009')]).toEqual(['Alpha Field', 'Nine']);
  });

  it('is refused while another goes on, and for a source that is none', async () => {
    const server = await serve();
    const { sources, sync } = await open();
    sources.add({ kind: 'ourairports', address: server.base });
    const letGo = server.holdBack();
    const first = sync.run(undefined);
    expect(() => sync.ask(undefined)).toThrow(expect.objectContaining({ code: 'syncRunning' }) as Error);
    letGo();
    await first;
    expect(() => sync.run('nobody')).toThrow(expect.objectContaining({ code: 'notFound' }) as Error);
  });

  it('whose set is refused keeps the old one, says why, and is tried again by the schedule', async () => {
    const server = await serve();
    const opened = await open();
    const { sources, sync, dataset, timer } = opened;
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
    await sync.run(undefined);
    const { revision } = dataset.current();
    // Whole in form, but nearly all its runways belong to no airport.
    const broken = smallSet();
    for (const runway of broken.runways) runway['airport_ref'] = 4711;
    server.publish(broken, '2030-01-01T00:00:00Z');
    timer.pass(168 * HOUR);
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([{ result: 'refused', message: expect.stringContaining('runways.csv') as string }]);
    expect(dataset.current().revision).toBe(revision);
    expect(sources.get(id)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('runways.csv') as string,
      failures: 1,
      fetchedAt: '2030-01-01T00:00:00.000Z',
      nextAt: '2030-01-15T00:00:00.000Z',
    });
    // The same once more: still refused, though nothing new came.
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'refused' }]);
    server.publish(generatedSet(5), '2030-01-02T00:00:00Z');
    expect(await sync.run(undefined)).toMatchObject({ sources: [{ result: 'new' }], report: { counts: { airports: 5 } } });
  });

  it('that is given something else than the files keeps the old set and fetches the others', async () => {
    const server = await serve();
    const { sources, sync, dataset } = await open();
    sources.add({ kind: 'ourairports', address: server.base, name: 'Broken' });
    sources.add({ kind: 'files', address: folderOf(smallSet()), name: 'Good' });
    server.publish(smallSet(), '2030-01-01T00:00:00Z', { 'airports.csv': '<html>log in</html>' });
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([
      { name: 'Broken', result: 'refused', message: expect.stringContaining('airports.csv is a web page') as string },
      { name: 'Good', result: 'new' },
    ]);
    expect(dataset.current().counts.airports).toBe(3);
  });

  it('waits for an import that is under way, and says so', async () => {
    const { sources, sync, dataset } = await open();
    const { id } = sources.add({ kind: 'files', address: folderOf(generatedSet(2100)) });
    const importing = dataset.import(folderOf(generatedSet(2000)));
    const outcome = await sync.run(undefined);
    expect(outcome.sources).toMatchObject([{ result: 'busy' }]);
    expect(outcome.message).toMatch(/^Another import was running; tried again soon: /);
    expect(sources.get(id)).toMatchObject({ state: 'never', nextAt: '2030-01-01T00:01:00.000Z' });
    await importing;
    expect(await sync.run(id)).toMatchObject({ sources: [{ result: 'same' }], report: { counts: { airports: 2100 } } });
  });

  it('without any source says so', async () => {
    const { sync } = await open();
    expect((await sync.run(undefined)).message).toBe('There is no source to fetch from.');
  });
});

describe('without a network', () => {
  it('is quiet, tries again with growing pauses, and goes on where it was', async () => {
    const server = await startSheetServer(smallSet());
    await server.close();
    const { sources, sync, dataset, timer, said, settled } = await open();
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
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
    expect(sources.get(id)?.message).toContain('cannot be reached');
    expect(sync.status()).toMatchObject({
      state: 'idle',
      network: 'offline',
      message: 'No answer from 127.0.0.1:' + new URL(server.base).port + '.',
    });
    expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(dataset.current().source).toBe('Aeroshelf starter set');

    const back = await startSheetServer(smallSet(), '2029-12-31T00:00:00Z', Number(new URL(server.base).port));
    onTestFinished(() => back.close());
    timer.pass(6 * HOUR);
    await settled();
    expect(sources.get(id)).toMatchObject({ state: 'fresh', failures: 0, message: null });
    expect(sync.status().network).toBe('online');
    expect(dataset.current().counts.airports).toBe(3);
  });

  it('a server that asks for a rest gets it', async () => {
    const server = await serve();
    const { sources, sync } = await open();
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
    server.fail({ status: 503, headers: { 'retry-after': '1800' } });
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'unreachable' }]);
    expect(sources.get(id)?.nextAt).toBe('2030-01-01T00:30:00.000Z');
  });

  it('a disk that is not connected is no failure of the network', async () => {
    const folder = folderOf(smallSet());
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
    const server = await serve();
    const { sources, sync, dataset, timer, settings, settled } = await open({ settings: { offline: true } });
    const web = sources.add({ kind: 'ourairports', address: server.base });
    sources.add({ kind: 'files', address: folderOf(generatedSet(4)), name: 'Disk' });
    expect(sync.status().network).toBe('off');
    sync.start('always');
    timer.pass(FIRST_LOOK);
    await settled();
    expect(dataset.current().counts.airports).toBe(4);
    const outcome = await sync.run(web.id);
    expect(outcome.sources).toMatchObject([{ result: 'offline', message: null }]);
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
    const server = await serve();
    const { sources, sync, settings } = await open();
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
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
    const server = await serve();
    const { sources, sync } = await open();
    sources.add({ kind: 'ourairports', address: server.base });
    sync.stayOffline();
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'offline' }]);
    expect(server.asked).toEqual([]);
  });
});

it('with autoSync off the schedule rests until it is on again; asking works all the time', async () => {
  const server = await serve();
  const { sources, sync, timer, settings, settled } = await open({ settings: { autoSync: false } });
  sources.add({ kind: 'ourairports', address: server.base });
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
  sources.add({ kind: 'files', address: folderOf(smallSet()) });
  await settled();
  expect(dataset.current().counts.airports).toBe(3);
});

describe('what is in use', () => {
  it('after an import by hand stays until something new comes that is not older', async () => {
    const server = await serve(smallSet(), '2029-06-01T00:00:00Z');
    const { sources, sync, dataset, timer, settled } = await open();
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
    await sync.run(undefined);
    const synced = dataset.current().revision;
    // The files are as old as the moment of their writing.
    const byHand = await dataset.import(folderOf(generatedSet(2)));
    expect(Date.parse(byHand.date)).toBeLessThan(Date.parse('2029-06-01'));

    sync.start('always');
    timer.pass(FIRST_LOOK + 168 * HOUR);
    await settled();
    expect(sources.get(id)?.state).toBe('fresh');
    expect(dataset.current().revision).toBe(byHand.revision);

    server.publish(generatedSet(4), '2020-01-01T00:00:00Z');
    timer.pass(168 * HOUR);
    await settled();
    expect(sync.status().message).toMatch(
      /^What was fetched is of 2020-01-01, older than the dataset in use of 20\d\d-\d\d-\d\d; it is put in use when you ask/,
    );
    expect(dataset.current().revision).toBe(byHand.revision);

    server.publish(smallSet(), '2029-06-01T00:00:00Z');
    timer.pass(168 * HOUR);
    await settled();
    expect(dataset.current().revision).toBe(synced);
  });

  it('after going back stays, though newer data comes, until the user asks for a sync', async () => {
    const server = await serve();
    const { sources, sync, dataset, timer, settled } = await open();
    const { id } = sources.add({ kind: 'ourairports', address: server.base });
    await sync.run(undefined);
    const former = dataset.current().revision;
    const newer = smallSet();
    Object.assign(newer.airports[0] ?? {}, { name: 'Alpha renamed' });
    server.publish(newer, '2030-01-01T00:00:00Z');
    await sync.run(undefined);
    const left = dataset.current().revision;
    await dataset.rollBack(former);

    Object.assign(newer.airports[0] ?? {}, { name: 'Alpha once more' });
    server.publish(newer, '2030-01-02T00:00:00Z');
    sync.start('always');
    timer.pass(FIRST_LOOK + 168 * HOUR);
    await settled();
    expect(dataset.current().revision).toBe(former);
    expect(sources.get(id)).toMatchObject({ state: 'fresh', dataDate: '2030-01-02T00:00:00.000Z' });
    expect(sync.status().message).toBe(
      `You went back from the dataset ${left}; newer data is fetched, and put in use when you ask for a sync.`,
    );

    expect((await sync.run(undefined)).report?.date).toBe('2030-01-02T00:00:00.000Z');
    expect(dataset.rolledBackFrom()).toBeUndefined();
  });

  it('after an import by hand gives way at once when the user asks for a sync', async () => {
    const server = await serve();
    const { sources, sync, dataset } = await open();
    sources.add({ kind: 'ourairports', address: server.base });
    const { report } = await sync.run(undefined);
    await dataset.import(folderOf(generatedSet(2)));
    expect(await sync.run(undefined)).toMatchObject({ sources: [{ result: 'same' }], report: { revision: report?.revision } });
    expect(dataset.current().revision).toBe(report?.revision);
  });
});

it('a clock that was wrong at the last fetch leaves an unknown age and a source that is due', async () => {
  const server = await serve();
  const first = await open();
  const { id } = first.sources.add({ kind: 'ourairports', address: server.base });
  first.timer.setClock('2090-01-01T00:00:00Z');
  await first.sync.run(undefined);
  expect(first.sources.get(id)?.nextAt).toBe('2090-01-08T00:00:00.000Z');
  await first.close();

  const { sources, sync, timer, settled } = await open({ dataDir: first.dataDir });
  expect(sources.get(id)).toMatchObject({ state: 'fresh', fetchedAt: null });
  sync.start('always');
  timer.pass(FIRST_LOOK);
  await settled();
  expect(sources.get(id)).toMatchObject({ fetchedAt: '2030-01-01T00:00:02.000Z', nextAt: '2030-01-08T00:00:02.000Z' });
});

it('what was fetched and not built, because the process ended in between, is built by the next run though nothing is new', async () => {
  const server = await serve();
  const first = await open();
  const { id } = first.sources.add({ kind: 'ourairports', address: server.base });
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
  const server = await serve();
  const { sources, sync, close } = await open();
  sources.add({ kind: 'ourairports', address: server.base });
  const letGo = server.holdBack();
  const running = sync.run(undefined).catch((error: unknown) => (error as Error).name);
  await close();
  letGo();
  expect(await running).toBe('AbortError');
});

describe('a folder of NOTAM files', () => {
  const notice = (number: string) =>
    `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)`;
  const folderWith = (files: Record<string, string>) => {
    const folder = temporaryFolder();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };

  it('is taken in, and again only what changed', async () => {
    const folder = folderWith({ 'a.txt': notice('A7201/29'), 'b.txt': notice('A7202/29') });
    const { sources, sync, notams, dataset } = await open();
    const { id } = sources.add({ kind: 'notams', address: folder });
    const before = notams.count();
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new' }]);
    expect(notams.count()).toBe(before + 2);
    expect((await sync.run(undefined)).message).toBe('Nothing new.');
    writeFileSync(join(folder, 'b.txt'), `${notice('A7202/29')}\n${notice('A7203/29')}`);
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new' }]);
    expect(notams.count()).toBe(before + 3);
    expect(sources.get(id)?.nextAt).toBe('2030-01-01T01:00:00.000Z');
    expect(dataset.current().source).toBe('Aeroshelf starter set');
  });

  it('with a file that is none takes in the others and names it', async () => {
    const folder = folderWith({ 'a.txt': notice('A7204/29'), 'x.pdf': '%PDF-1.7 and so on' });
    const { sources, sync, notams } = await open();
    const { id } = sources.add({ kind: 'notams', address: folder });
    const before = notams.count();
    const [outcome] = (await sync.run(undefined)).sources;
    expect(outcome).toMatchObject({ result: 'refused', message: expect.stringContaining('x.pdf') as string });
    expect(notams.count()).toBe(before + 1);
    expect(sources.get(id)?.state).toBe('refused');
    rmSync(join(folder, 'x.pdf'));
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'same' }]);
    expect(sources.get(id)?.state).toBe('fresh');
  });
});
