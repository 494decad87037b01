import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { airportAt, textAt } from '#renderer/features/map/airports/airport-rows.ts';
import { readMapLine } from '#renderer/features/map/data/read-map-line.ts';
import { runwaysOf } from '#renderer/features/map/runways/runway-columns.ts';
import { ask, startTestServer, type Running } from '../../helpers/server.ts';

let server: Running;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const GZIP = { 'accept-encoding': 'br, gzip' };

it('is open to all, a file that is kept by its tag, compressed for a client that takes gzip', async () => {
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

it('is plain for a client that takes no gzip, with a tag of its own', async () => {
  const [plain, refusing] = [
    await ask(server, '/map/data'),
    await ask(server, '/map/data', { headers: { 'accept-encoding': 'gzip;q=0' } }),
  ];
  expect([plain.headers['content-encoding'], refusing.headers['content-encoding']]).toEqual([undefined, undefined]);
  expect(plain.headers.etag).not.toBe((await ask(server, '/map/data', { headers: GZIP })).headers.etag);
  expect(plain.text).toBe(gunzipSync(server.core.mapData().gzip).toString());
});

it('has every airport, runway and navaid of the lists, each found by its key', async () => {
  const parts = (await ask(server, '/map/data')).text.split('\n').map(readMapLine);
  const navaids = parts.flatMap((part) => (part.kind === 'navaids' ? part.navaids : []));
  expect(navaids).toHaveLength(server.core.dataset.current().counts.navaids);
  let [airports, runways] = [0, 0];
  for (const rows of parts.flatMap((part) => (part.kind === 'navaids' ? [] : [part.rows]))) {
    for (let row = 0; row < rows.count; row++) {
      const { id: key, code, latitude, longitude, elevation } = airportAt(rows, row);
      const whole = JSON.parse(server.core.airports.get(key)?.body.toString() ?? '{}') as AirportWithParts;
      expect([code, elevation, whole.name]).toEqual([whole.icaoCode ?? code, whole.elevation, textAt(rows.name, row)]);
      expect(whole.latitude).toBeCloseTo(latitude, 5);
      expect(whole.longitude).toBeCloseTo(longitude, 5);
      const drawn = runwaysOf(rows.runways, row);
      expect(drawn.map(({ name, length, width }) => [name, length, width])).toEqual(
        whole.runways.map(({ name, length, width }) => [name, length, width]),
      );
      airports++;
      runways += drawn.length;
    }
  }
  expect([airports, runways]).toEqual([server.core.dataset.current().counts.airports, server.core.dataset.current().counts.runways]);
});
