/**
 * First questions of what is within 60 NM of a place, of a plain Fastify route over an R*Tree; and of airports with such a runway, of one that asks SQLite; all countries,
 * and airports by one code after the other, of bare `node:http` with constant bytes. Medians of rounds in which both take turns. Goals: 3, 2, .5, .6. `node test/bench/places.ts [data folder]`; with `--floor URL FILE` it serves the floors.
 */
import '../helpers/fixed-clock.mjs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { requestsPerSecond } from './client.ts';
import { median, prepareFullSet, serveFullSet, startChild } from './full-set.ts';

const ROUNDS = 5;
const SECONDS = 1;
const NM_A_DEGREE = 60;
const script = fileURLToPath(import.meta.url);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As one would write it: a box of the R*Tree, the distance on a sphere, rows made into objects and JSON. */
function nearestOf(file: string): (lat: number, lon: number, radius: number) => object {
  const db = new Sqlite(':memory:');
  db.exec(`ATTACH '${file}' AS r; CREATE VIRTUAL TABLE boxes USING rtree (row, west, east, south, north);
    INSERT INTO boxes SELECT a.row, a.longitude, a.longitude, a.latitude, a.latitude FROM r.airports a WHERE a.latitude IS NOT NULL;`);
  const inBox = db.prepare<number[], { latitude: number; longitude: number }>(
    `SELECT a.* FROM boxes b JOIN r.airports a ON a.row = b.row WHERE b.west >= ? AND b.east <= ? AND b.south >= ? AND b.north <= ?`,
  );
  return (lat, lon, radius) => {
    const [north, east] = [radius / NM_A_DEGREE, radius / NM_A_DEGREE / Math.max(0.01, Math.cos(radians(lat)))];
    const distance = (row: { latitude: number; longitude: number }) => {
      const half =
        Math.sin(radians(row.latitude - lat) / 2) ** 2 +
        Math.cos(radians(lat)) * Math.cos(radians(row.latitude)) * Math.sin(radians(row.longitude - lon) / 2) ** 2;
      return (2 * Math.asin(Math.sqrt(half)) * 180 * NM_A_DEGREE) / Math.PI;
    };
    const found = inBox
      .all(lon - east, lon + east, lat - north, lat + north)
      .map((row) => ({ row, away: distance(row) }))
      .filter(({ away }) => away <= radius)
      .sort((one, other) => one.away - other.away);
    return { count: Math.min(100, found.length), totalCount: found.length, items: found.slice(0, 100).map(({ row }) => row) };
  };
}

/** As one would write it: the count, and the first hundred. */
function withRunwayOf(file: string): (filter: string) => object {
  const db = new Sqlite(file, { readonly: true });
  const where = 'a.row IN (SELECT r.airport_row FROM runways r WHERE r.length >= ? AND r.is_lighted = 1)';
  const count = db.prepare<[number], number>(`SELECT count(*) FROM airports a WHERE ${where}`).pluck();
  const first = db.prepare<[number], object>(`SELECT a.* FROM airports a WHERE ${where} ORDER BY a.icao_code NULLS LAST, a.id LIMIT 100`);
  return (filter) => {
    const { runways } = JSON.parse(filter) as { runways: { some: { length: { gte: number } } } };
    const least = runways.some.length.gte;
    const items = first.all(least);
    return { count: items.length, totalCount: count.get(least), items };
  };
}

async function serveFloors(source: string, file: string): Promise<void> {
  const read = async (path: string) => Buffer.from(await (await fetch(source + path)).arrayBuffer());
  const [countries, one] = [await read('/countries'), await read('/airports/LSGG')];
  const [nearest, withRunway] = [nearestOf(file), withRunwayOf(file)];
  const plain = fastify();
  plain.get('/airports', (request) => {
    const { near, filter } = request.query as { near?: string; filter?: string };
    if (filter !== undefined) return withRunway(filter);
    const [lat = 0, lon = 0, radius = 0] = near?.split(',').map(Number) ?? [];
    return nearest(lat, lon, radius);
  });
  await plain.ready();
  const server = createServer((request, reply) => {
    const constant = request.url === '/countries' ? countries : request.url?.startsWith('/airports/') ? one : undefined;
    if (!constant) return plain.routing(request, reply);
    reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': constant.length });
    reply.end(constant);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(JSON.stringify({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }));
  });
}

/** Near airports of the set, each place another one. */
function places(dataDir: string): () => string[] {
  const db = new Sqlite(join(dataDir, 'reference.sqlite'), { readonly: true });
  const all = db.prepare<[], [number, number]>('SELECT a.latitude, a.longitude FROM airports a WHERE abs(a.latitude) < 70').raw().all();
  db.close();
  let asked = 0;
  return () =>
    Array.from({ length: 20_000 }, () => {
      asked++;
      const [latitude = 0, longitude = 0] = all[(asked * 7919) % all.length] ?? [];
      return `/airports?near=${latitude.toFixed(4)},${Math.min(179, longitude + asked / 1e7).toFixed(7)},60`;
    });
}

/** Lengths of runways, each another one. */
function runways(): () => string[] {
  let asked = 0;
  return () =>
    Array.from({ length: 2_000 }, () => {
      asked++;
      const filter = { runways: { some: { length: { gte: 3_000 + ((asked * 7919) % 8_000) + asked / 1e6 }, isLighted: true } } };
      return `/airports?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    });
}

/** Airports by their ICAO codes, in an order that has nothing to do with where they lie. */
function codes(dataDir: string): () => string[] {
  const db = new Sqlite(join(dataDir, 'reference.sqlite'), { readonly: true });
  const all = db.prepare<[], string>('SELECT a.icao_code FROM airports a WHERE a.icao_code IS NOT NULL').pluck().all();
  db.close();
  let asked = 0;
  return () => Array.from({ length: all.length }, () => `/airports/${all[(asked++ * 7919) % all.length]}`);
}

export async function benchPlaces(dataDir: string): Promise<void> {
  const server = await serveFullSet(dataDir);
  const floor = await startChild([script, '--floor', server.url, join(dataDir, 'reference.sqlite')]);
  const near = places(dataDir);
  await fetch(server.url + near()[0]);
  const rows: [string, number, () => string[]][] = [
    ['within 60 NM, first time, of a plain route over an R*Tree', 3, near],
    ['with a runway that is lighted and so long, first time, of a plain route over SQLite', 2, runways()],
    ['airports by one ICAO code after the other, of bare node:http', 0.6, codes(dataDir)],
    ['all countries, of bare node:http', 0.5, () => ['/countries']],
  ];
  for (const [name, goal, paths] of rows) {
    const rounds: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([await requestsPerSecond(floor.url, paths(), 1, SECONDS), await requestsPerSecond(server.url, paths(), 1, SECONDS)]);
    const ratio = median(rounds.map(([base, reached]) => reached / base));
    console.log(
      `${name}: ${ratio.toFixed(2)} (goal ${goal}; ${median(rounds.map(([, reached]) => reached)).toFixed(0)} requests a second)`,
    );
  }
  await floor.stop();
  await server.stop();
}

if (process.argv[1] === script) {
  const [, , first, url = '', file = ''] = process.argv;
  if (first === '--floor') await serveFloors(url, file);
  else {
    const set = first === undefined ? prepareFullSet() : { dataDir: first, remove: () => undefined };
    if (set) await benchPlaces(set.dataDir).finally(set.remove);
  }
}
