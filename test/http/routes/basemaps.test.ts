import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Basemap } from '#contract/map/basemaps.ts';
import { ask, askWithKey, post, testServer, type Answered } from '../../helpers/server.ts';
import { png, writeMbtiles, writePmtiles } from '../../helpers/tile-files.ts';

const server = testServer();

const fileAt = (name: string): string => join(server.dataDir, name);
const add = (path: string, encoding?: string): Promise<Answered> =>
  post(server, '/basemaps', { path, ...(encoding !== undefined && { encoding }) }, { 'x-api-key': server.key });
const added = async (path: string, encoding?: string): Promise<Basemap> => {
  const answer = await add(path, encoding);
  expect(answer.status, answer.text).toBe(201);
  return answer.json;
};
const listed = async (): Promise<Basemap[]> => ((await ask(server, '/basemaps')).json as { items: Basemap[] }).items;
const reasonsOf = ({ json }: Answered): string[] => ((json as { reasons?: { code: string }[] }).reasons ?? []).map(({ code }) => code);

const vectorLayers = (...ids: string[]) => JSON.stringify({ vector_layers: ids.map((id) => ({ id })) });
const north = Buffer.from('the northern tile');
const south = Buffer.from('the southern tile');
const tiles = [
  { zoom: 1, column: 0, row: 0, data: gzipSync(north) },
  { zoom: 1, column: 0, row: 1, data: gzipSync(south) },
];

it('adds an .mbtiles file of vector tiles and serves its tiles, counted from the north', async () => {
  const path = fileAt('world.mbtiles');
  const json = vectorLayers('transportation', 'water');
  writeMbtiles(
    path,
    { name: 'World', format: 'pbf', minzoom: '0', maxzoom: '1', bounds: '-10,40,20,60', attribution: '<b>OSM</b>', json },
    tiles,
  );
  const basemap = await added(path);
  expect(basemap).toMatchObject({
    name: 'World',
    fileName: 'world.mbtiles',
    format: 'mbtiles',
    kind: 'vector',
    schema: 'openMapTiles',
    minZoom: 0,
    maxZoom: 1,
    bounds: [-10, 40, 20, 60],
    attribution: 'OSM',
    state: 'ready',
  });
  expect(JSON.stringify(await listed())).not.toContain(server.dataDir);
  const tile = await ask(server, `/basemaps/${basemap.id}/1/0/0`);
  expect([tile.status, tile.text, tile.headers['content-type']]).toEqual([200, north.toString(), 'application/vnd.mapbox-vector-tile']);
  expect((await ask(server, `/basemaps/${basemap.id}/1/0/1`)).text).toBe(south.toString());
  const packed = await ask(server, `/basemaps/${basemap.id}/1/0/0`, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  const again = { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) };
  expect((await ask(server, `/basemaps/${basemap.id}/1/0/0`, { headers: again })).status).toBe(304);
  expect((await ask(server, `/basemaps/${basemap.id}/1/1/0`)).status).toBe(204);
});

it('adds a .pmtiles file and reads single tiles of it, packed or not', async () => {
  const path = fileAt('streets.pmtiles');
  const metadata = { name: 'Streets', vector_layers: [{ id: 'earth' }, { id: 'roads' }] };
  writePmtiles(path, { type: 'pbf', metadata, tiles, packed: 2 });
  const basemap = await added(path);
  expect(basemap).toMatchObject({ name: 'Streets', format: 'pmtiles', kind: 'vector', schema: 'protomaps', minZoom: 1, maxZoom: 1 });
  expect((await ask(server, `/basemaps/${basemap.id}/1/0/1`)).text).toBe(south.toString());
  expect((await ask(server, `/basemaps/${basemap.id}/1/1/1`)).status).toBe(204);
  const picture = fileAt('chart.pmtiles');
  const data = png(8, [200, 0, 0]);
  writePmtiles(picture, { type: 'png', metadata: {}, tiles: [{ zoom: 0, column: 0, row: 0, data }] });
  const chart = await added(picture);
  expect(chart).toMatchObject({ name: 'chart.pmtiles', kind: 'raster', schema: null });
  const answer = await fetch(`${server.url}/basemaps/${chart.id}/0/0/0`);
  expect([answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer()).equals(data)]).toEqual(['image/png', true]);
});

