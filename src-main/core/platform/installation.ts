/**
 * Where this copy of Aeroshelf lies. The sources run from src-main/core/platform/, the built program from out/main/, where all chunks are
 * flat and workers are named differently.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');
const root = new URL(fromSource ? '../../../' : '../../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

export const installation: { resourcesDir: string; importWorker: URL; version: string } = {
  resourcesDir: fileURLToPath(new URL('resources', root)),
  importWorker: fromSource
    ? new URL('../reference/build/import-worker.ts', import.meta.url)
    : // A bundler would take a literal second argument for an asset of its own.
      new URL(['.', 'import-worker.js'].join('/'), import.meta.url),
  version: manifest.version,
};
