import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { IMPORT_ID } from '#core/reference/store/origin.ts';
import { serving } from '../../helpers/listening.ts';
import { filesOf, generatedSet, smallSet, writeSet } from '../../helpers/dataset-files.ts';
import { startCsvServer } from './csv-server.ts';
import { named, open, type Opened } from './opened.ts';

const filesLeft = ({ sources }: Opened): string[] => {
  const folder = sources.folderOf(IMPORT_ID);
  return readdirSync(dirname(folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.csv'));
};

it('an import of the public files is dated by the newest of them, and leaves no download', async () => {
  const set = filesOf(smallSet());
  const { address } = await serving((request, response) => {
    const name = (request.url ?? '').slice(1);
    response.setHeader('last-modified', name === 'runways.csv' ? 'Fri, 20 Nov 2026 10:00:00 GMT' : 'Thu, 19 Nov 2026 10:00:00 GMT');
    response.end(set.get(name));
  });
  const opened = await open();
  const { date } = await opened.sync.imports.import('ourairports', { base: address });
  expect([date, named(opened, 'LSXA')]).toEqual(['2026-11-20T10:00:00.000Z', 'Alpha Field']);
  expect(opened.sources.get(IMPORT_ID)).toMatchObject({ address: 'ourairports', dataDate: '2026-11-20T10:00:00.000Z' });
  expect(filesLeft(opened)).toEqual([]);
});

it('an import of the public files that are not found is refused and names the file; the next one goes on', async () => {
  const server = await startCsvServer();
  const { dataset, sync } = await open();
  const before = dataset.current().revision;
  server.fail({ status: 404 });
  const refused = sync.imports.import('ourairports', { base: server.base });
  await expect(refused).rejects.toThrow(`${server.base}airports.csv answered 404 Not Found. Check the address of the source.`);
  expect(dataset.current().revision).toBe(before);
  expect(dataset.progress()).toMatchObject({ state: 'refused', reasons: [{ code: 'answered' }] });
  server.fail(undefined);
  expect((await sync.imports.import('ourairports', { base: server.base })).counts.airports).toBe(smallSet().airports.length);
});

it('an import of the public files without an answer says that the server cannot be reached', async () => {
  const server = await startCsvServer();
  await server.close();
  const { sync, dataset } = await open();
  await expect(sync.imports.import('ourairports', { base: server.base })).rejects.toThrow('cannot be reached');
  expect(dataset.progress()).toMatchObject({ state: 'refused', reasons: [{ code: 'unreachable' }] });
});

it('an import is cancelled while its files are fetched, and ends with the program', async () => {
  const server = await startCsvServer();
  const { sync, dataset, close } = await open();
  server.holdBack();
  const imported = () => sync.imports.import('ourairports', { base: server.base });
  const [cancelled, waiting] = [imported(), () => vi.waitFor(() => expect(dataset.progress()?.state).toBe('running'))];
  await waiting();
  expect(dataset.cancelImport()).toBe(true);
  await expect(cancelled).rejects.toMatchObject({ code: 'importCancelled' });
  expect(dataset.cancelImport()).toBe(false);
  const ended = imported();
  await waiting();
  await Promise.all([expect(ended).rejects.toThrow('the dataset was closed'), close()]);
});

it('packs that come while an import is running are refused, and discard nothing of it', async () => {
  const { sources, sync, dataset } = await open({ importsApart: true });
  sources.add({ kind: 'files', address: writeSet(generatedSet(4)) });
  await sync.run(undefined);
  const imported = sync.imports.import(writeSet(generatedSet(2_000)));
  const packed = { path: dataset.current().db.name, name: 'held.pack', source: 'Held', date: null };
  while (dataset.progress()?.state === 'running') {
    await expect(sync.imports.takePacked(packed, { isForced: true })).rejects.toMatchObject({ code: 'importRunning' });
    await pause(2);
  }
  await imported;
  expect(readdirSync(sources.folderOf(IMPORT_ID))).toEqual(['rows.sqlite']);
});
