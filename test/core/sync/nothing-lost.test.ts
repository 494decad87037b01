/** What a user brought is never replaced by less: small made-up sets, by hand, by sources and by the schedule. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUNDLED_ID, IMPORT_ID, writeOrigin } from '#core/reference/store/origin.ts';
import type { Refusal } from '#core/refusal.ts';
import { filesOf, smallSet, writeSet } from '../../helpers/dataset-files.ts';
import { FIRST_LOOK, open, type Opened } from './opened.ts';
import { listFile } from './list-file.ts';

const countsOf = ({ dataset }: Opened) => dataset.current().counts;

it('an import by hand stays in every dataset that is built of sources, by the user and by the schedule', async () => {
  const opened = await open();
  const { sources, sync, dataset, timer, settled } = opened;
  await dataset.import(writeSet(smallSet()));
  const { runways, frequencies, navaids } = countsOf(opened);
  sources.add({ kind: 'airportList', address: listFile(), name: 'List' });
  sync.start('always');
  timer.pass(FIRST_LOOK);
  await settled();
  expect(countsOf(opened)).toMatchObject({ airports: 4, runways, frequencies, navaids });
  await sync.run(undefined);
  expect(countsOf(opened)).toMatchObject({ airports: 4, runways, frequencies, navaids });
});

it('a refused source swaps nothing in after a rollback', async () => {
  const opened = await open();
  const { sources, sync, dataset } = opened;
  await dataset.import(writeSet(smallSet()));
  const { revision } = dataset.current();
  sources.add({ kind: 'airportList', address: listFile(), name: 'List' });
  await sync.run(undefined);
  await dataset.rollBack(revision);
  sources.add({ kind: 'airportList', address: listFile('<html>log in</html>'), name: 'Broken' });
  const outcome = await sync.run(undefined);
  expect(outcome.sources).toMatchObject([
    { name: 'List', result: 'same' },
    { name: 'Broken', result: 'refused' },
  ]);
  expect(dataset.current().revision).toBe(revision);
});

it('the set that came with a release is a source as soon as the others have less, and steps back where they have as much', async () => {
  const first = await open();
  await first.dataset.import(writeSet(smallSet()));
  first.sources.remove(IMPORT_ID, { acceptLoss: true });
  await first.close();
  writeOrigin(join(first.dataDir, 'reference.sqlite'), { sourceIds: [BUNDLED_ID], losses: [] });

  const opened = await open({ dataDir: first.dataDir });
  const { sources, sync } = opened;
  const { runways, navaids } = countsOf(opened);
  const list = sources.add({ kind: 'airportList', address: listFile(), name: 'List' });
  await sync.run(undefined);
  expect(countsOf(opened)).toMatchObject({ airports: 4, runways, navaids });
  expect(sources.list().map(({ kind }) => kind)).toEqual(['airportList', 'import']);

  expect(() => sources.remove(list.id)).toThrow(expect.objectContaining({ code: 'lossNotAccepted' }) as Error);
  sources.remove(list.id, { acceptLoss: true });
  expect((await sync.run(undefined)).report?.shrunk).toEqual([{ resource: 'airports', before: 4, now: 3 }]);
});

it('what is removed with its loss accepted is gone from the next dataset, and nothing else', async () => {
  const opened = await open();
  const { sources, sync, dataset } = opened;
  await sync.imports.import(writeSet(smallSet()));
  const list = sources.add({ kind: 'airportList', address: listFile(), name: 'List' });
  await sync.run(undefined);
  const refusal = (() => {
    try {
      return void sources.remove(IMPORT_ID);
    } catch (error) {
      return error as Refusal;
    }
  })();
  expect(refusal?.reasons).toMatchObject([{ code: 'sourceInUse', values: { runways: 2, frequencies: 2, navaids: 1 } }]);
  sources.remove(IMPORT_ID, { acceptLoss: true });
  expect(countsOf(opened).runways).toBe(2);
  await sync.run(undefined);
  expect(countsOf(opened)).toMatchObject({ airports: 1, runways: 0, navaids: 0 });
  expect(dataset.current().losses.map(({ resource }) => resource)).toEqual(['airports', 'runways', 'frequencies', 'navaids']);
  expect(sources.list().map(({ id }) => id)).toEqual([list.id]);
});

it('a set of the sources that has less stands among the problems until one is built, over starts too', async () => {
  const first = await open();
  const folder = writeSet(smallSet());
  first.sources.add({ kind: 'files', address: folder, name: 'Club' });
  await first.sync.run(undefined);
  const bare = { ...smallSet(), runways: [] };
  for (const [name, text] of filesOf(bare)) writeFileSync(join(folder, name), text);
  const outcome = await first.sync.run(undefined);
  expect(outcome.sources).toMatchObject([{ result: 'refused', reason: { code: 'lessThanInUse', values: { runways: 2, runwaysNow: 0 } } }]);
  await first.close();

  const { sync, dataset } = await open({ dataDir: first.dataDir });
  expect(sync.problem()).toMatchObject({ code: 'lessThanInUse' });
  expect(dataset.current().counts.runways).toBe(2);
  expect((await sync.run(undefined, { isForced: true })).report?.shrunk).toEqual([{ resource: 'runways', before: 2, now: 0 }]);
  expect(sync.problem()).toBeUndefined();
});
