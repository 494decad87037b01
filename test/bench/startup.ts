/** From process start to the first answers, and the memory then. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, prepareFullSet, serveFullSet } from './full-set.ts';

const ROUNDS = 9;

/** Resident memory in MB, on Linux. */
function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

export async function benchStartup(dataDir: string): Promise<void> {
  const runs: { list: number; search: number; memory: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const server = await serveFullSet(dataDir);
    await (await fetch(`${server.url}/airports`)).arrayBuffer();
    const list = performance.now() - start;
    await (await fetch(`${server.url}/search?query=geneva`)).arrayBuffer();
    const search = performance.now() - start;
    runs.push({ list, search, memory: process.platform === 'linux' ? residentMegabytes(server.child.pid ?? 0) : Number.NaN });
    await server.stop();
  }
  const middle = (key: 'list' | 'search' | 'memory') => median(runs.map((run) => run[key])).toFixed(0);
  console.log(`process start to first /airports: ${middle('list')} ms (goal 200), to first /search: ${middle('search')} ms (goal 300)`);
  console.log(`resident memory then: ${middle('memory')} MB (goal 140)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const set = prepareFullSet();
  if (set) await benchStartup(set.dataDir).finally(set.remove);
}
