/**
 * A briefing over 100,000 NOTAMs as a client gets it, whole requests to the built program over HTTP: LSGG to Nice as JSON, the first after each start apart, and as
 * PDF, the first with the thread that prints still to start. Goals 300 ms and 2 s. Meanwhile others ask: goal p99 at most 50 ms, beside the quiet one of the same run.
 * Where the machine has /proc, processor time of the whole server is beside the time by the clock. `node test/bench/notams/briefing-http.ts [data folder with NOTAMs]`.
 */
import '../../helpers/fixed-clock.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCore } from '#core/core.ts';
import { buildProgram, median, run, serveFullSet } from '../full-set.ts';
import { notamPieces } from './written.ts';

const COUNT = 100_000;
const STARTS = 3;
const ROUNDS = 7;
const READERS = 4;
const QUIET_MS = 5_000;
/** A pilot's tools ask now and then; a reader that never rests measures only the queue. */
const REST_MS = 5;
/** A server that has just started still works in its own time; from then on so little of it is none. */
const IDLE_MS = 30;
/** Of /proc: clock ticks a second, on every Linux. */
const TICKS = 100;
const plan = JSON.stringify({
  text: 'LSGG 4340N00713E',
  depart: '2026-11-21T08:00Z',
  aircraft: { tasKt: 120 },
  winds: [{ direction: 0, speedKt: 0 }],
});
const paths = ['/airports/LSGG', '/search?query=geneva', '/health', '/airports?near=46.2,6.1,50&limit=20'];
const [, , known] = process.argv;
const dataDir = known ?? mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));

type Server = Awaited<ReturnType<typeof serveFullSet>>;
type Taken = { clockMs: number; processorMs: number };

/** Of the process with all its threads. */
function processorMs({ child }: Server): number {
  const path = `/proc/${child.pid ?? 0}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

async function untilIdle(server: Server): Promise<void> {
  for (let before = Number.NaN, tries = 0; tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = processorMs(server);
    if (!(now - before > IDLE_MS) && tries > 0) return;
    before = now;
  }
}

async function ask(server: Server, key: string, format: 'json' | 'pdf'): Promise<Taken> {
  const [processor, begin] = [processorMs(server), performance.now()];
  const answer = await fetch(`${server.url}/briefings?format=${format}${format === 'pdf' ? '&paper=a5' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: plan,
  });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength < 1000) throw new Error(`${format}: ${answer.status}, ${byteLength} bytes`);
  return { clockMs: performance.now() - begin, processorMs: processorMs(server) - processor };
}

async function readUntil(url: string, isOver: () => boolean): Promise<number[]> {
  const latencies: number[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const begin = performance.now();
    await (await fetch(url + (paths[turn % paths.length] ?? ''))).arrayBuffer();
    latencies.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return latencies;
}

async function readers(url: string, isOver: () => boolean): Promise<string> {
  const all = await Promise.all(Array.from({ length: READERS }, () => readUntil(url, isOver)));
  const latencies = all.flat().sort((a, b) => a - b);
  const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1);
  return `${latencies.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

const shown = (taken: Taken[]) =>
  `${median(taken.map(({ clockMs }) => clockMs)).toFixed(0)} ms by the clock, ${median(taken.map(({ processorMs: ms }) => ms)).toFixed(0)} ms of the server's processor time`;

try {
  buildProgram();
  if (known === undefined) {
    const core = await openCore({
      dataDir,
      clock: () => new Date(),
      log: { info: () => undefined, warn: () => undefined, error: console.error },
    });
    await core.notams.import([{ name: 'notams.txt', pieces: notamPieces(COUNT, ['LSGG', 'LFMN']) }]);
    await core.close();
  }
  const key = /ask_[\w-]+/.exec(run('keys', 'add', 'owner', '--data-dir', dataDir))?.[0] ?? '';
  const [first, firstPdf]: [Taken[], Taken[]] = [[], []];
  for (let start = 0; start < STARTS; start++) {
    const server = await serveFullSet(dataDir);
    await untilIdle(server);
    first.push(await ask(server, key, 'json'));
    firstPdf.push(await ask(server, key, 'pdf'));
    await server.stop();
  }
  console.log(
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
  console.log(`first JSON after a start: ${shown(first)} (goal 300)\nfirst PDF, with the thread to start: ${shown(firstPdf)} (goal 2,000)`);
  const server = await serveFullSet(dataDir);
  const [json, pdf]: [Taken[], Taken[]] = [[], []];
  await ask(server, key, 'pdf');
  for (let round = 0; round < ROUNDS; round++) {
    json.push(await ask(server, key, 'json'));
    pdf.push(await ask(server, key, 'pdf'));
  }
  console.log(`JSON: ${shown(json)} (goal 300)\nPDF: ${shown(pdf)} (goal 2,000)`);
  const end = performance.now() + QUIET_MS;
  console.log(`others in quiet times: ${await readers(server.url, () => performance.now() > end)}`);
  for (const format of ['json', 'pdf'] as const) {
    let isDone = false;
    const asked = (async () => {
      for (let round = 0; round < ROUNDS; round++) await ask(server, key, format);
    })().finally(() => (isDone = true));
    console.log(`others while briefings are made as ${format}: ${await readers(server.url, () => isDone)} (goal p99 50)`);
    await asked;
  }
  await server.stop();
} finally {
  if (known === undefined) rmSync(dataDir, { recursive: true, force: true });
}
