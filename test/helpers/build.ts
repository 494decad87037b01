/**
 * The built program for tests that need it, so that `npm test` works without a build before. Promise: built at most once for one state of
 * the sources, however many test workers ask at the same time.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

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
const results = [
  'main/main.js',
  'main/headless.js',
  'main/launcher.js',
  'preload/preload.cjs',
  'renderer/index.html',
  'renderer/docs.html',
  'renderer/licences.json',
];
/** Outside out/, which a build empties. */
const kept = join(root, 'node_modules', '.cache', 'aeroshelf');
const note = join(kept, 'built');
const turn = join(kept, 'building');

/** Builds when out/ is missing or is not of these sources, and returns its path. */
export async function builtOnce(): Promise<string> {
  mkdirSync(kept, { recursive: true });
  while (!isFresh()) {
    if (!takeTurn()) {
      await pause(100);
      continue;
    }
    try {
      if (!isFresh()) {
        const made = stateOf(sources.map((name) => join(root, name)));
        await build();
        writeFileSync(note, `${made}\n${resultState()}`);
      }
      return out;
    } finally {
      rmSync(turn, { force: true });
    }
  }
  return out;
}

function isFresh(): boolean {
  return textOf(note) === `${stateOf(sources.map((name) => join(root, name)))}\n${resultState()}`;
}

/** Changes when a build by hand or by `npm run dev` put something else there. */
function resultState(): string {
  return stateOf(results.map((name) => join(out, name)));
}

/** Size and time of every file, in one line. */
function stateOf(paths: readonly string[]): string {
  return paths.flatMap((path) => filesOf(path)).join(' ');
}

function filesOf(path: string): string[] {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about?.isDirectory()) return [`${path}:${about?.size}:${about?.mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** In a process of its own: vitest's NODE_ENV would make a development build of React. */
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

/** A worker that was killed has no turn. */
function takeTurn(): boolean {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(textOf(turn));
  if (holder && !isRunning(holder)) rmSync(turn, { force: true });
  return false;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
