/**
 * What three imports of the whole world leave in the memory of the server, and its most during them. Goal: 1.3 of what it had before the first.
 * `node test/bench/life/imports.ts`; on Linux.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ImportBody } from '#contract/dataset/import.ts';
import { neededSharedData } from '../../helpers/shared-data.ts';
import { prepareFullSet, serveFullSet } from '../full-set.ts';
import { residentMegabytes } from '../startup.ts';

const IMPORTS = 3;
const LOOK_EVERY_MS = 50;
/** The rest begins after the last answer of a swap. */
const REST_MS = 1_000;

const headless = fileURLToPath(new URL('../../../out/main/headless.js', import.meta.url));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const mostEver = (pid: number) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export async function benchImports(dataDir: string): Promise<void> {
  if (process.platform !== 'linux') return console.warn('SKIPPED the memory of imports: it is read from /proc, so it is NOT covered');
  const made = execFileSync(process.execPath, [headless, 'keys', 'add', 'owner', '--data-dir', dataDir], { encoding: 'utf8' });
  const headers = { 'x-api-key': /ask_[\w-]+/.exec(made)?.[0] ?? '', 'content-type': 'application/json' };
  const server = await serveFullSet(dataDir);
  const pid = server.child.pid ?? 0;
  const ask = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  const use = async () => {
    for (const path of ['/airports', '/search?query=geneva']) await ask(path);
  };
  try {
    await use();
    const before = residentMegabytes(pid);
    const after: number[] = [];
    for (let round = 0; round < IMPORTS; round++) {
      const body: ImportBody = { from: neededSharedData().world, acceptLoss: true, date: `2026-11-0${round + 1}` };
      const started = await fetch(`${server.url}/dataset/import`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (started.status !== 202) throw new Error(await started.text());
      const isRunning = async () => (JSON.parse(await ask('/dataset')) as { import: { state: string } }).import.state === 'running';
      while (await isRunning()) await pause(LOOK_EVERY_MS);
      await use();
      await pause(REST_MS);
      after.push(residentMegabytes(pid));
    }
    const ratio = (after.at(-1) ?? Number.NaN) / before;
    console.log(
      `resident after ${IMPORTS} imports, of before: ${ratio.toFixed(2)} (goal at most 1.3; ${before.toFixed(0)} MB, then ${after.map((mb) => mb.toFixed(0)).join(', ')})`,
    );
    console.log(`most of the serving process since its start: ${mostEver(pid).toFixed(0)} MB`);
  } finally {
    await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dataDir] = process.argv;
  const set = dataDir === undefined ? prepareFullSet() : { dataDir, remove: () => undefined };
  if (set) await benchImports(set.dataDir).finally(set.remove);
}
