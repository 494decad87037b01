/**
 * Measures the time from process start to the first list and search, and the memory then, next to those of bare Node, and of a bare node:http server to its first answer to
 * the same client, in the same rounds. Processor time is measured too, because other programs of the machine change it less.
 * `node test/bench/startup.ts [data folder]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, prepareFullSet, serveFullSet, startChild } from './full-set.ts';

const ROUNDS = 9;
const MOST_MB = 130;

/** Reads the resident memory in MB, on Linux. */
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

/** Reads the processor time of a process with its threads in milliseconds, on Linux. */
function processorMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const threads = `/proc/${pid}/task`;
  const spent = readdirSync(threads).map((thread) => Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]));
  return spent.reduce((sum, ns) => sum + ns, 0) / 1e6;
}

const bareServer = `
  import { createServer } from 'node:http';
  const server = createServer((_request, reply) => reply.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ url: 'http://127.0.0.1:' + server.address().port })));
`;

type Taken = { ms: number; processorMs: number };

/** What it takes from `began`, which is taken before the child starts, until each path has been answered. */
async function answered(began: number, starting: ReturnType<typeof startChild>, paths: readonly string[]) {
  const server = await starting;
  const pid = server.child.pid ?? 0;
  const taken: Taken[] = [];
  for (const path of paths) {
    await (await fetch(`${server.url}${path}`)).arrayBuffer();
    taken.push({ ms: performance.now() - began, processorMs: processorMs(pid) });
  }
  const memory = process.platform === 'linux' ? residentMegabytes(pid) : Number.NaN;
  await server.stop();
  return { taken, memory };
}

export async function benchStartup(dataDir: string): Promise<void> {
  const runs: { bare: number; server: Taken; list: Taken; search: Taken; memory: number }[] = [];
  const none = { ms: Number.NaN, processorMs: Number.NaN };
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await bareNode();
    const floor = await answered(performance.now(), startChild(['--input-type=module', '-e', bareServer]), ['/']);
    const { taken, memory } = await answered(performance.now(), serveFullSet(dataDir), ['/airports', '/search?query=geneva']);
    runs.push({ bare, server: floor.taken[0] ?? none, list: taken[0] ?? none, search: taken[1] ?? none, memory });
  }
  const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of));
  const [bare, server] = [middle((run) => run.bare), middle((run) => run.server.ms)];
  const serverProcessor = middle((run) => run.server.processorMs);
  for (const [what, key] of [
    ['/airports', 'list'],
    ['/search', 'search'],
  ] as const) {
    const [ms, processor] = [middle((run) => run[key].ms), middle((run) => run[key].processorMs)];
    console.log(
      `process start to the first ${what}: ${ms.toFixed(0)} ms, ${(ms / bare).toFixed(1)} of bare Node's start, ${(ms / server).toFixed(1)} of a bare server's first answer (goal at most 4); ` +
        `processor time ${processor.toFixed(0)} ms, ${(processor / serverProcessor).toFixed(1)} of the bare server's`,
    );
  }
  console.log(`resident memory then: ${middle((run) => run.memory).toFixed(0)} MB (goal at most ${MOST_MB})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dataDir] = process.argv;
  const set = dataDir === undefined ? prepareFullSet() : { dataDir, remove: () => undefined };
  if (set) await benchStartup(set.dataDir).finally(set.remove);
}
