/** What a user brought is never replaced by less: small made-up sets, by hand, by sources and by the schedule. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallSet, temporaryFolder } from '../../helpers/dataset-files.ts';
import { open, type Opened } from './opened.ts';
import { FIRST_LOOK, folderOf } from './served.ts';

const columns =
  'id,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed';

/** An airport list of the public service, with one airport that no other set has. */
function listFile(
  content = `${columns}\n00000000-0000-4000-8000-000000000009,Nine,LSXZ,,,47.9,9.9,400,CH,,,,EU,,airport,false,false\n`,
): string {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'list.csv');
  writeFileSync(file, content);
  return file;
}

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
