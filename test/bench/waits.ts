/**
 * How long other requests wait while one kind of request is made without a pause: a second connection asks for `/health` every 2 ms. Over the whole set and 100,000
 * NOTAMs, of the built program. Goals: 25 ms for 99 of 100, 60 ms at most. `node test/bench/waits.ts [NOTAMs]`.
 */
import '../helpers/fixed-clock.mjs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareFullSet, run, serveFullSet } from './full-set.ts';
import { faaFileApart } from './notams/faa-file.ts';

const SECONDS = 5;
const EVERY_MS = 2;
const count = Number(process.argv[2] ?? 100_000);

type Asked = { path: string; body?: object; clients?: number };

const plan = { text: 'KJFK KBOS', depart: new Date(Date.now() + 3_600_000).toISOString(), aircraft: { tasKt: 120 } };
const scattered = Array.from({ length: 200 }, (_, index) => `${30 + (index % 25)}N${String(70 + ((index * 7) % 60)).padStart(3, '0')}W`);
const kinds: Record<string, Asked> = {
  nothing: { path: '/health' },
  'near of everything': { path: '/airports?near=46,6,20000' },
  'a filter that looks at each airport': { path: `/airports?filter=${encodeURIComponent('{"name":{"contains":"field"}}')}` },
  'a filter on runways': { path: `/airports?filter=${encodeURIComponent('{"runways":{"some":{"length":{"gte":8000}}}}')}` },
  'NOTAMs with a frequent word': { path: `/notams?filter=${encodeURIComponent('{"message":{"contains":"RWY"}}')}` },
  'the NOTAM screen': { path: '/notams?sort=-severity&limit=50&expand=decoded&facets=status,severity,category' },
  'all airports as CSV': { path: '/airports?format=csv', clients: 2 },
  'search of two letters': { path: '/search?query=sa' },
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
  const ask = async ({ path, body }: Asked, mark: number) => {
    // Each question is another one, so that none is answered from memory.
    const url = `${server.url}${path}${path.includes('?') ? `&offset=${mark}` : ''}`;
    const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(url, { ...sent, headers: { ...sent?.headers, 'x-api-key': key } });
    await answer.arrayBuffer();
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
      const waits: number[] = [];
      const until = performance.now() + SECONDS * 1000;
      while (performance.now() < until) {
        const began = performance.now();
        await (await fetch(`${server.url}/health`)).arrayBuffer();
        waits.push(performance.now() - began);
        await pause(EVERY_MS);
      }
      over.abort();
      await Promise.all(clients);
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
      console.log(`${name}: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms (${answers} answers with ${[...statuses].join(', ')})`);
    }
  } finally {
    await server.stop();
    set.remove();
  }
}
