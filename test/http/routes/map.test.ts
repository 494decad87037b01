import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { readMapLine } from '#renderer/features/map/airports/map-airport.ts';
import { ask, testServer } from '../../helpers/server.ts';

const server = testServer();

const GZIP = { 'accept-encoding': 'br, gzip' };

it('the file of the map is open to all, cached by its ETag, and compressed for a client that takes gzip', async () => {
  const answer = await ask(server, '/map/data', { headers: GZIP });
  expect([answer.status, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
    200,
    'application/octet-stream',
    'gzip',
  ]);
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'private, no-cache' });
  const again = await ask(server, '/map/data', { headers: { ...GZIP, 'if-none-match': String(answer.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('the file of the map is not compressed for a client that takes no gzip, and has another ETag', async () => {
  const [plain, refusing] = [
    await ask(server, '/map/data'),
    await ask(server, '/map/data', { headers: { 'accept-encoding': 'gzip;q=0' } }),
  ];
  expect([plain.headers['content-encoding'], refusing.headers['content-encoding']]).toEqual([undefined, undefined]);
  expect(plain.headers.etag).not.toBe((await ask(server, '/map/data', { headers: GZIP })).headers.etag);
  expect(plain.text).toBe(gunzipSync((await server.core.mapData()).gzip).toString());
});

it('the file of the map has its first lines alone for a map of the world, with another ETag', async () => {
  const all = (await ask(server, '/map/data')).text.split('\n');
  const first = await ask(server, '/map/data?to=medium');
  expect(first.text.split('\n')).toEqual(all.slice(0, 2));
  expect(first.headers.etag).not.toBe((await ask(server, '/map/data')).headers.etag);
});

it('the file of the map has every airport, runway and navaid of the lists, each found by its key', async () => {
  const parts = (await ask(server, '/map/data')).text.split('\n').map(readMapLine);
  const navaids = parts.flatMap((part) => (part.kind === 'navaids' ? part.navaids : []));
  expect(navaids).toHaveLength(server.core.dataset.current().counts.navaids);
  const airports = parts.flatMap((part) => (part.kind === 'navaids' ? [] : part.airports));
  for (const { id, code, name, latitude, longitude, elevation, runways } of airports) {
    const whole = JSON.parse(server.core.airports.get(id)?.body.toString() ?? '{}') as AirportWithParts;
    expect([code, elevation, name]).toEqual([whole.icaoCode ?? code, whole.elevation, whole.name]);
    expect(whole.latitude).toBeCloseTo(latitude, 5);
    expect(whole.longitude).toBeCloseTo(longitude, 5);
    expect(runways.map(({ low, high, length, width }) => [low, high, length, width])).toEqual(
      whole.runways.map(({ lowEndIdent, highEndIdent, length, width }) => [lowEndIdent, highEndIdent, length, width]),
    );
  }
  const { counts } = server.core.dataset.current();
  expect([airports.length, airports.flatMap(({ runways }) => runways).length]).toEqual([counts.airports, counts.runways]);
});
