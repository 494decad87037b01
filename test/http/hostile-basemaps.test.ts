/** Files of map tiles that were made to do harm, over a real server in a process of its own: it answers others, whatever is in them. */
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Basemap } from '#contract/map/basemaps.ts';
import { serveApart, type ServerProcess } from '../helpers/gap.ts';
import { hostileSql, writeEndlessSchema, writeSql } from '../helpers/hostile-tiles.ts';
import { ask, post, type Answered } from '../helpers/server.ts';
import { isCountedHere, peakMb, servingMs } from '../helpers/serving-thread.ts';
import { writeMbtiles, writePmtiles } from '../helpers/tile-files.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const fileAt = (name: string): string => join(folder, name);
const tiles = [{ zoom: 0, column: 0, row: 0, data: Buffer.from('a tile') }];

let server: ServerProcess;
const start = async (): Promise<void> => {
  server = await serveApart(dataDir);
};
beforeAll(async () => {
  mkdirSync(dataDir);
  await start();
});
afterAll(async () => {
  await server.kill();
});

/** It asks as the program's own window does, which the run's key is for. */
const owner = (): Record<string, string> => ({
  authorization: `Bearer ${(JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { key: string }).key}`,
});
const add = (path: string): Promise<Answered> => post(server, '/basemaps', { path }, owner());
const remove = (id: string): Promise<Answered> => ask(server, `/basemaps/${id}`, { method: 'DELETE', headers: owner() });
const stateOf = async (id: string): Promise<string | undefined> =>
  ((await ask(server, '/basemaps')).json as { items: Basemap[] }).items.find((one) => one.id === id)?.state;
function storedList(): string {
  const db = new Database(join(dataDir, 'state.sqlite'), { readonly: true });
  try {
    return db.prepare<[], string>("SELECT value FROM settings WHERE key = 'basemaps'").pluck().get() ?? '';
  } finally {
    db.close();
  }
}
type Reasons = { reasons: { code: string; values: object }[] };
const reasonsOf = ({ json }: Answered) => ((json as Reasons | undefined)?.reasons ?? []).map(({ code, values }) => ({ code, values }));
const codeOf = (answer: Answered) => [answer.status, ...reasonsOf(answer).map(({ code }) => code)];

describe('SQL in a file', () => {
  it.each(Object.entries(hostileSql))('is not run: %s', async (name, { sql, about }) => {
    const path = fileAt(`${name}.mbtiles`);
    writeSql(path, sql);
    const answer = await add(path);
    expect(answer.status, answer.text).toBe(400);
    expect(reasonsOf(answer)).toEqual([{ code: 'basemapHasSql', values: { path, ...about } }]);
    expect((await ask(server, '/health')).status).toBe(200);
  });

  it.each(Object.entries(hostileSql))('is not run for a stranger either where it replaced a good file: %s', async (name, { sql }) => {
    const path = fileAt(`replaced by ${name}.mbtiles`);
    writeMbtiles(path, { format: 'pbf' }, tiles);
    const { id } = (await add(path)).json as Basemap;
    expect((await ask(server, `/basemaps/${id}/0/0/0`)).text).toBe('a tile');
    rmSync(path);
    writeSql(path, sql);
    expect(codeOf(await ask(server, `/basemaps/${id}/0/0/0`))).toEqual([404, 'basemapHasSql']);
    expect(await stateOf(id)).toBe('unreadable');
    expect((await remove(id)).status).toBe(204);
  });

  it('that only names where the tiles are, as files with each picture once have it, is not run and not needed', async () => {
    const path = fileAt('once.mbtiles');
    writeSql(path, [
      'CREATE TABLE metadata (name text, value text)',
      "INSERT INTO metadata VALUES ('format', 'pbf')",
      'CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT)',
      'CREATE UNIQUE INDEX map_index ON map (zoom_level, tile_column, tile_row)',
      'CREATE TABLE images (tile_data blob, tile_id text)',
      'CREATE UNIQUE INDEX images_id ON images (tile_id)',
      `CREATE VIEW tiles AS SELECT map.zoom_level AS zoom_level, map.tile_column AS tile_column, map.tile_row AS tile_row,
         images.tile_data AS tile_data FROM map JOIN images ON images.tile_id = map.tile_id`,
      "INSERT INTO map VALUES (0, 0, 0, 'a')",
      "INSERT INTO images VALUES (CAST('the only tile' AS BLOB), 'a')",
    ]);
    const { id } = (await add(path)).json as Basemap;
    expect((await ask(server, `/basemaps/${id}/0/0/0`)).text).toBe('the only tile');
  });
});

