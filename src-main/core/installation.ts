/**
 * Where this copy of Aeroshelf lies. The sources and the built program keep the same distance to the project's root
 * (src-main/core/ and out/main/), so that one rule serves both; only the worker is named differently when bundled.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

export const installation: { resourcesDir: string; importWorker: URL; version: string } = {
  resourcesDir: fileURLToPath(new URL('../../resources', import.meta.url)),
  importWorker: fromSource
    ? new URL('./import/import-worker.ts', import.meta.url)
    : // A bundler would take a literal second argument for an asset of its own.
      new URL(['.', 'import-worker.js'].join('/'), import.meta.url),
  version: manifest.version,
};
