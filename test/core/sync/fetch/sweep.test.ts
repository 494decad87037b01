import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweep } from '#core/sync/fetch/sweep.ts';
import { fetchFrom, failureOf, openServer, textsIn, textsOf } from './open.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const clock = () => new Date();

describe('sweeping the folder of a source', () => {
  it('removes what was under construction and leaves the set in use, downloads that broke off, and what is not its own', async () => {
    const server = await openServer();
    const folder = temporaryFolder();
    const { path } = await fetchFrom(server, folder, { clock });
    server.files.set('airports.csv', { ...server.files.get('airports.csv'), text: 'x'.repeat(5000), etag: '"v2"' });
    server.cut.set('airports.csv', [2000]);
    await failureOf(fetchFrom(server, folder, { clock }));
    for (const name of ['set-0', 'set-2', 'set-2.part']) mkdirSync(join(folder, name));
    for (const name of [
      'snapshot.json.part',
      'airports.csv.part.json.part',
      'replica.sqlite.part',
      'runways.csv.part',
      'navaids.csv.part.json',
      'replica.sqlite',
    ]) {
      writeFileSync(join(folder, name), '{}');
    }
    sweep(folder, clock);
    expect(readdirSync(folder).toSorted()).toEqual([
      'airports.csv.part',
      'airports.csv.part.json',
      'replica.sqlite',
      'set-1',
      'snapshot.json',
    ]);
    expect(Object.keys(textsIn(path)).toSorted()).toEqual([...server.files.keys()].toSorted());
  });

  it('is at peace with a folder that is not there', () => {
    expect(() => sweep(join(temporaryFolder(), 'never made'), clock)).not.toThrow();
  });
});

it('bytes that are missing from a download that broke off are never taken for there', async () => {
  const server = await openServer();
  const folder = temporaryFolder();
  server.cut.set('airports.csv', [2000]);
  await failureOf(fetchFrom(server, folder, { clock }));
  truncateSync(join(folder, 'airports.csv.part'), 1999);
  const { path } = await fetchFrom(server, folder, { clock });
  expect(server.asked.flatMap(({ headers }) => headers.range ?? [])).toEqual([]);
  expect(textsIn(path)).toEqual(textsOf(server.files));
});