it('a file that takes for ever to open ends with its reading, is set aside at the next start and can be removed', async () => {
  const path = fileAt('endless.mbtiles');
  writeMbtiles(path, { format: 'pbf' }, tiles);
  const { id } = (await add(path)).json as Basemap;
  rmSync(path);
  writeEndlessSchema(path);
  const cut = ask(server, `/basemaps/${id}/0/0/0`).catch(() => undefined);
  await expect.poll(async () => (await ask(server, '/health')).status).toBe(200);
  // What a start reads is written before the file is opened.
  await expect.poll(() => storedList()).toContain('"reading":');
  await server.kill();
  await cut;
  await start();
  expect(await stateOf(id)).toBe('unreadable');
  expect(codeOf(await ask(server, `/basemaps/${id}/0/0/0`))).toEqual([404, 'basemapSetAside']);
  expect((await remove(id)).status).toBe(204);
});

describe.skipIf(!isCountedHere)('values beyond those of any map', () => {
  it('are refused before they are unpacked: metadata of 60 MB', async () => {
    const path = fileAt('vast.pmtiles');
    writePmtiles(path, { type: 'pbf', metadata: { name: 'x'.repeat(60_000_000) }, tiles });
    const before = servingMs(server.pid);
    expect(codeOf(await add(path))).toEqual([400, 'basemapDamaged']);
    expect(servingMs(server.pid) - before).toBeLessThan(200);
    expect(peakMb(server.pid)).toBeLessThan(400);
  });

  it('are no tile and no name: 100 MB in a row', async () => {
    const path = fileAt('vast.mbtiles');
    writeMbtiles(path, { format: 'pbf' }, tiles);
    writeSql(path, [
      "INSERT INTO metadata VALUES ('name', CAST(zeroblob(100000000) AS TEXT))",
      'INSERT INTO tiles VALUES (1, 0, 0, zeroblob(100000000))',
    ]);
    const answer = await add(path);
    expect(answer.json).toMatchObject({ name: 'vast.mbtiles' });
    expect(codeOf(await ask(server, `/basemaps/${(answer.json as Basemap).id}/1/0/1`))).toEqual([404, 'basemapTileUnreadable']);
    expect(peakMb(server.pid)).toBeLessThan(400);
  });
});

describe('a path', () => {
  const isRoot = process.getuid?.() === 0;
  const special: [string, string, boolean][] = [
    ['/proc/self/mem', 'basemapForeign', true],
    ['/dev/zero', 'basemapGone', true],
    ['/proc/self/fd', 'basemapGone', true],
  ];

  it('is refused by a reason of its own where it has a NUL', async () => {
    expect(codeOf(await add(`${fileAt('a')}\u0000b.mbtiles`))).toEqual([400, 'basemapUnreadable']);
  });

  it.skipIf(process.platform === 'win32')('is refused where it leads in a circle, through a file or further than a name goes', async () => {
    symlinkSync(fileAt('loop.mbtiles'), fileAt('loop.mbtiles'));
    writeFileSync(fileAt('plain'), '');
    expect(codeOf(await add(fileAt('loop.mbtiles')))).toEqual([400, 'basemapUnreadable']);
    expect(codeOf(await add(join(fileAt('plain'), 'x.mbtiles')))).toEqual([400, 'basemapGone']);
    expect(codeOf(await add(`/${'x'.repeat(4_000)}`))).toEqual([400, 'basemapUnreadable']);
  });

  it.skipIf(process.platform === 'win32' || isRoot)('is refused where its file may not be read, when it is added and later', async () => {
    const path = fileAt('shut.mbtiles');
    writeMbtiles(path, { format: 'pbf' }, tiles);
    const { id } = (await add(path)).json as Basemap;
    chmodSync(path, 0);
    expect(codeOf(await ask(server, `/basemaps/${id}/0/0/0`))).toEqual([404, 'basemapUnreadable']);
    expect(await stateOf(id)).toBe('unreadable');
    await remove(id);
    expect(codeOf(await add(path))).toEqual([400, 'basemapUnreadable']);
    chmodSync(path, 0o600);
    expect((await add(path)).status).toBe(201);
  });

  it.skipIf(process.platform !== 'linux').each(special)('is refused where it is no file: %s', async (path, code) => {
    expect(statSync(path)).toBeDefined();
    expect(codeOf(await add(path))).toEqual([400, code]);
  });
});
