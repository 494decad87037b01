/** What a start loads, counted: each package and each client of the network is paid for by every start. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A separate process lists the packages that are resolved, and Node's modules by its own list. */
const script = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules\\/)/.exec(found.url)?.[1];
      if (name !== undefined && !context.parentURL?.includes('node_modules')) packages.add(name);
      return found;
    },
  });
  await Promise.all([import('#core/core.ts'), import('./src-main/headless/serve.ts'), import('./src-main/headless/program.ts')]);
  console.log(JSON.stringify({ packages: [...packages].sort(), fetch: process.moduleLoadList.filter((name) => name.includes('deps/undici')) }));
`;

const loaded = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })) as Record<
  'packages' | 'fetch',
  string[]
>;

test('a server starts without the packages that read files, print or answer assistants', () => {
  expect(loaded.packages).toEqual([
    'better-sqlite3',
    'commander',
    'fast-json-stringify',
    'fastify',
    'geographiclib-geodesic',
    'geomagnetism',
    'lru-cache',
    'metar-taf-parser',
    'typebox',
  ]);
});

test('a server starts without the client of fetch that an import of node:http makes Node load', () => {
  expect(loaded.fetch).toEqual([]);
});
