/** A server whose disk is full. */
import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCore } from '#core/core.ts';
import { startServer } from '#http/server.ts';
import { run, serve } from '../headless/aeroshelf.ts';
import { ask, askWithKey, keyIn, type Answered } from '../helpers/server.ts';
import { canMountDisks, emptyDisk, fillDisk, smallDisk } from '../helpers/small-disk.ts';

const canMount = canMountDisks('serving from a full disk');

const log = { info() {}, warn() {}, error() {} };

/** A data folder on a disk of its own; `fill` takes all the room that is left. */
async function folderOnDisk() {
  const dataDir = smallDisk(16 << 20);
  return { dataDir, key: await keyIn(dataDir), fill: () => fillDisk(dataDir), empty: () => emptyDisk(dataDir) };
}

const reads = [
  '/airports?limit=1',
  '/notams',
  '/search?query=geneva',
  '/countries/CH',
  '/users/me',
  '/keys',
  '/favourites',
  '/sources',
  '/settings',
  '/sync',
];

const closure = `(A0001/26 NOTAMN
Q) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005
A) LSGG B) 2611200000 C) 2612312359
E) RWY 04/22 CLSD)
`;

const manyTexts = JSON.stringify({ OR: Array.from({ length: 60 }, (_, at) => ({ message: { contains: `qx${at}` } })) });

/** Leaves the folder as a kill does, with rows that are in the log alone. */
function killWithLog(dataDir: string): void {
  const state = join(dataDir, 'state.sqlite');
  const db = new Sqlite(state);
  db.exec(`INSERT INTO settings (key, value) VALUES ('x', '${'x'.repeat(500_000)}')`);
  for (const name of ['', '-wal']) copyFileSync(state + name, join(dataDir, `copy${name}`));
  db.close();
  for (const name of ['', '-wal']) renameSync(join(dataDir, `copy${name}`), state + name);
}

/** What the header of a state says of its log: 2 where it has one (sqlite.org/fileformat.html). */
const journalOf = (dataDir: string) => (readFileSync(join(dataDir, 'state.sqlite'))[18] === 2 ? 'wal' : 'delete');

