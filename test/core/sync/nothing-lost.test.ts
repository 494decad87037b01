/** What a user brought is never replaced by less: small made-up sets, by hand, by sources and by the schedule. */
import { expect, it } from 'vitest';
import { smallSet } from '../../helpers/dataset-files.ts';
import { open, type Opened } from './opened.ts';
import { FIRST_LOOK, folderOf } from './served.ts';
import { listFile } from './list-file.ts';

const countsOf = ({ dataset }: Opened) => dataset.current().counts;

it('an import by hand stays in every dataset that is built of sources, by the user and by the schedule', async () => {
  const opened = await open();
  const { sources, sync, dataset, timer, settled } = opened;
  await dataset.import(folderOf(smallSet()));
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
  await dataset.import(folderOf(smallSet()));
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
