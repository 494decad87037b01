/**
 * A source of 40,000 NOTAMs for a server that answers another client: the first load and its checklist, then a change of 200. Goals: 60 s, 1 s besides the second that
 * each request waits, 25 ms for the other client, 60 MB more than that client needs alone. `node test/bench/notams/first-load.ts [count]`; on Linux, of the built program.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Source } from '#contract/sync/sources.ts';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { PAIR, startNmsServer, type Held } from '../../core/sync/presets/nms-server.ts';
import { buildProgram, run, serveFullSet } from '../full-set.ts';
import { residentMegabytes } from '../startup.ts';

const CHANGED = 200;
const LOOK_EVERY_MS = 5;
/** The other client asks alone for about the time that a first load takes. */
const ALONE_MS = 25_000;
const PATH = '/airports?limit=100';
/** A number is used once at each of these. */
const MOST_OF_PLACE = 9_000;

const held = (id: number): Held => ({
  id,
  icao: `K${String.fromCharCode(65 + (Math.floor(id / MOST_OF_PLACE) % 26))}${String.fromCharCode(65 + (id % 26))}${String.fromCharCode(65 + (Math.floor(id / 26) % 26))}`,
  fir: 'KZNY',
  number: (id % MOST_OF_PLACE) + 1,
  updated: new Date().toISOString(),
});

async function firstLoad(count: number): Promise<void> {
  buildProgram();
  const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  const key = /ask_[\w-]+/.exec(run('keys', 'add', 'owner', '--data-dir', dataDir))?.[0] ?? '';
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const service = await startNmsServer(Array.from({ length: count }, (_, index) => held(index)));
  service.prepare();
  const server = await serveFullSet(dataDir);
  const pid = server.child.pid ?? 0;
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const { id } = await send<Source>('POST', '/sources', { kind: 'faaNms', address: service.address });
  await send('PUT', `/sources/${id}/credentials`, PAIR);

  /** What another client waits, in milliseconds, and the megabytes that the server has meanwhile at most, until `isOver`. */
  async function ask(isOver: (status: SyncStatus) => boolean): Promise<{ waits: number[]; memory: number; status: SyncStatus }> {
    const waits: number[] = [];
    let memory = 0;
    for (;;) {
      const sent = performance.now();
      await (await fetch(server.url + PATH)).arrayBuffer();
      waits.push(performance.now() - sent);
      memory = Math.max(memory, residentMegabytes(pid));
      await pause(LOOK_EVERY_MS);
      const status = await send<SyncStatus>('GET', '/sync');
      if (isOver(status)) return { waits, memory, status };
    }
  }

  async function measure(name: string, before: number): Promise<void> {
    const asked = service.asked.length;
    const began = performance.now();
    await send('POST', '/sync', { sourceId: id });
    const { waits, memory, status } = await ask(({ state }) => state !== 'running');
    const [outcome] = status.outcome?.sources ?? [];
    const seconds = (performance.now() - began) / 1_000;
    // The service is asked once a second; the first request does not wait.
    const paced = service.asked.length - asked - 1;
    const sorted = waits.toSorted((a, b) => a - b);
    const p99 = sorted[Math.floor(0.99 * sorted.length)] ?? Number.NaN;
    console.log(`${name}: ${outcome?.result} ${outcome?.reason?.text ?? ''}`);
    console.log(
      `  ${seconds.toFixed(1)} s, ${(seconds - paced).toFixed(1)} s besides the second between requests; ${PATH} meanwhile: p99 ${p99.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`,
    );
    console.log(`  memory: ${memory.toFixed(0)} MB at most, ${(memory - before).toFixed(0)} more than without it`);
  }
  try {
    // What a server takes for the other client's requests alone is not the load's.
    const until = performance.now() + ALONE_MS;
    const { memory: alone } = await ask(() => performance.now() > until);
    await measure(`first load of ${count}`, alone);
    for (let index = 0; index < CHANGED; index++) service.put(held(count + index));
    const note = join(dataDir, 'sources', id, 'last-fetch.json');
    const known = JSON.parse(readFileSync(note, 'utf8')) as { askedAt: string };
    writeFileSync(note, JSON.stringify({ ...known, askedAt: new Date(Date.parse(known.askedAt) - 3_600_000).toISOString() }));
    await measure(`change of ${CHANGED}`, alone);
  } finally {
    await server.stop();
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.platform === 'linux') await firstLoad(Number(process.argv[2] ?? 40_000));
else console.warn('SKIPPED a first load while a server answers: its memory is read from /proc, so it is NOT covered');
