import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from '#core/platform/installation.ts';
import { describe, expect, it } from 'vitest';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { generatedSet, csvColumns, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { fetchFrom, fileOf, openServer, servedSet, textsIn, textsOf } from './open.ts';
import type { Step } from '#contract/progress.ts';

const six = Object.keys(csvColumns).map((sheet) => `${sheet}.csv`);

describe('the six files', () => {
  it('are fetched into one set, which is dated by the newest of them', async () => {
    const server = await openServer();
    server.files.set('runways.csv', fileOf(server.files.get('runways.csv')?.text ?? '', 9));
    const folder = temporaryFolder();
    const set = await fetchFrom(server, folder);
    expect(set).toEqual({ changed: expect.any(Array) as string[], date: '2020-11-09T03:00:00.000Z', path: join(folder, 'set-1') });
    expect(set.changed.toSorted()).toEqual(six.toSorted());
    expect(textsIn(set.path)).toEqual(textsOf(server.files));
    expect(snapshotOf(folder)).toEqual({ path: set.path, date: set.date });
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
  });

  it('are requested with the name of the program, gzip, and nothing that reveals more', async () => {
    const server = await openServer();
    await fetchFrom(server, temporaryFolder());
    for (const { headers } of server.asked) {
      expect(headers).toEqual({
        'user-agent': `Aeroshelf/${installation.version}`,
        'accept-encoding': 'gzip',
        host: new URL(server.base).host,
        connection: 'keep-alive',
      });
    }
  });

  it('never get the name or password of an address', async () => {
    const server = await openServer();
    await fetchFrom({ base: server.base.replace('://', '://somebody:secret@') }, temporaryFolder());
    expect(server.asked.flatMap(({ headers }) => headers.authorization ?? [])).toEqual([]);
  });

  it('are not fetched again while they are unchanged', async () => {
    const server = await openServer();
    const folder = temporaryFolder();
    const first = await fetchFrom(server, folder);
    const before = readFileSync(join(folder, 'snapshot.json'), 'utf8');
    server.asked.length = 0;
    expect(await fetchFrom(server, folder)).toEqual({ ...first, changed: [] });
    expect(server.asked.map(({ status }) => status)).toEqual(Array(6).fill(304));
    expect(readFileSync(join(folder, 'snapshot.json'), 'utf8')).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
  });

  it('are fetched again only where they changed, and the set before goes', async () => {
    const server = await openServer();
    const folder = temporaryFolder();
    await fetchFrom(server, folder);
    server.asked.length = 0;
    const next = servedSet(generatedSet(60, 'new')).find(([name]) => name === 'airports.csv')?.[1].text ?? '';
    server.files.set('airports.csv', fileOf(next, 2));
    const set = await fetchFrom(server, folder);
    expect(set).toEqual({ changed: ['airports.csv'], date: '2020-11-02T03:00:00.000Z', path: join(folder, 'set-2') });
    expect(server.asked.filter(({ status }) => status === 200).map(({ name }) => name)).toEqual(['airports.csv']);
    expect(textsIn(set.path)).toEqual(textsOf(server.files));
    expect(readdirSync(folder).toSorted()).toEqual(['set-2', 'snapshot.json']);
  });

  it('are unchanged when only their ETag and date are new, and are then asked for by these', async () => {
    const server = await openServer();
    const folder = temporaryFolder();
    await fetchFrom(server, folder);
    const { text = '' } = server.files.get('regions.csv') ?? {};
    server.files.set('regions.csv', fileOf(text, 5));
    expect(await fetchFrom(server, folder)).toEqual({ changed: [], date: '2020-11-05T03:00:00.000Z', path: join(folder, 'set-1') });
    server.asked.length = 0;
    await fetchFrom(server, folder);
    expect(server.asked.map(({ status }) => status)).toEqual(Array(6).fill(304));
  });

  it('are fetched by their date where the server knows no ETags, and each time where it knows neither', async () => {
    const server = await openServer();
    const { text: regions = '' } = server.files.get('regions.csv') ?? {};
    server.files.set('regions.csv', { text: regions, lastModified: 'Thu, 19 Nov 2026 10:00:00 GMT' });
    const { text: navaids = '' } = server.files.get('navaids.csv') ?? {};
    server.files.set('navaids.csv', { text: navaids });
    const folder = temporaryFolder();
    await fetchFrom(server, folder);
    server.asked.length = 0;
    expect((await fetchFrom(server, folder)).changed).toEqual([]);
    expect(server.asked.filter(({ status }) => status === 200).map(({ name }) => name)).toEqual(['navaids.csv']);
  });

  it('have no date where the server gives none', async () => {
    const server = await openServer(servedSet(generatedSet(5)).map(([name, { text }]) => [name, { text }]));
    expect((await fetchFrom(server, temporaryFolder())).date).toBeNull();
  });

  it('are fetched packed and unpacked on arrival', async () => {
    const server = await openServer();
    for (const file of server.files.values()) file.isPacked = true;
    const steps: Step[] = [];
    const { path } = await fetchFrom(server, temporaryFolder(), { progress: (step) => steps.push(step) });
    expect(textsIn(path)).toEqual(textsOf(server.files));
    const last = steps.findLast(({ code, file }) => code === 'downloadingFile' && file === 'airports.csv');
    expect(last).toMatchObject({ done: last?.total, unit: 'bytes' });
    expect(last?.total).toBeLessThan((server.files.get('airports.csv')?.text.length ?? 0) / 2);
  });

  it('are fetched again from another address, whatever is stored of the former one', async () => {
    const [one, other] = [await openServer(), await openServer(servedSet(generatedSet(20, 'other')))];
    const folder = temporaryFolder();
    await fetchFrom(one, folder);
    const set = await fetchFrom(other, folder);
    expect(set.changed).toHaveLength(6);
    expect(other.asked.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(textsIn(set.path)).toEqual(textsOf(other.files));
  });

  it.each([
    ['a file of the set is gone or cut off', (folder: string) => writeFileSync(join(folder, 'set-1', 'navaids.csv'), 'id')],
    ["snapshot.json can't be read", (folder: string) => writeFileSync(join(folder, 'snapshot.json'), '{"set":')],
    ['snapshot.json is of another form', (folder: string) => writeFileSync(join(folder, 'snapshot.json'), '{}')],
  ])('are fetched again when %s', async (_, damage) => {
    const server = await openServer();
    const folder = temporaryFolder();
    await fetchFrom(server, folder);
    damage(folder);
    expect(snapshotOf(folder)).toBeUndefined();
    const set = await fetchFrom(server, folder);
    expect(set.changed).toHaveLength(6);
    expect(textsIn(set.path)).toEqual(textsOf(server.files));
  });

  it('follow redirects on this machine', async () => {
    const server = await openServer();
    const { text = '' } = server.files.get('countries.csv') ?? {};
    server.files.set('elsewhere.csv', fileOf(text));
    server.instead.set('countries.csv', (_, response) => void response.writeHead(302, { location: 'elsewhere.csv' }).end());
    const { path } = await fetchFrom(server, temporaryFolder());
    expect(textsIn(path)['countries.csv']).toBe(text);
  });
});
