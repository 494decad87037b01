/** The real worldwide set in a data folder, and the built headless program that serves it. */
import '../helpers/fixed-clock.mjs';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedDataFor } from '../helpers/shared-data.ts';
import { root } from '../helpers/source/source-files.ts';

const headless = join(root, 'out/main/headless.js');

export function buildProgram(): void {
  execFileSync(process.execPath, [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** The built program, as its user runs it. */
export const run = (...args: string[]): string =>
  execFileSync(process.execPath, [headless, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Builds the program and imports the six files. Undefined, said loudly, where they are not at hand. */
export function prepareFullSet(data = sharedDataFor('benchmarks on the full set')?.world): { dataDir: string; remove(): void } | undefined {
  if (data === undefined) return undefined;
  buildProgram();
  const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
  run('import', data, '--data-dir', dataDir);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts a child that prints `{"url":…}` as its first line. */
export async function startChild(args: string[]): Promise<{ url: string; child: ChildProcess; stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve((JSON.parse(text.slice(0, text.indexOf('\n'))) as { url: string }).url);
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1500))]);
  };
  return { url, child, stop };
}

export const serveFullSet = (dataDir: string) => startChild([headless, 'serve', '--port', '0', '--data-dir', dataDir]);

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
