import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, generatedSet, smallSet, temporaryFolder, writeSet } from '../../helpers/dataset-files.ts';
import { FIRST_LOOK, HOUR, named, open, openWithServer } from './opened.ts';
import { startCsvServer } from './csv-server.ts';

describe('what is in use', () => {
  const withAlpha = (name: string) => {
    const set = smallSet();
    Object.assign(set.airports[0] ?? {}, { name });
    return set;
  };

  it('has of an import by hand and of what OurAirports publishes the values of the later edition, and all rows of both', async () => {
    const server = await startCsvServer(withAlpha('Alpha of June'), '2029-06-01T00:00:00Z');
    const opened = await open();
    const { sources, sync, dataset, timer, settled } = opened;
    sources.add({ kind: 'ourairports', address: server.base });
    await sync.run(undefined);
    const byHand = withAlpha('Alpha by hand');
    byHand.airports.push({ ...byHand.airports[1], id: 9, ident: 'CH-0009', name: 'Nine', latitude_deg: 47.9, longitude_deg: 9.9 });
    await sync.imports.import(writeSet(byHand), { date: '2029-11-22' });
    expect([named(opened, 'LSXA'), named(opened, 'CH-0009')]).toEqual(['Alpha by hand', 'Nine']);

    sync.start('always');
    server.publish(withAlpha('Alpha of 2020'), '2020-01-01T00:00:00Z');
    timer.pass(FIRST_LOOK + 168 * HOUR);
    await settled();
    expect([named(opened, 'LSXA'), dataset.current().date]).toEqual(['Alpha by hand', '2029-11-22T00:00:00.000Z']);

    server.publish(withAlpha('Alpha of December'), '2029-12-01T00:00:00Z');
    timer.pass(168 * HOUR);
    await settled();
    expect([named(opened, 'LSXA'), named(opened, 'CH-0009')]).toEqual(['Alpha of December', 'Nine']);
  });

  it('after going back stays, though newer data comes, until the user asks for a sync', async () => {
    const { server, sources, sync, dataset, timer, settled, id } = await openWithServer();
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
    expect(sync.status().outcome?.held).toMatchObject({ code: 'rolledBack', values: { revision: left } });

    expect((await sync.run(undefined)).report?.date).toBe('2030-01-02T00:00:00.000Z');
    expect(dataset.rolledBackFrom()).toBeUndefined();
  });
});

it('a folder as a source, which has no date, takes the place of a dataset without one, and is built with an import that has one', async () => {
  const { sources, sync, dataset, timer, settled } = await open();
  const folder = writeSet(smallSet());
  const { id } = sources.add({ kind: 'files', address: folder });
  expect((await sync.run(undefined)).report).toMatchObject({ date: null });
  expect(sources.get(id)).toMatchObject({ state: 'fresh', dataDate: null });

  for (const [name, text] of filesOf(generatedSet(4))) writeFileSync(join(folder, name), text);
  sync.start('always');
  timer.pass(FIRST_LOOK + 24 * HOUR);
  await settled();
  expect(dataset.current()).toMatchObject({ date: null, counts: { airports: 4 } });

  await sync.imports.import(writeSet(generatedSet(2)), { date: '2026-11-22' });
  for (const [name, text] of filesOf(generatedSet(5))) writeFileSync(join(folder, name), text);
  timer.pass(24 * HOUR);
  await settled();
  expect(dataset.current()).toMatchObject({ date: '2026-11-22T00:00:00.000Z', counts: { airports: 5 } });
});

it('a clock that was wrong at the last fetch leaves an unknown age and a source that is due', async () => {
  const first = await openWithServer();
  const { id } = first;
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

describe('a folder of NOTAM files', () => {
  const notice = (number: string) =>
    `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)`;
  const folderWith = (files: Record<string, string>) => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };

  it('is imported, and again only what changed', async () => {
    const folder = folderWith({ 'a.txt': notice('A7201/29'), 'b.txt': notice('A7202/29') });
    const { sources, sync, notams, dataset } = await open();
    const { id } = sources.add({ kind: 'notams', address: folder });
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new' }]);
    expect(notams.count()).toBe(2);
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'same' }]);
    writeFileSync(join(folder, 'b.txt'), `${notice('A7202/29')}\n${notice('A7203/29')}`);
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new' }]);
    expect(notams.count()).toBe(3);
    expect(sources.get(id)?.nextAt).toBe('2030-01-01T01:00:00.000Z');
    expect(dataset.current().source).toBe('Aeroshelf starter set');
  });

  it('with a file that is not one of NOTAMs imports the others and names it', async () => {
    const folder = folderWith({ 'a.txt': notice('A7204/29'), 'x.pdf': '%PDF-1.7 and so on' });
    const { sources, sync, notams } = await open();
    const { id } = sources.add({ kind: 'notams', address: folder });
    const [outcome] = (await sync.run(undefined)).sources;
    expect(outcome).toMatchObject({
      result: 'refused',
      reason: { code: 'notamFileRefused', values: { file: expect.stringContaining('x.pdf') as string } },
    });
    expect(notams.count()).toBe(1);
    expect(sources.get(id)?.state).toBe('refused');
    rmSync(join(folder, 'x.pdf'));
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'same' }]);
    expect(sources.get(id)?.state).toBe('fresh');
  });
});
