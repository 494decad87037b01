/**
 * Lists against the plain way to write them, a Fastify route over the same file of SQLite: pages of the whole list, what is within 60 NM of a place (over an R*Tree),
 * airports with a lit runway so long, each question asked for the first time; and page 800 of a sorted list against page 1. Medians of rounds in which both take
 * turns. Goals: never slower than the plain way, page 800 at most 5 times page 1. `node test/bench/lists.ts [data folder]`; with `--floor FILE` it serves the plain way.
 */
import '../helpers/fixed-clock.mjs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { requestsPerSecond } from './client.ts';
import { median, prepareFullSet, serveFullSet, startChild } from './full-set.ts';

const ROUNDS = 5;
const SECONDS = 1;
const NM_A_DEGREE = 60;
const PAGE = 100;
const script = fileURLToPath(import.meta.url);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Found = { count: number; totalCount: number; items: object[] };

/** As one would write it: a box of the R*Tree, the distance on a sphere, rows made into objects and JSON. */
function nearestOf(file: string): (lat: number, lon: number, radius: number) => Found {
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
    return { count: Math.min(PAGE, found.length), totalCount: found.length, items: found.slice(0, PAGE).map(({ row }) => row) };
  };
}

/** The statements are written as one would: the count, and a page in the default order. */
function listsOf(file: string): { page: (page: number) => Found; withRunway: (feet: number) => Found } {
  const db = new Sqlite(file, { readonly: true });
  const total = db.prepare<[], number>('SELECT count(*) FROM airports').pluck();
  const page = db.prepare<[number], object>(`SELECT a.* FROM airports a ORDER BY a.icao_code NULLS LAST, a.id LIMIT ${PAGE} OFFSET ?`);
  const where = 'a.row IN (SELECT r.airport_row FROM runways r WHERE r.length >= ? AND r.is_lighted = 1)';
  const count = db.prepare<[number], number>(`SELECT count(*) FROM airports a WHERE ${where}`).pluck();
  const first = db.prepare<[number], object>(
    `SELECT a.* FROM airports a WHERE ${where} ORDER BY a.icao_code NULLS LAST, a.id LIMIT ${PAGE}`,
  );
  const answer = (items: object[], totalCount = 0) => ({ count: items.length, totalCount, items });
  return {
    page: (number) => answer(page.all((number - 1) * PAGE), total.get()),
    withRunway: (feet) => answer(first.all(feet), count.get(feet)),
  };
}

async function servePlainly(file: string): Promise<void> {
  const [nearest, { page, withRunway }] = [nearestOf(file), listsOf(file)];
  const plain = fastify();
  plain.get('/airports', (request) => {
    const { near, filter, page: number } = request.query as { near?: string; filter?: string; page?: string };
    if (filter !== undefined) {
      const { runways } = JSON.parse(filter) as { runways: { some: { length: { gte: number } } } };
      return withRunway(runways.some.length.gte);
    }
    if (near === undefined) return page(Number(number));
    const [lat = 0, lon = 0, radius = 0] = near.split(',').map(Number);
    return nearest(lat, lon, radius);
  });
  console.log(JSON.stringify({ url: await plain.listen({ host: '127.0.0.1', port: 0 }) }));
}

/** The next paths of one kind of question, each of which is another one. */
function questions(path: (index: number) => string): () => string[] {
  let asked = 0;
  return () => Array.from({ length: 20_000 }, () => path((asked += 1)));
}

/** Asks near airports of the set. */
function nearAirports(dataDir: string): () => string[] {
  const db = new Sqlite(join(dataDir, 'reference.sqlite'), { readonly: true });
  const all = db.prepare<[], [number, number]>('SELECT a.latitude, a.longitude FROM airports a WHERE abs(a.latitude) < 70').raw().all();
  db.close();
  return questions((index) => {
    const [latitude = 0, longitude = 0] = all[(index * 7919) % all.length] ?? [];
    return `/airports?near=${latitude.toFixed(4)},${Math.min(179, longitude + index / 1e7).toFixed(7)},60`;
  });
}

const withRunways = questions((index) => {
  const filter = { runways: { some: { length: { gte: 3_000 + ((index * 7919) % 8_000) + index / 1e6 }, isLighted: true } } };
  return `/airports?filter=${encodeURIComponent(JSON.stringify(filter))}`;
});

export async function benchLists(dataDir: string): Promise<void> {
  const server = await serveFullSet(dataDir);
  const plain = await startChild([script, '--floor', join(dataDir, 'reference.sqlite')]);
  const { totalCount } = (await (await fetch(`${server.url}/airports?limit=1`)).json()) as { totalCount: number };
  const pages = questions((index) => `/airports?page=${((index * 7919) % Math.floor(totalCount / PAGE)) + 1}`);
  const near = nearAirports(dataDir);
  await fetch(server.url + near()[0]);
  const rows: [string, () => string[], number][] = [
    ['distinct pages of 100, 1 connection', pages, 1],
    ['distinct pages of 100, 16 connections', pages, 16],
    ['within 60 NM, first time', near, 1],
    ['with a lit runway so long, first time', withRunways, 1],
  ];
  for (const [name, paths, connections] of rows) {
    const rounds: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([
        await requestsPerSecond(plain.url, paths(), connections, SECONDS),
        await requestsPerSecond(server.url, paths(), connections, SECONDS),
      ]);
    const ratio = median(rounds.map(([base, reached]) => reached / base));
    console.log(
      `${name}, of a plain Fastify route over SQLite: ${ratio.toFixed(2)} (goal 1; ${median(rounds.map(([, reached]) => reached)).toFixed(0)} requests a second)`,
    );
  }
  await plain.stop();

  const once = async (path: string) => {
    const start = performance.now();
    await (await fetch(server.url + path)).arrayBuffer();
    return performance.now() - start;
  };
  const page = async (number: number) => {
    const times: number[] = [];
    // A page is kept once it was asked for, so every question is for another one.
    for (let next = 0; next < 30; next++) times.push(await once(`/airports?sort=-elevation,name&page=${number + next}`));
    return median(times);
  };
  await once('/airports?sort=-elevation,name');
  const [first, far] = [await page(2), await page(800)];
  console.log(`page 800 of a sorted list, of page 1: ${(far / first).toFixed(2)} (goal at most 5)`);
  await server.stop();
}

if (process.argv[1] === script) {
  const [, , first, file = ''] = process.argv;
  if (first === '--floor') await servePlainly(file);
  else {
    const set = first === undefined ? prepareFullSet() : { dataDir: first, remove: () => undefined };
    if (set) await benchLists(set.dataDir).finally(set.remove);
  }
}
