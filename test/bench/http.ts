/** Requests per second over real connections, as ratios against a floor taken in the same run. */
import { fileURLToPath } from 'node:url';
import { requestsPerSecond } from './client.ts';
import { median, prepareFullSet, serveFullSet, startChild } from './full-set.ts';

const floorServer = fileURLToPath(new URL('floor-server.ts', import.meta.url));
const ROUNDS = 5;
const SECONDS = 2;

/** Median of rounds in which subject and floor take turns, so that a slow moment of the machine hits both. */
async function ratio(
  subject: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ratio: number; subject: number; floor: number }> {
  const rounds: { ratio: number; subject: number; floor: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [f, s] = [await floor(), await subject()];
    rounds.push({ ratio: s / f, subject: s, floor: f });
  }
  const middle = median(rounds.map((round) => round.ratio));
  return rounds.find((round) => round.ratio === middle) ?? { ratio: Number.NaN, subject: 0, floor: 0 };
}

export async function benchHttp(dataDir: string): Promise<void> {
  const server = await serveFullSet(dataDir);
  const floor = await startChild([floorServer, server.url]);
  const total = ((await (await fetch(`${server.url}/airports?limit=1`)).json()) as { totalCount: number }).totalCount;
  const pages = Array.from(
    { length: Math.floor(total / 100) },
    (_, index) => `/airports?page=${((index * 7919) % Math.floor(total / 100)) + 1}`,
  );
  const rows: [string, number, string[], string[], number][] = [
    ['distinct pages, 1 connection, of bare node:http', 0.35, pages, ['/page'], 1],
    ['the same page again, 1 connection, of bare node:http', 0.75, ['/airports?page=3'], ['/page'], 1],
    ['one airport by ICAO code, 1 connection, of bare node:http', 0.7, ['/airports/LSGG'], ['/one'], 1],
    ['distinct pages, 16 connections, of a plain Fastify route', 2, pages, ['/rows'], 16],
  ];
  for (const [name, goal, paths, floorPaths, connections] of rows) {
    const {
      ratio: reached,
      subject,
      floor: base,
    } = await ratio(
      () => requestsPerSecond(server.url, paths, connections, SECONDS),
      () => requestsPerSecond(floor.url, floorPaths, connections, SECONDS),
    );
    console.log(`${name}: ${reached.toFixed(2)} (goal ${goal}; ${subject.toFixed(0)} of ${base.toFixed(0)} requests per second)`);
  }

  const once = async (path: string) => {
    const start = performance.now();
    await (await fetch(server.url + path)).arrayBuffer();
    return performance.now() - start;
  };
  const page = async (number: number) => {
    const times: number[] = [];
    // A page is kept once asked, so every question is for another one beside it.
    for (let i = 0; i < 30; i++) times.push(await once(`/airports?sort=-elevation,name&page=${number + i}`));
    return median(times);
  };
  await once('/airports?sort=-elevation,name');
  const [first, far] = [await page(2), await page(800)];
  console.log(`page 800 of a sorted list, of page 1: ${(far / first).toFixed(2)} (goal at most 5)`);
  await floor.stop();
  await server.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const set = prepareFullSet();
  if (set) await benchHttp(set.dataDir).finally(set.remove);
}
