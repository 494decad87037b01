/** Fails the run, after all tests, where a test file's folder for temporary files (own-folder.ts) could not be removed, because something still used it. */
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The message lists at most so many paths. */
const MOST_PATHS = 20;

/** Vitest calls it at the end of the run. */
export function teardown(): void {
  // A file of which every test is skipped runs no hooks, and leaves its folder empty.
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith('aeroshelf') && readdirSync(join(tmpdir(), name)).length > 0);
  if (left.length === 0) return;
  const processes = runningProcesses().filter(({ about }) => left.some((name) => about.includes(name)));
  throw new Error(
    [
      `Tests left ${left.length} folders in ${tmpdir()}. Something that a test started was still running. Now it is ${new Date().toISOString()}.`,
      ...readFileSync(join(tmpdir(), 'folders.txt'), 'utf8')
        .split('\n')
        .filter((line) => left.some((name) => line.includes(name))),
      ...left.flatMap(pathsIn).slice(0, MOST_PATHS),
      ...processes.map(({ pid, command }) => `Process ${pid} uses one of them: ${command}`),
    ].join('\n'),
  );
}

/** What is in a folder, with the moments at which it was last written. Files may go while they are listed. */
function pathsIn(folder: string): string[] {
  const paths = readdirSync(join(tmpdir(), folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.flatMap((path) => {
    const stats = statSync(join(tmpdir(), path), { throwIfNoEntry: false });
    return stats === undefined ? [] : [`${stats.mtime.toISOString()} ${path}${stats.isDirectory() ? '/' : ''}`];
  });
}

/** Every process of Linux; `about` has its command line, its working directory, and its environment, which names the folder for temporary files. */
function runningProcesses(): { pid: string; command: string; about: string }[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid, command, about: `${command} ${readlinkSync(`/proc/${pid}/cwd`)} ${readFileSync(`/proc/${pid}/environ`, 'utf8')}` }];
    } catch {
      // It has ended, or belongs to another user.
      return [];
    }
  });
}
