import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { VersionList } from '#contract/dataset/versions.ts';
import { filesOf, generatedSet, smallSet, writeSet } from '../../helpers/dataset-files.ts';
import { withFewRows } from '../../helpers/import-in-test.ts';
import { layDataset } from '../../helpers/lay-dataset.ts';
import { ask, askWithKey, ownServer, post, testServer } from '../../helpers/server.ts';
import { writeZip } from '../../helpers/zip-file.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const now = new Date(NOW);

const server = testServer({ startChild: withFewRows, clock: () => now, lay: (dataDir) => layDataset(dataDir, smallSet(), { now }) });

const status = async () => (await ask(server, '/dataset')).json as DatasetStatus;
const start = (body: object) => post(server, '/dataset/import', body, { 'x-api-key': server.key });

/** It takes seconds to make. */
const large = generatedSet(20_000);

it('GET /dataset tells the starter set from any other', async () => {
  const fresh = await ownServer();
  expect((await ask(fresh, '/dataset')).json).toMatchObject({ isStarter: true });
  expect(await status()).toMatchObject({ isStarter: false });
});

describe('a folder that was copied today', () => {
  it('gives a set without a date, for the times of files say nothing of what is in them', async () => {
    const { date, importedAt, revision } = await status();
    expect({ date, importedAt }).toEqual({ date: null, importedAt: NOW });
    const [inUse] = ((await ask(server, '/dataset/versions')).json as VersionList).items;
    expect(inUse).toMatchObject({ revision, date: null, importedAt: NOW, isInUse: true });
  });

  it('leaves X-Dataset-Date out of every answer, and dates its values by the import', async () => {
    const answer = await ask(server, '/airports?limit=1&expand=details');
    expect(answer.headers).not.toHaveProperty('x-dataset-date');
    expect(answer.headers['x-dataset-revision']).toMatch(/^undated-[0-9a-f]{12}$/);
    const [airport] = (answer.json as AirportList).items;
    expect(airport).toMatchObject({ updatedAt: NOW, details: { origins: [{ source: 'OurAirports', date: null }] } });
    expect((await ask(server, '/nothing')).headers).not.toHaveProperty('x-dataset-date');
  });
});

describe('POST /dataset/upload', () => {
  const upload = (body: Uint8Array, query = '') => askWithKey(server, 'POST', `/dataset/upload?name=world.zip${query}`, body);
  const uploadsLeft = () => readdirSync(server.dataDir).filter((name) => name.startsWith('upload-'));

  it('builds a set of the ZIP that is sent, says what it replaced, and leaves no copy', async () => {
    const before = (await status()).revision;
    const zip = writeZip([...filesOf(generatedSet(2_000))].map(([name, data]) => ({ name: `world/${name}`, data })));
    const answer = await upload(readFileSync(zip), '&date=2026-08-20');
    expect(answer.status, answer.text).toBe(202);
    await vi.waitFor(async () => expect((await status()).import).toMatchObject({ state: 'done' }), { timeout: 110_000, interval: 100 });
    const { date, revision, import: progress } = await status();
    const dated = { date: '2026-08-20T00:00:00.000Z', revision };
    expect(progress?.dataset).toMatchObject({ airports: 2_000, source: 'OurAirports', replaced: before, ...dated });
    expect({ date, revision }).toEqual({ ...dated, revision: expect.stringMatching(/^2026-08-20-[0-9a-f]{12}$/) as string });
    expect((await ask(server, '/airports?limit=1')).headers['x-dataset-date']).toBe(date);
    expect(server.core.sources.list().find(({ kind }) => kind === 'import')?.address).toBe('world.zip');
    await expect.poll(uploadsLeft).toEqual([]);
  });

  it('calls what is no such ZIP by the name that the user knows, and leaves no copy', async () => {
    expect((await upload(Buffer.from('no archive'))).status).toBe(202);
    await vi.waitFor(async () => expect((await status()).import).toMatchObject({ state: 'refused' }), { timeout: 60_000, interval: 50 });
    expect((await status()).import?.reasons).toMatchObject([{ code: 'zipDamaged', values: { path: 'world.zip' } }]);
    await expect.poll(uploadsLeft).toEqual([]);
  });
});

it.each([
  ['2026-02-30', 'date: "2026-02-30" is not a date of the calendar; write 2026-08-22'],
  ['22/08/2026', 'date: "22/08/2026" is not a date of the calendar; write 2026-08-22'],
  ['2026-11-24', 'date: 2026-11-24 is in the future'],
])('POST /dataset/import refuses the date %s and imports nothing', async (date, detail) => {
  const before = await status();
  const { status: code, text } = await start({ from: '/nowhere', date });
  expect({ code, details: (JSON.parse(text) as { details: string[] }).details }).toEqual({ code: 400, details: [detail] });
  expect(await status()).toEqual(before);
});

describe('DELETE /dataset/import', () => {
  const cancel = () => askWithKey(server, 'DELETE', '/dataset/import');

  it('cancels the import under way: the dataset in use stays, and nothing is left of the other', async () => {
    const folder = writeSet(large);
    const before = await status();
    const files = readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).toSorted((a, b) => a.localeCompare(b));
    expect((await start({ from: folder, date: '2026-09-01' })).status).toBe(202);
    await vi.waitFor(async () => expect((await cancel()).status).toBe(204), { timeout: 60_000, interval: 5 });
    await vi.waitFor(async () => expect((await status()).import).toMatchObject({ state: 'refused' }), { timeout: 60_000, interval: 20 });
    const after = await status();
    expect(after.import?.reasons).toMatchObject([{ code: 'refused', values: { refusal: 'importCancelled' } }]);
    expect(after.revision).toBe(before.revision);
    expect(readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).toSorted((a, b) => a.localeCompare(b))).toEqual(files);
  });

  it('cancels an import of NOTAMs, which says so', async () => {
    const body = Array.from({ length: 40_000 }, (_, at) => `!BOI ${1 + (at % 12)}/${100 + at} BOI TWY C CLSD 2605041400-2609302145\n`).join(
      '',
    );
    const importing = askWithKey(server, 'POST', '/notams/import', body);
    await vi.waitFor(async () => expect((await cancel()).status).toBe(204), { timeout: 60_000, interval: 5 });
    const { status: code, headers: answered } = await importing;
    expect([code, answered['x-error-code']]).toEqual([409, 'importCancelled']);
    expect(readdirSync(server.dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('is 404 where none is under way, and needs a key', async () => {
    expect((await cancel()).status).toBe(404);
    expect((await ask(server, '/dataset/import', { method: 'DELETE' })).status).toBe(401);
  });
});
