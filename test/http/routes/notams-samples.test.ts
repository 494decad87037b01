import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NotamList } from '#contract/notams/notam.ts';
import { newSet, shelve } from '../../core/reference/store/kept-versions.ts';
import { ask, askWithKey, ownServer, post, type Running } from '../../helpers/server.ts';

const now = new Date('2026-11-21T06:00:00Z');
const real =
  '(A8001/26 NOTAMN\nQ) EGTT/QMXLC/IV/BO/A/000/999/5129N00028W005\nA) EGLL B) 2611210000 C) 2611212359\nE) TWY A CLSD)\nCREATED: 20 Nov 2026 07:00:00';
const expired = real.replace('A8001', 'A8002').replace('2611210000', '2501010000').replace('2611212359', '2501022359');

let server: Running;
beforeEach(async () => {
  server = await ownServer({ clock: () => now });
});

const headers = () => ({ 'x-api-key': server.key });
const get = (path: string) => ask(server, path, { headers: headers() });
const list = async (query = '') => (await get(`/notams?limit=300${query}`)).json as NotamList;
const sources = async () => [...new Set((await list()).items.map(({ source }) => source))];
const imported = (body: string, query = '') => askWithKey(server, 'POST', `/notams/import${query}`, body);
const show = (showSampleNotams: boolean) => askWithKey(server, 'PATCH', '/settings', { showSampleNotams });
const stored = async () => ((await get('/dataset')).json as { counts: { notams: number } }).counts.notams;

describe('sample NOTAMs', () => {
  it('are shown, and say what they are, while nothing real was imported', async () => {
    expect(await sources()).toEqual(['sample']);
    await imported('');
    await imported(real, '?dryRun=true');
    expect(await sources()).toEqual(['sample']);
  });

  it('vanish from lists, counts, closures, exports, histories and single answers with the first real one', async () => {
    const { items } = await list('&filter={"icao":"EGLL"}');
    const [sample] = items;
    expect(sample?.source).toBe('sample');
    await imported(real);
    expect((await list()).items.map(({ notamId }) => notamId)).toEqual(['A8001/26']);
    expect(await stored()).toBe(1);
    expect((await list('&filter={"icao":"LSGG","severity":5}')).totalCount).toBe(0);
    expect((await get('/notams?format=ndjson')).text.trim().split('\n')).toHaveLength(1);
    for (const path of [`/notams/${sample?.id}`, `/notams/${sample?.id}/history`]) expect((await get(path)).status).toBe(404);
  });

  it('vanish with the world, though nothing real is stored of its NOTAMs', async () => {
    const { revision } = server.core.dataset.current();
    const other = await shelve(server.dataDir, newSet(), now);
    await server.core.dataset.rollBack(other);
    expect(await list()).toMatchObject({ totalCount: 0 });
    expect(await stored()).toBe(0);
    await show(true);
    expect(await sources()).toEqual(['sample']);
    await show(false);
    await server.core.dataset.rollBack(revision);
    expect(await sources()).toEqual(['sample']);
  });

  it('lend neither an age nor coverage, hidden or shown', async () => {
    await show(true);
    const none = await get('/notams?filter={"icao":"ZZZZ"}');
    expect(none.headers).toMatchObject({ 'x-notams-imported-at': 'unknown', 'x-notams-issued-at': 'unknown' });
    expect(none.headers['x-notams-coverage']).toBe('nothing-imported, ZZZZ=none');
    await imported(real);
    expect((await get('/notams?limit=1')).headers['x-notams-issued-at']).toBe('2026-11-20T07:00:00.000Z');
    expect((await get('/notams?filter={"icao":"LSGG","status":"cancelled"}')).headers['x-notams-coverage']).toBe('imported, LSGG=none');
  });

  it('come back, marked and under the same ids, when the setting says so, and go again', async () => {
    const before = (await list()).items.map(({ id }) => id).toSorted();
    await imported(real);
    await show(true);
    expect(new Set(await sources())).toEqual(new Set(['sample', (await list('&filter={"notamId":"A8001/26"}')).items[0]?.source]));
    expect((await list('&filter={"source":"sample"}')).items.map(({ id }) => id).toSorted()).toEqual(before);
    expect(await stored()).toBe(before.length + 1);
    await show(false);
    expect(await stored()).toBe(1);
  });

  it('stay while the setting says so, whatever is imported', async () => {
    await show(true);
    await imported(real);
    expect(await sources()).toContain('sample');
  });

  it('do not come back when the real ones are deleted by age', async () => {
    await imported(expired);
    expect(await stored()).toBe(1);
    server.core.settings.change({ notamRetentionDays: 0 });
    server.core.notams.expire();
    server.core.notams.refreshSamples();
    expect(await stored()).toBe(0);
  });

  it('vanish with a sync as with an import', async () => {
    const file = join(server.dataDir, 'notams.txt');
    writeFileSync(file, real);
    const made = await post(server, '/sources', { kind: 'notams', name: 'file', address: file }, headers());
    expect(made.status, made.text).toBe(201);
    await post(server, '/sync', { sourceId: (made.json as { id: string }).id }, headers());
    await expect.poll(async () => (await list()).items.map(({ notamId }) => notamId)).toEqual(['A8001/26']);
  });
});
