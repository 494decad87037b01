/**
 * How long other requests wait while one kind of request is made without a pause: a second connection asks for `/health` every 2 ms. Over the whole set and 100,000
 * NOTAMs, of the built program. Goals: 25 ms for 99 of 100, 60 ms at most. `node test/bench/waits.ts [NOTAMs]`.
 */
import '../helpers/fixed-clock.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareFullSet, run, serveFullSet } from './full-set.ts';
import { faaFileApart } from './notams/faa-file.ts';

const SECONDS = 5;
const EVERY_MS = 2;
const count = Number(process.argv[2] ?? 100_000);

/** Milliseconds of processor time of the thread that answers requests, on Linux, which other programs of the machine change less than the clock's. */
const servingMs = (pid: number | undefined): number =>
  process.platform === 'linux' ? Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;

type Asked = { path: string; body?: object; clients?: number; hasOffset?: boolean };

const plan = { text: 'KJFK KBOS', depart: new Date(Date.now() + 3_600_000).toISOString(), aircraft: { tasKt: 120 } };
const scattered = Array.from({ length: 200 }, (_, index) => `${30 + (index % 25)}N${String(70 + ((index * 7) % 60)).padStart(3, '0')}W`);
const kinds: Record<string, Asked> = {
  nothing: { path: '/health' },
  'near of everything': { path: '/airports?near=46,6,10800' },
  'a filter that looks at each airport': { path: `/airports?filter=${encodeURIComponent('{"name":{"contains":"field"}}')}` },
  'a filter on runways': { path: `/airports?filter=${encodeURIComponent('{"runways":{"some":{"length":{"gte":8000}}}}')}` },
  'NOTAMs with a frequent word': { path: `/notams?filter=${encodeURIComponent('{"message":{"contains":"RWY"}}')}` },
  'the NOTAM screen': { path: '/notams?sort=-severity&limit=50&expand=decoded&facets=status,severity,category' },
  'all airports as CSV': { path: '/airports?format=csv', clients: 2 },
  'search of two letters': { path: '/search?query=sa', hasOffset: false },
  'a briefing': { path: '/briefings', body: plan },
  'a briefing of 200 scattered points': { path: '/briefings', body: { ...plan, text: scattered.join(' ') } },
};

const set = prepareFullSet();
if (set) {
  const file = join(set.dataDir, 'notams.json');
  faaFileApart(file, { count, now: new Date() });
  run('notams', 'import', file, '--data-dir', set.dataDir);
  const key = /ask_[\w-]+/.exec(run('keys', 'add', 'owner', '--data-dir', set.dataDir))?.[0] ?? '';
  const server = await serveFullSet(set.dataDir);
  const ask = async ({ path, body, hasOffset = path.includes('?') }: Asked, mark: number) => {
    // Each list is another one, so that none is answered from memory.
    const url = `${server.url}${path}${hasOffset ? `&offset=${mark}` : ''}`;
    const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(url, { ...sent, headers: { ...sent?.headers, 'x-api-key': key } });
    await answer.arrayBuffer();
    if (answer.status >= 400 && answer.status < 500) throw new Error(`${url} was answered with ${answer.status}`);
    return answer.status;
  };
  try {
    for (const [name, asked] of Object.entries(kinds)) {
      const over = new AbortController();
      let answers = 0;
      const statuses = new Set<number>();
      const clients = Array.from({ length: asked.clients ?? 1 }, async () => {
        while (!over.signal.aborted) statuses.add(await ask(asked, answers++));
      });
      const waits: { ms: number; processorMs: number }[] = [];
      const until = performance.now() + SECONDS * 1000;
      while (performance.now() < until) {
        const [began, spent] = [performance.now(), servingMs(server.child.pid)];
        await (await fetch(`${server.url}/health`)).arrayBuffer();
        waits.push({ ms: performance.now() - began, processorMs: servingMs(server.child.pid) - spent });
        await pause(EVERY_MS);
      }
      over.abort();
      await Promise.all(clients);
      const at = (share: number, of: keyof (typeof waits)[number]) =>
        (waits.map((wait) => wait[of]).toSorted((a, b) => a - b)[Math.floor(share * (waits.length - 1))] ?? Number.NaN).toFixed(1);
      const [shown, processor] = (['ms', 'processorMs'] as const).map(
        (of) => `p50 ${at(0.5, of)}, p99 ${at(0.99, of)}, longest ${at(1, of)} ms`,
      );
      console.log(`${name}: ${shown}; in processor time ${processor} (${answers} answers with ${[...statuses].join(', ')})`);
    }
  } finally {
    await server.stop();
    set.remove();
  }
}
