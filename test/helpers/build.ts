/** The built program for tests that need it, so that `npm test` works without a build before. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from './once.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'out');
const sources = [
  'src-main',
  'src-preload',
  'src-renderer',
  'resources/packaging',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
];
/** A build by hand or by `npm run dev` may put something else there. */
const results = [
  'main/main.js',
  'main/headless.js',
  'main/launcher.js',
  'preload/preload.cjs',
  'renderer/index.html',
  'renderer/docs.html',
  'renderer/licences.json',
];

/** Builds when out/ is missing or is not of these sources, and returns its path. */
export async function builtOnce(): Promise<string> {
  await once({
    name: 'built',
    sources: sources.map((name) => join(root, name)),
    results: results.map((name) => join(out, name)),
    make: build,
  });
  return out;
}

/** It runs in a separate process, because vitest's NODE_ENV would make a development build of React. */
function build(): Promise<void> {
  const { NODE_ENV: _test, ...env } = process.env;
  const bin = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [bin, 'build', '--logLevel', 'error'], { cwd: root, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`The build failed:\n${stdout}${stderr}`, { cause: error }));
      else resolve();
    });
  });
}
