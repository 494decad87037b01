/** Who writes waits for no import: a real server, a big import on its worker, and a write at a time. */
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openState } from '#core/database/state.ts';
import { get, serveApart } from '../helpers/gap.ts';
import { ask, keyIn, ownServer, post } from '../helpers/server.ts';
import { times } from '../helpers/long.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const us = (serial: number) =>
  `!B${String.fromCharCode(65 + (serial % 26), 65 + (Math.floor(serial / 26) % 26))} ${1 + (serial % 12)}/${100 + Math.floor(serial / 676)} BOI TWY C CLSD 2605041400-2609302145\n`;

describe('a write while NOTAMs are imported', () => {
  it('is answered before the import is over, one after the other', async () => {
    const dataDir = temporaryFolder();
    const key = await keyIn(dataDir);
    const server = await serveApart(dataDir);
    onTestFinished(() => server.stop());
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const write = (turn: number) =>
      get(server.port, '/origins', { method: 'POST', headers, body: JSON.stringify({ origin: `https://planner-${turn}.example` }) });

    const body = Array.from({ length: times(6_000, 100_000) }, (_, at) => us(at)).join('');
    const upload = { isOver: false };
    const importing = get(server.port, '/notams/import', {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'text/plain' },
      body,
    }).finally(() => (upload.isOver = true));
    const statuses = new Set<number>();
    let answered = 0;
    for (let turn = 0; !upload.isOver; turn++) {
      statuses.add((await write(turn)).status);
      answered++;
    }
    expect((await importing).status).toBe(200);
    expect([...statuses]).toEqual([201]);
    // One that waited for the import would be the only one; how long each waits is measured by `bench/notams/import-while-serving.ts`.
    expect(answered).toBeGreaterThan(5);
  });

  it('that finds the database locked for longer is refused with 503, a code and when to try again', async () => {
    const server = await ownServer();
    const other = openState(join(server.dataDir, 'state.sqlite'), { clock: () => new Date() });
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    const headers = { 'x-api-key': server.key };
    const refused = await post(server, '/origins', { origin: 'https://planner.example' }, headers);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'x-error-code': 'databaseBusy', 'retry-after': '1' });
    other.exec('ROLLBACK');
    expect((await ask(server, '/health')).status).toBe(200);
    expect((await post(server, '/origins', { origin: 'https://planner.example' }, headers)).status).toBeLessThan(300);
  });
});