it('takes pictures for heights where the file or the user says so', async () => {
  const data = png(8, [128, 0, 0]);
  const tile = [{ zoom: 0, column: 0, row: 0, data }];
  writeMbtiles(fileAt('said.mbtiles'), { format: 'png', encoding: 'terrarium' }, tile);
  writeMbtiles(fileAt('unsaid.mbtiles'), { format: 'png' }, tile);
  expect(await added(fileAt('said.mbtiles'))).toMatchObject({ kind: 'terrain', encoding: 'terrarium' });
  expect(await added(fileAt('unsaid.mbtiles'), 'mapbox')).toMatchObject({ kind: 'terrain', encoding: 'mapbox' });
});

it('refuses what is no such file, with a reason that names it and the way out', async () => {
  writeFileSync(fileAt('text.mbtiles'), 'neither of them');
  writeFileSync(fileAt('half.mbtiles'), 'SQLite format 3\0 and nothing more');
  writeFileSync(fileAt('half.pmtiles'), 'PMTiles\u0003');
  writeMbtiles(fileAt('slow.mbtiles'), { format: 'pbf' }, tiles, false);
  writeMbtiles(fileAt('odd.mbtiles'), { format: 'gif' }, tiles);
  writePmtiles(fileAt('odd.pmtiles'), { type: 'avif', metadata: {}, tiles });
  writeMbtiles(fileAt('twice.mbtiles'), { format: 'pbf' }, tiles);
  await added(fileAt('twice.mbtiles'));
  const cases = [
    ['gone.mbtiles', 'basemapGone'],
    ['text.mbtiles', 'basemapForeign'],
    ['half.mbtiles', 'basemapDamaged'],
    ['half.pmtiles', 'basemapDamaged'],
    ['slow.mbtiles', 'basemapWithoutIndex'],
    ['odd.mbtiles', 'basemapTilesUnknown'],
    ['odd.pmtiles', 'basemapTilesUnknown'],
    ['twice.mbtiles', 'basemapKnown'],
  ] as const;
  for (const [name, code] of cases) {
    const answer = await add(fileAt(name));
    expect([name, answer.status, reasonsOf(answer)]).toEqual([name, 400, [code]]);
    expect(answer.text).toContain(name);
  }
  expect(reasonsOf(await add('world.mbtiles'))).toEqual(['basemapNotAbsolute']);
});

it('keeps a file that is gone in the list, which says so, and draws it again when it is back', async () => {
  const [path, aside] = [fileAt('moved.mbtiles'), fileAt('aside.mbtiles')];
  writeMbtiles(path, { format: 'pbf' }, tiles);
  const { id } = await added(path);
  copyFileSync(path, aside);
  rmSync(path);
  const stateNow = async () => (await listed()).find((one) => one.id === id)?.state;
  expect(await stateNow()).toBe('missing');
  const tile = await ask(server, `/basemaps/${id}/1/0/0`);
  expect([tile.status, reasonsOf(tile)]).toEqual([404, ['basemapGone']]);
  copyFileSync(aside, path);
  expect([await stateNow(), (await ask(server, `/basemaps/${id}/1/0/0`)).status]).toEqual(['ready', 200]);
});

it('a damaged tile is an error of that tile alone', async () => {
  const path = fileAt('damaged.pmtiles');
  const broken = [{ zoom: 1, column: 0, row: 0, data: Buffer.from('no gzip at all') }, tiles[1]!];
  writePmtiles(path, { type: 'pbf', metadata: {}, tiles: broken, packed: 2 });
  const { id } = await added(path);
  const tile = await ask(server, `/basemaps/${id}/1/0/0`);
  expect([tile.status, reasonsOf(tile)]).toEqual([404, ['basemapTileUnreadable']]);
  expect((await ask(server, `/basemaps/${id}/1/0/1`)).status).toBe(200);
  truncateSync(path, 100);
  expect((await ask(server, `/basemaps/${id}/1/0/1`)).status).toBe(404);
  expect((await listed()).find((one) => one.id === id)?.state).toBe('unreadable');
  expect((await ask(server, '/health')).status).toBe(200);
});

