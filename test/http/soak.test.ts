/**
 * Hours of use in short: four clients that ask and write without a pause, while files of NOTAMs arrive and datasets are swapped. No request fails, and
 * after ten minutes the server's memory stays as it is.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { generatedSet, temporaryFolder } from '../helpers/dataset-files.ts';
import { get, serveApart } from '../helpers/gap.ts';
import { layDataset } from '../helpers/lay-dataset.ts';
import { times } from '../helpers/long.ts';
import { keyIn } from '../helpers/server.ts';

const MINUTE_MS = 60_000;
const DURATION_MS = times(5_000, 30 * MINUTE_MS);
/** This time passes between two imports, and between two swaps. */
const CHANGE_MS = times(1_500, 15_000);
const CLIENTS = 4;
const AIRPORTS = 1_500;
/** Bytes; what the last five minutes may have more than minutes 10 to 15, for the machine's own reasons. */
const MOST_GROWTH = 24e6;

const filter = (tree: object): string => `filter=${encodeURIComponent(JSON.stringify(tree))}`;
const some = (turn: number, of: number): number => (turn * 7_919) % of;

/** What clients ask, in turns. */
const questions: readonly ((turn: number) => string)[] = [
  (turn) => `/airports?limit=50&page=${1 + some(turn, 20)}`,
  (turn) => `/airports?${filter({ elevation: { gte: some(turn, 8_000) }, runways: { some: { length: { gte: 3_000 } } } })}&limit=20`,
  (turn) => `/airports?near=${some(turn, 80)},${some(turn, 170)},500&limit=10`,
  (turn) => `/airports?${filter({ name: { contains: String(some(turn, 999)) } })}&sort=-elevation,name&limit=20`,
  (turn) => `/search?query=field%20${some(turn, AIRPORTS)}`,
  () => '/countries?limit=500',
  (turn) => `/notams?page=${1 + some(turn, 40)}&limit=50`,
  () => '/notams?expand=decoded&limit=20',
  (turn) => `/notams?${filter({ status: 'active' })}&at=2026-08-${String(1 + some(turn, 28)).padStart(2, '0')}T12:00:00Z&limit=20`,
  () => '/airports?format=csv',
  () => '/notams?format=ndjson&expand=decoded',
  () => '/dataset',
  () => '/health',
];

const text = (file: number, serial: number, edition: number): string =>
  `A${String(serial).padStart(4, '0')}/26 NOTAMN\nQ) LSAS/QMXLC/IV/M/A/000/999/4614N00606E005\nA) LS${String.fromCharCode(65 + file)}G B) 2605010000 C) 2612312359\nE) TWY ${serial} CLSD. EDITION ${edition}\n`;

/** Resident memory in bytes; null where the system has no /proc. */
function residentMemory(pid: number): number | null {
  try {
    return 4_096 * Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  } catch {
    return null;
  }
}

const megabytes = (values: readonly number[]): string => (values.length > 0 ? `${Math.round(mean(values) / 1e6)} MB` : 'not measured');
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

it(
  'clients, imports and swaps together leave no request without its answer, and memory as it was',
  async () => {
    const dataDir = temporaryFolder();
    for (const more of [0, 1]) {
      await layDataset(dataDir, generatedSet(AIRPORTS + more), { now: new Date(), date: `2026-10-0${1 + more}` });
    }
    const key = await keyIn(dataDir);
    const server = await serveApart(dataDir);
    onTestFinished(() => server.stop());
    const headers = { 'x-api-key': key };
    const json = { ...headers, 'content-type': 'application/json' };

    const begun = performance.now();
    const isOver = () => performance.now() - begun > DURATION_MS;
    let requests = 0;
    const failed: string[] = [];
    const ask = async (path: string, options: Parameters<typeof get>[2] = { headers }) => {
      const { status, code } = await get(server.port, path, options);
      requests++;
      if (status >= 300) failed.push(`${options.method ?? 'GET'} ${path}: ${status} ${code}`);
    };

    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = client * 1_000; !isOver(); turn++) {
        await ask(questions[turn % questions.length]?.(turn) ?? '/');
        if (turn % 10 !== 0) continue;
        await ask('/origins', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ origin: `https://planner-${some(turn, 50)}.example` }),
        });
      }
    });
    const importer = (async () => {
      for (let turn = 0; !isOver(); turn++) {
        const body = Array.from({ length: 400 }, (_, serial) => text(turn % 5, serial, turn)).join('\n');
        await ask('/notams/import', { method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body });
        await pause(CHANGE_MS);
      }
    })();
    const swapper = (async () => {
      while (!isOver()) {
        await pause(CHANGE_MS);
        await ask('/dataset/rollback', { method: 'POST', headers: json, body: '{}' });
      }
    })();
    const memory: { minute: number; bytes: number }[] = [];
    const watcher = (async () => {
      while (!isOver()) {
        await pause(Math.min(5_000, DURATION_MS));
        const bytes = residentMemory(server.pid);
        if (bytes !== null) memory.push({ minute: (performance.now() - begun) / MINUTE_MS, bytes });
      }
    })();
    await Promise.all([...clients, importer, swapper, watcher]);

    expect(failed.slice(0, 10)).toEqual([]);
    expect(requests).toBeGreaterThan(DURATION_MS / 1_000);
    const between = (from: number, to: number) => memory.filter(({ minute }) => minute >= from && minute < to).map(({ bytes }) => bytes);
    const [early, late] = [between(10, 15), between(25, 30)];
    const growth = early.length > 0 ? mean(late) - mean(early) : 0;
    process.stdout.write(
      `soak: ${requests} requests; memory ${megabytes(early)} in minutes 10 to 15, ${megabytes(late)} in the last five\n`,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  DURATION_MS + 2 * MINUTE_MS,
);
