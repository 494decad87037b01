import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Source, SourceList, SourcePresetList } from '#contract/sync/sources.ts';
import { askWithKey, testServer } from '../../helpers/server.ts';

const server = testServer();

const send = (method: string, path: string, body?: unknown) => askWithKey(server, method, path, body);
const folder = (name: string) => {
  mkdirSync(join(server.dataDir, name), { recursive: true });
  return join(server.dataDir, name);
};

it('GET /sources lists what there is, as the contract has it', async () => {
  const answer = await send('GET', '/sources');
  expect(answer.status).toBe(200);
  expect([...Value.Errors(endpoints.listSources.reply, answer.json)]).toEqual([]);
  expect((answer.json as SourceList).items).toMatchObject([{ kind: 'ourairports', name: 'OurAirports', everyHours: 168, state: 'never' }]);
});

describe('a public service', () => {
  it('is listed with whose it is, and added by its kind alone; without one an address is needed', async () => {
    const { json } = await send('GET', '/sources/presets');
    expect([...Value.Errors(endpoints.listSourcePresets.reply, json)]).toEqual([]);
    const [preset] = (json as SourcePresetList).items;
    expect(preset).toMatchObject({ kind: 'ukPib', leastMinutes: 20, requestsADay: 24, terms: { readOn: null } });
    const added = await send('POST', '/sources', { kind: 'ukPib', isEnabled: false });
    expect(added.json).toMatchObject({ kind: 'ukPib', name: preset?.name, address: preset?.address, nextAt: null, state: 'never' });
    const again = await send('POST', '/sources', { kind: 'api' });
    expect([again.status, again.json]).toMatchObject([400, { details: [expect.stringMatching(/^address: /)] }]);
    await send('DELETE', `/sources/${(added.json as Source).id}`);
  });

  it('of a kind is tested by a request of its own', async () => {
    const { json } = await send('POST', '/sources', { kind: 'notams', address: folder('to-test'), everyHours: null });
    const test = await send('POST', `/sources/${(json as Source).id}/test`);
    expect([...Value.Errors(endpoints.testSource.reply, test.json)]).toEqual([]);
    expect([test.status, test.json]).toMatchObject([200, { result: 'good', reason: null }]);
    expect((await send('POST', '/sources/x/test')).status).toBe(404);
    await send('DELETE', `/sources/${(json as Source).id}`);
  });
});

describe('POST /sources', () => {
  it('adds a source and never returns its key', async () => {
    const answer = await send('POST', '/sources', { kind: 'api', address: 'http://127.0.0.1:1', apiKey: 'club-secret', everyHours: null });
    expect(answer.status).toBe(201);
    expect([...Value.Errors(endpoints.addSource.reply, answer.json)]).toEqual([]);
    expect(answer.json).toMatchObject({ kind: 'api', address: 'http://127.0.0.1:1/', hasKey: true, nextAt: null });
    const listed = await send('GET', '/sources');
    expect(answer.text + listed.text).not.toContain('club-secret');
    const forgotten = await send('PATCH', `/sources/${(answer.json as Source).id}`, { apiKey: null });
    expect(forgotten.json).toMatchObject({ hasKey: false });
    expect(JSON.stringify(server.logged)).not.toContain('club-secret');
  });

  it.each([
    [{}],
    [{ kind: 'ftp', address: 'x' }],
    [{ kind: 'api', address: '' }],
    [{ kind: 'api', address: 'http://x/', everyHours: 0 }],
    [{ kind: 'api', address: 'http://x/', colour: 'red' }],
  ])('answers 400 to %j', async (body) => {
    expect((await send('POST', '/sources', body)).status).toBe(400);
  });
});

describe('PATCH and DELETE /sources/{sourceId}', () => {
  it('change and remove a source', async () => {
    const { id } = (await send('POST', '/sources', { kind: 'files', address: folder('a') })).json as Source;
    const changed = await send('PATCH', `/sources/${id}`, { name: 'Alps', everyHours: null, rank: 7, isEnabled: false });
    expect(changed.json).toMatchObject({ id, name: 'Alps', everyHours: null, rank: 7, isEnabled: false, nextAt: null });
    const removed = await send('DELETE', `/sources/${id}`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect((await send('DELETE', `/sources/${id}`)).status).toBe(404);
    expect((await send('PATCH', `/sources/${id}`, { rank: 1 })).status).toBe(404);
  });

  it('answers 400 to another address: a source of another place is another source', async () => {
    const { id } = (await send('POST', '/sources', { kind: 'files', address: folder('b') })).json as Source;
    expect((await send('PATCH', `/sources/${id}`, { address: folder('c') })).status).toBe(400);
  });
});