describe.skipIf(!canMount)('on a full disk', () => {
  it('a server that runs goes on reading, refuses each write by its code, and stores again once there is room', async () => {
    const { dataDir, key, fill, empty } = await folderOnDisk();
    const core = await openCore({ dataDir, log });
    const server = await startServer(core, { port: 0, log });
    onTestFinished(async () => {
      await server.close();
      await core.close();
    });
    const send = (method: string, path: string, body?: unknown) => askWithKey({ port: server.port, key }, method, path, body);
    fill();
    for (const path of reads) expect((await send('GET', path)).status, path).toBe(200);
    expect((await ask(server, '/health')).json).toMatchObject({ status: 'ok', problems: [{ code: 'diskFull' }] });
    const { items } = (await ask(server, '/airports?limit=1')).json as { items: { id: string }[] };
    const airport = items[0]?.id ?? '';
    const writes = [
      () => send('PUT', `/favourites/${airport}`),
      () => send('PUT', `/notes/${airport}`, { text: 'x'.repeat(4_000) }),
      () => send('POST', '/keys', { name: 'x' }),
      () => send('POST', '/origins', { origin: 'https://planner.example' }),
      () => send('POST', '/sources', { kind: 'files', address: tmpdir() }),
      () => send('PATCH', '/settings', { theme: 'dark' }),
      () => send('POST', '/notams/import', closure),
    ];
    // The log of the database may have room for one page more.
    for (const write of [...writes, ...writes]) await write();
    for (const [index, write] of writes.entries()) {
      const answer = await write();
      expect([answer.status, answer.headers['x-error-code']], `${index}: ${answer.text}`).toEqual([507, 'diskFull']);
    }
    for (const path of reads) expect((await send('GET', path)).status, path).toBe(200);
    empty();
    for (const [index, write] of writes.entries()) expect((await write()).status, String(index)).toBeLessThan(300);
    expect((await ask(server, '/health')).json).not.toHaveProperty('problems');
  });

  it('a server starts, says so, and reads', async () => {
    const { dataDir, key, fill, empty } = await folderOnDisk();
    fill();
    const server = await serve(dataDir);
    const headers = { 'x-api-key': key };
    for (const path of reads) expect((await fetch(new URL(path, server.url), { headers })).status, path).toBe(200);
    expect(await (await fetch(new URL('/health', server.url))).json()).toMatchObject({ problems: [{ code: 'diskFull' }] });
    expect(server.stderr()).toContain('the disk is full');
    expect(server.stderr()).not.toMatch(/^\s+at /m);
    const refused = await askWithKey({ port: Number(new URL(server.url).port), key }, 'POST', '/keys', { name: 'x' });
    expect([refused.status, refused.headers['x-error-code']]).toEqual([507, 'diskFull']);
    expect(await server.stop()).toBe(0);
    empty();
    const again = await run(['keys', 'list', '--data-dir', dataDir]);
    expect(again.stdout).toContain('tests');
    expect(readFileSync(join(dataDir, 'state.sqlite')).subarray(0, 15).toString()).toBe('SQLite format 3');
  });

  it.each([
    ['ended', false],
    ['was killed, with rows in its log that the full disk has no room to take in', true],
  ])('a server that starts where the one before %s does everything as soon as there is room, without a restart', async (_, isKilled) => {
    const { dataDir, key, fill, empty } = await folderOnDisk();
    if (isKilled) killWithLog(dataDir);
    fill();
    const server = await serve(dataDir);
    const port = Number(new URL(server.url).port);
    const send = (method: string, path: string, body?: unknown) => askWithKey({ port, key }, method, path, body);
    const [airport] = ((await send('GET', '/airports?limit=1')).json as { items: { id: string }[] }).items;
    const works: Record<string, () => Promise<Answered>> = {
      pack: () => send('GET', '/pack'),
      backup: () => send('GET', '/backup'),
      unpack: () => send('POST', '/unpack', Buffer.alloc(100_000, 'x')),
      favourite: () => send('PUT', `/favourites/${airport?.id}`),
      note: () => send('PUT', `/notes/${airport?.id}`, { text: 'x'.repeat(9_000) }),
      key: () => send('POST', '/keys', { name: 'x' }),
      notams: () => send('POST', '/notams/import', closure),
    };
    for (const [name, work] of Object.entries(works)) {
      const { status, text } = await work();
      expect([status, /disk (?:of .*)?is full/.test(text), text.includes('move it away')], `${name}: ${text}`).toEqual([507, true, false]);
    }
    // A text that is searched for on another thread, over a connection of its own.
    expect((await send('GET', `/notams?filter=${encodeURIComponent(manyTexts)}`)).status).toBe(200);
    empty();
    await expect.poll(async () => (await works['favourite']?.())?.status).toBeLessThan(300);
    expect((await send('GET', `/notams?filter=${encodeURIComponent(manyTexts)}`)).status).toBe(200);
    for (const [name, work] of Object.entries(works)) {
      const { status, text } = await work();
      // What is sent to be unpacked is no pack.
      const outcome = status < 300 ? 'works' : status;
      expect([outcome, name], text).toEqual([name === 'unpack' ? 400 : 'works', name]);
    }
    await expect.poll(() => existsSync(join(dataDir, 'server.json')) && existsSync(join(dataDir, 'aeroshelf.pid'))).toBe(true);
    await expect.poll(() => journalOf(dataDir)).toBe('wal');
    expect((await run(['keys', 'list', '--data-dir', dataDir])).stdout).toContain('tests');
    expect(await server.stop()).toBe(0);
  });

  it('a command that writes ends with the sentence and no stack trace', async () => {
    const { dataDir, fill } = await folderOnDisk();
    fill();
    const outcome = await run(['keys', 'add', 'owner', '--data-dir', dataDir]);
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain('The disk is full: nothing was written. Make room');
    expect(outcome.stderr).not.toMatch(/^\s+at /m);
    expect((await run(['data', 'status', '--data-dir', dataDir])).stdout).toContain('Dataset:');
  });
});
