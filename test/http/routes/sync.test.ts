import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Source } from '#contract/sync/sources.ts';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { ask, post, startTestServer, type Running } from '../../helpers/server.ts';
import { startCsvServer } from '../../core/sync/csv-server.ts';
import { readEvents } from '../event-reader.ts';

let server: Running;
beforeEach(async () => {
  server = await startTestServer();
  // It is on the real network.
  for (const { id } of server.core.sources.list()) server.core.sources.remove(id);
});
afterEach(() => server.close());

const headers = () => ({ 'x-api-key': server.key });
const startSync = (body: unknown = {}) => post(server, '/sync', body, headers());
const addSource = async (body: unknown) => (await post(server, '/sources', body, headers())).json as Source;

function notamFolder(): string {
  const folder = join(server.dataDir, 'notam-files');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'a.txt'),
    '(A7301/29 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)',
  );
  return folder;
}

it('GET /sync gives anyone its state, in the form of the contract', async () => {
  const answer = await ask(server, '/sync');
  expect(answer.status).toBe(200);
  expect([...Value.Errors(endpoints.getSync.reply, answer.json)]).toEqual([]);
  expect(answer.json).toMatchObject({ state: 'idle', network: 'unknown', source: null, step: null, outcome: null });
});

describe('POST /sync', () => {
  it('answers 202 at once; GET /sync and the events report the end', async () => {
    const sheets = await startCsvServer();
    await addSource({ kind: 'ourairports', address: sheets.base, name: 'Small world' });
    const letGo = sheets.holdBack();
    const events = await readEvents(server);
    const started = await startSync();
    expect(started.status).toBe(202);
    expect([...Value.Errors(endpoints.startSync.reply, started.json)]).toEqual([]);
    expect((await ask(server, '/sync')).json).toMatchObject({ state: 'running', source: 'Small world' });
    expect((await startSync()).json).toMatchObject({ statusCode: 409, message: 'A sync is already running; wait for it to end.' });
    expect((await ask(server, '/sources', { headers: headers() })).json).toMatchObject({ items: [{ state: 'running' }] });

    letGo();
    // Three airports are below the minimum of an OurAirports set: refused, and reported.
    const finished = await events.until((event) => event.type === 'sync' && event.sync.state === 'idle' && event.sync.finishedAt !== null);
    expect(finished).toMatchObject({
      sync: { outcome: { sources: [{ reason: { code: 'tooFewRows', values: { file: 'airports.csv', kept: 3 } } }] } },
    });
    expect((await ask(server, '/sync')).json).toEqual((finished as { sync: SyncStatus }).sync);
    expect((await ask(server, '/sources', { headers: headers() })).json).toMatchObject({
      items: [{ state: 'refused', failure: { code: 'tooFewRows', values: { file: 'airports.csv', kept: 3 } } }],
    });
    expect(server.core.dataset.current().source).toBe('Aeroshelf starter set');
    events.close();
  });

  it('of one source asks the others nothing', async () => {
    const sheets = await startCsvServer();
    await addSource({ kind: 'ourairports', address: sheets.base });
    const { id } = await addSource({ kind: 'notams', address: notamFolder() });
    const events = await readEvents(server);
    expect((await startSync({ sourceId: id })).status).toBe(202);
    await events.until(
      (event) => event.type === 'notams' && event.importedAt !== null && event.importedAt === server.core.notams.ages().importedAt,
    );
    await events.until((event) => event.type === 'sync' && event.sync.finishedAt !== null);
    expect(sheets.asked).toEqual([]);
    events.close();
  });

  it('answers 404 to an unknown source, and 400 to a body that is not valid', async () => {
    expect((await startSync({ sourceId: 'nobody' })).status).toBe(404);
    expect((await startSync({ source: 'nobody' })).status).toBe(400);
    expect((await ask(server, '/sync')).json).toMatchObject({ state: 'idle' });
  });
});

it('closing the server ends a sync that is under way', async () => {
  const sheets = await startCsvServer();
  await addSource({ kind: 'ourairports', address: sheets.base });
  sheets.holdBack();
  await startSync();
  await server.close();
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  server = await startTestServer();
});
