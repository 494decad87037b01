/**
 * This checkout against another one, in turns, as ratios above 1 where this one is faster: `node test/bench/against.ts FOLDER`, where FOLDER has the other checkout
 * with its packages. Both are built, and each keeps its own data folder, because their formats may differ.
 */
import '../helpers/fixed-clock.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { neededSharedData } from '../helpers/shared-data.ts';
import { root } from '../helpers/source/source-files.ts';
import { requestsPerSecond } from './client.ts';
import { median, startChild } from './full-set.ts';
import { faaFileApart } from './notams/faa-file.ts';

const ROUNDS = 7;
const IMPORTS = 3;
const SECONDS = 1;
const NOTAMS = 20_000;

const [, , other] = process.argv;
if (other === undefined) throw new Error('Name the folder of the other checkout.');
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-against-'));
const both = [root, resolve(other)].map((checkout, index) => ({
  checkout,
  program: join(checkout, 'out/main/headless.js'),
  dataDir: join(folder, `data-${index}`),
}));
type Checkout = (typeof both)[number];

const run = ({ program }: Checkout, ...args: string[]) => execFileSync(process.execPath, [program, ...args], { stdio: 'ignore' });

async function printRatio(what: string, rounds: number, figure: (one: Checkout, round: number) => number | Promise<number>): Promise<void> {
  const ratios: number[] = [];
  const figures: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const pair = [];
    for (const one of both) pair.push(await figure(one, round));
    figures.push(pair);
    ratios.push((pair[0] ?? Number.NaN) / (pair[1] ?? Number.NaN));
  }
  const of = (index: number) => median(figures.map((pair) => pair[index] ?? Number.NaN)).toPrecision(3);
  console.log(`${what}: ${median(ratios).toFixed(2)} (${of(0)} of ${of(1)} a second)`);
}

/** Work that takes so many seconds is done so often a second. */
function timesASecond(work: () => void): number {
  const began = performance.now();
  work();
  return 1000 / (performance.now() - began);
}

/** Questions that were not asked before, the same ones to both. */
const questions: Record<string, (index: number) => string> = {
  'page of 100, distinct': (index) => `/airports?page=${((index * 7919) % 859) + 1}`,
  search: (index) => `/search?query=${['new', 'san', 'port', 'field', 'lake', 'air', 'north', 'heli'][index % 8]}%20${letters(index)}`,
  'within 60 NM, first time': (index) =>
    `/airports?near=${(((index * 37) % 120) - 55 + index / 1e5).toFixed(5)},${((index * 53) % 340) - 170},60`,
  'country and a runway so long, first time': (index) =>
    filtered({ countryCode: ['US', 'DE', 'FR', 'BR', 'AU'][index % 5], runways: { some: { length: { gte: 3_000 + index } } } }),
  'lit runway so long, first time': (index) => filtered({ runways: { some: { length: { gte: 3_000 + index }, isLighted: true } } }),
};

const filtered = (filter: object) => `/airports?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const letters = (index: number) => String.fromCharCode(97 + (index % 26), 97 + (Math.floor(index / 26) % 26));

try {
  for (const { checkout } of both)
    execFileSync(process.execPath, [join(checkout, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: checkout,
    });
  await printRatio('import of the world', IMPORTS, (one) => {
    rmSync(one.dataDir, { recursive: true, force: true });
    return timesASecond(() => run(one, 'import', neededSharedData().world, '--data-dir', one.dataDir));
  });
  const file = join(folder, 'notams.json');
  faaFileApart(file, { count: NOTAMS, now: new Date() });
  await printRatio(`import of ${NOTAMS} NOTAMs into an empty folder`, IMPORTS, (one, round) =>
    timesASecond(() => run(one, 'notams', 'import', file, '--data-dir', `${one.dataDir}-${round}`)),
  );
  const servers = await Promise.all(
    both.map(({ program, dataDir }) => startChild([program, 'serve', '--port', '0', '--data-dir', dataDir])),
  );
  for (const [what, path] of Object.entries(questions)) {
    let asked = 0;
    await printRatio(what, ROUNDS, async (one, round) => {
      if (one === both[0]) asked = round * 20_000;
      const paths = Array.from({ length: 20_000 }, (_, index) => path(asked + index));
      return requestsPerSecond(servers[both.indexOf(one)]?.url ?? '', paths, 1, SECONDS);
    });
  }
  for (const server of servers) await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
