/**
 * Sends many NOTAMs to a running server, file after file as it takes no larger one, while another client asks for a page without end, and measures memory of the
 * serving process, its processor time for each file, and the waits of the other client. `node test/bench/notams/import-while-serving.ts [count]` runs the built program on Linux.
 */
import '../../helpers/fixed-clock.mjs';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram, run, serveFullSet } from '../full-set.ts';
import { residentMegabytes } from '../startup.ts';
import { faaFileApart } from './faa-file.ts';
import { BEGIN, count } from './stored.ts';

const MOST_A_FILE = 100_000;
const LOOK_EVERY_MS = 5;
const PATH = '/airports?limit=100';
/** A second has this many. */
const TICKS = 100;

/** Reads the processor time of a process with its threads. */
function processSeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) / TICKS;
}

async function importWhileServing(count: number): Promise<void> {
  buildProgram();
  const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  const headers = { 'x-api-key': /ask_[\w-]+/.exec(run('keys', 'add', 'owner', '--data-dir', dataDir))?.[0] ?? '' };
  const size = Math.min(MOST_A_FILE, count);
  const files = Array.from({ length: Math.ceil(count / size) }, (_, index) => join(dataDir, `notams-${index}.json`));
  for (const [index, path] of files.entries()) faaFileApart(path, { count: size, now: BEGIN, first: index * size });
  const server = await serveFullSet(dataDir);
  const pid = server.child.pid ?? 0;
  const waits: number[] = [];
  const memory = [residentMegabytes(pid)];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await (await fetch(server.url + PATH)).arrayBuffer();
      waits.push(performance.now() - began);
      memory.push(residentMegabytes(pid));
      await pause(LOOK_EVERY_MS);
    }
  })();
  try {
    const rates: number[] = [];
    for (const path of files) {
      const began = processSeconds(pid);
      // Half-duplex: fetch sends a stream as it is read.
      const sent = { method: 'POST', headers, body: createReadStream(path), duplex: 'half' } as unknown as RequestInit;
      const answer = await fetch(`${server.url}/notams/import?name=notams.json`, sent);
      if (!answer.ok) throw new Error(await answer.text());
      rates.push(size / (processSeconds(pid) - began));
    }
    const sorted = waits.sort((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((part) => (sorted[Math.floor(part * sorted.length)] ?? Number.NaN).toFixed(1));
    console.log(`rate               ${rates.map((rate) => rate.toFixed(0)).join(', ')} a second of processor time, file after file`);
    console.log(`memory             ${(Math.max(...memory) - (memory[0] ?? 0)).toFixed(0)} MB more at most (goal 500)`);
    console.log(`${PATH} meanwhile: p50 ${p50} ms, p99 ${p99} ms, longest ${sorted.at(-1)?.toFixed(1)} ms, ${sorted.length} answers`);
  } finally {
    over.abort();
    await asking;
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.platform === 'linux') await importWhileServing(count);
else console.warn('SKIPPED importing while a server answers: its memory is read from /proc, so it is NOT covered');
