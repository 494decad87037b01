/** A whole copy of another Aeroshelf over HTTP, then runs with nothing and with a hundred airports changed; and that both answer alike. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCore } from '#core/core.ts';
import { startServer } from '#http/server.ts';
import { prepareFullSet, serveFullSet } from '../full-set.ts';
import { countingProxy } from '../../core/sync/replica/counting-proxy.ts';
import { changedSet } from './changed-set.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const headless = fileURLToPath(new URL('../../../out/main/headless.js', import.meta.url));
const queries = ['geneva', 'paris', 'jfk', 'lond', 'sao paulo', 'heliport', 'EGLL', 'aarhus', 'tokio', 'munchen'];

async function asText(base: string, path: string): Promise<string> {
  return (await fetch(base + path)).text();
}

/** Paths whose answers differ between the two. */
async function differing(a: string, b: string): Promise<string[]> {
  const pages = Array.from({ length: 287 }, (_, index) => `/airports?limit=300&page=${index + 1}&expand=parts`);
  const paths = [
    ...pages,
    ...queries.map((query) => `/search?query=${encodeURIComponent(query)}&limit=100`),
    '/countries?limit=300',
    '/airports?sort=-elevation&limit=300',
    '/airports?filter={"runways":{"some":{"surface":{"contains":"grass"}}}}&limit=300',
    '/airports?near=46.2,6.1,100&limit=300',
  ];
  const different: string[] = [];
  for (const path of paths) if ((await asText(a, path)) !== (await asText(b, path))) different.push(path);
  console.log(
    `  compared ${paths.length} answers, ${different.length} differ${different.length > 0 ? `: ${different.slice(0, 3).join(' ')}` : ''}`,
  );
  return different;
}

export async function benchReplication(sourceDir: string): Promise<void> {
  const folders = [mkdtempSync(join(tmpdir(), 'aeroshelf-copy-'))];
  const [dataDir = ''] = folders;
  let source = await serveFullSet(sourceDir);
  const proxy = await countingProxy({ port: Number(new URL(source.url).port) });
  const core = await openCore({ dataDir, log: quiet });
  const server = await startServer(core, { port: 0, log: quiet });
  try {
    for (const { id } of core.sources.list()) core.sources.remove(id);
    const { id } = core.sources.add({ kind: 'api', address: proxy.url, name: 'Club' });
    const run = async (what: string) => {
      proxy.asked.length = 0;
      const start = performance.now();
      const outcome = await core.sync.run(id);
      const seconds = (performance.now() - start) / 1000;
      console.log(
        `${what}: ${seconds.toFixed(1)} s, ${proxy.asked.length} requests, ${outcome.sources.map(({ result }) => result).join(', ')}`,
      );
    };
    await run('full replication of another Aeroshelf');
    console.log(`  ${JSON.stringify(core.dataset.current().counts)}, resident ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
    await differing(source.url, server.url);
    await run('the same again with 0 changes');

    await source.stop();
    const changed = changedSet(100);
    folders.push(changed);
    execFileSync(process.execPath, [headless, 'import', changed, '--data-dir', sourceDir], { stdio: ['ignore', 'ignore', 'ignore'] });
    source = await serveFullSet(sourceDir);
    proxy.target = Number(new URL(source.url).port);
    await run('the same again with 100 changed airports');
    await differing(source.url, server.url);
  } finally {
    await server.close();
    await core.close();
    await proxy.close();
    await source.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const set = prepareFullSet();
  if (set) await benchReplication(set.dataDir).finally(set.remove);
}
