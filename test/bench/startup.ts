/**
 * From process start to the first list and search, of the start of bare Node in the same rounds, and the memory then.
 * `node test/bench/startup.ts [data folder] [goal in MB]`; of ten times the airports with a folder that `large-set.ts` made, and 300.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, prepareFullSet, serveFullSet } from './full-set.ts';

const ROUNDS = 9;
const MOST_MB = 110;

/** Resident memory in MB, on Linux. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Milliseconds until a Node that does nothing else has printed a line. */
async function bareNode(): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['-e', 'console.log(1)'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const ms = performance.now() - start;
  await ended;
  return ms;
}

export async function benchStartup(dataDir: string, goalMb = MOST_MB): Promise<void> {
  const runs: { bare: number; list: number; search: number; memory: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await bareNode();
    const start = performance.now();
    const server = await serveFullSet(dataDir);
    await (await fetch(`${server.url}/airports`)).arrayBuffer();
    const list = performance.now() - start;
    await (await fetch(`${server.url}/search?query=geneva`)).arrayBuffer();
    const search = performance.now() - start;
    runs.push({ bare, list, search, memory: process.platform === 'linux' ? residentMegabytes(server.child.pid ?? 0) : Number.NaN });
    await server.stop();
  }
  const middle = (key: keyof (typeof runs)[number]) => median(runs.map((run) => run[key]));
  const ofBare = (key: 'list' | 'search') => `${(middle(key) / middle('bare')).toFixed(1)} (${middle(key).toFixed(0)} ms)`;
  console.log(
    `process start to the first /airports, of bare Node's start: ${ofBare('list')}, to the first /search: ${ofBare('search')} (goal at most 3)`,
  );
  console.log(`resident memory then: ${middle('memory').toFixed(0)} MB (goal at most ${goalMb})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dataDir, goalMb] = process.argv;
  const set = dataDir === undefined ? prepareFullSet() : { dataDir, remove: () => undefined };
  if (set) await benchStartup(set.dataDir, goalMb === undefined ? undefined : Number(goalMb)).finally(set.remove);
}
