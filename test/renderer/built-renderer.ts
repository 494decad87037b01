/** The window as it ships, built from the present sources. Several test files ask for it at once; one builds, the others wait. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = join(root, 'out/.building-renderer');
/** Far above what a build takes; a lock that is older was left by a run that was killed. */
const LOCK_AGE = 120_000;

/** Builds the renderer alone: the other parts of out/ may be in use by other tests. */
const script = `
  import { resolveConfig } from 'electron-vite';
  import { build } from 'vite';
  const { config } = await resolveConfig({ root: process.cwd(), logLevel: 'warn' }, 'build', 'production');
  await build(config.renderer);
`;

export async function buildRenderer(): Promise<void> {
  mkdirSync(join(root, 'out'), { recursive: true });
  while (!isFresh()) {
    if (!tookLock()) {
      await sleep(200);
      continue;
    }
    try {
      const env = { ...process.env, NODE_ENV: 'production', NODE_ENV_ELECTRON_VITE: 'production' };
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
      return;
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

function tookLock(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (changedAt(lock) < Date.now() - LOCK_AGE) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isFresh(): boolean {
  const sources = readdirSync(join(root, 'src-renderer'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => changedAt(join(entry.parentPath, entry.name)));
  const pages = ['index.html', 'docs.html'].map((page) => changedAt(join(root, 'out/renderer', page)));
  return changedAt(lock) === 0 && Math.min(...pages) >= Math.max(...sources);
}

/** Milliseconds since 1970, or 0 for what is not there. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