it('refuses a tile that is none of the earth, and knows no other basemap', async () => {
  const [{ id } = { id: '' }] = await listed();
  for (const place of ['0/1/0', '-1/0/0', '31/0/0', 'a/0/0']) expect((await ask(server, `/basemaps/${id}/${place}`)).status).toBe(400);
  expect((await ask(server, '/basemaps/none/0/0/0')).status).toBe(404);
});

it('removes a basemap and leaves its file', async () => {
  const path = fileAt('left.mbtiles');
  writeMbtiles(path, { format: 'pbf' }, tiles);
  const { id } = await added(path);
  const remove = () => ask(server, `/basemaps/${id}`, { method: 'DELETE', headers: { 'x-api-key': server.key } });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await add(path)).status).toBe(201);
});

describe('a file that is sent', () => {
  const send = (name: string, bytes: Uint8Array | string): Promise<Answered> =>
    askWithKey(server, 'POST', `/basemaps/files?name=${encodeURIComponent(name)}`, bytes);
  const copies = (): string[] => (existsSync(fileAt('basemaps')) ? readdirSync(fileAt('basemaps')) : []);
  const bytesOf = (name: string): Buffer => {
    writeMbtiles(fileAt(name), { format: 'pbf' }, tiles);
    return readFileSync(fileAt(name));
  };

  it('is kept in the data folder, drawn from there, and removed with its line of the list', async () => {
    const bytes = bytesOf('sent-whole.mbtiles');
    const [first, second] = [await send('Alps.mbtiles', bytes), await send('Alps.mbtiles', bytes)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(copies().toSorted()).toEqual(['Alps-2.mbtiles', 'Alps.mbtiles']);
    const { id, fileName } = first.json as Basemap;
    expect(fileName).toBe('Alps.mbtiles');
    expect((await ask(server, `/basemaps/${id}/1/0/0`)).text).toBe(north.toString());
    for (const sent of [first, second])
      expect(
        (await ask(server, `/basemaps/${(sent.json as Basemap).id}`, { method: 'DELETE', headers: { 'x-api-key': server.key } })).status,
      ).toBe(204);
    expect(copies()).toEqual([]);
  });

  it('leaves nothing behind where it is refused, and no name leads out of the folder', async () => {
    const refused = await send('text.pmtiles', 'neither of them');
    expect([refused.status, reasonsOf(refused)]).toEqual([400, ['basemapForeign']]);
    const sent = await send('../../out of..the/folder/..\\x\u0000y.mbtiles', bytesOf('sent-named.mbtiles'));
    expect([sent.status, (sent.json as Basemap).fileName]).toEqual([201, 'x_y.mbtiles']);
    expect(copies()).toEqual(['x_y.mbtiles']);
    expect(readdirSync(server.dataDir).filter((name) => name.startsWith('upload-'))).toEqual([]);
  });

  it('takes no name of the list, not even of a copy that is gone', async () => {
    const bytes = bytesOf('sent-again.mbtiles');
    await send('Lakes.mbtiles', bytes);
    rmSync(join(fileAt('basemaps'), 'Lakes.mbtiles'));
    expect(((await send('Lakes.mbtiles', bytes)).json as Basemap).fileName).toBe('Lakes-2.mbtiles');
    expect((await listed()).find(({ fileName }) => fileName === 'Lakes.mbtiles')?.state).toBe('missing');
  });

  it('is the owner’s to send', async () => {
    const answer = await ask(server, '/basemaps/files?name=a.mbtiles', { method: 'POST', body: Buffer.from('a') });
    expect(answer.status).toBe(401);
  });
});
