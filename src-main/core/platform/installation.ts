/**
 * Finds where this copy of Aeroshelf is installed. The sources run from src-main/core/platform/, the built program from out/main/, where
 * all chunks are flat.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');
const root = new URL(fromSource ? '../../../' : '../../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

export const installation: { resourcesDir: string; version: string } = {
  resourcesDir: fileURLToPath(new URL('resources', root)),
  version: manifest.version,
};
