/** Readers while a full set is built and swapped in: failures, and the slowest hundredth against quiet times. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { prepareFullSet, serveFullSet } from '../full-set.ts';
import { changedSet } from './changed-set.ts';

const READERS = 4;
const QUIET_MS = 8_000;
/** A pilot's tools ask now and then; a reader that never rests measures only the queue. */
const REST_MS = 5;
const paths = ['/airports/LSGG', '/search?query=geneva', '/airports?limit=100&page=40', '/airports?near=46.2,6.1,50&limit=20'];

type Readings = { latencies: number[]; failures: number };

async function readUntil(url: string, isOver: () => boolean): Promise<Readings> {
  const latencies: number[] = [];
  let failures = 0;
  const agent = new Agent({ keepAlive: true });
  for (let turn = 0; !isOver(); turn++) {
    const start = performance.now();
    const status = await statusOf(url + (paths[turn % paths.length] ?? ''), agent);
    latencies.push(performance.now() - start);
    if (status !== 200) failures++;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  agent.destroy();
  return { latencies, failures };
}

const statusOf = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });

function summary(what: string, all: Readings[]): number {
  const latencies = all.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  const failures = all.reduce((sum, one) => sum + one.failures, 0);
  console.log(
    `${what}: ${latencies.length} requests, ${failures} failed, p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, longest ${at(0.9999).toFixed(1)} ms`,
  );
  return at(0.99);
}

export async function benchSwap(dataDir: string): Promise<void> {
  const headless = fileURLToPath(new URL('../../../out/main/headless.js', import.meta.url));
  const key =
    execFileSync(process.execPath, [headless, 'keys', 'add', 'owner', '--data-dir', dataDir], { encoding: 'utf8' }).match(
      /ask_[\w-]+/,
    )?.[0] ?? '';
  const server = await serveFullSet(dataDir);
  const changed = changedSet(100);
  try {
    const readers = (isOver: () => boolean) => Promise.all(Array.from({ length: READERS }, () => readUntil(server.url, isOver)));
    await readers(over(2_000));
    const quiet = summary('readers in quiet times', await readers(over(QUIET_MS)));
    let isDone = false;
    const importing = importAndWait(server.url, key, changed).finally(() => (isDone = true));
    const busy = summary('readers while a full set is built and swapped in', await readers(() => isDone));
    await importing;
    const swap = summary('readers in the two seconds around the swap and after', await readers(over(2_000)));
    console.log(`p99 of the swap to quiet: ${(busy / quiet).toFixed(1)} (goal 3), after it ${(swap / quiet).toFixed(1)}`);
  } finally {
    await server.stop();
    rmSync(changed, { recursive: true, force: true });
  }
}

function over(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

async function importAndWait(url: string, key: string, from: string): Promise<void> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const started = await fetch(`${url}/dataset/import`, { method: 'POST', headers, body: JSON.stringify({ from }) });
  if (started.status !== 202) throw new Error(await started.text());
  for (;;) {
    const status = (await (await fetch(`${url}/dataset`)).json()) as { import: { state: string; message: string } };
    if (status.import.state !== 'running') {
      console.log(`  ${status.import.message}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const set = prepareFullSet();
  if (set) await benchSwap(set.dataDir).finally(set.remove);
}
