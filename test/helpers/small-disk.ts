/** A disk without room: a small tmpfs that is mounted for the test. That takes root, so elsewhere such tests are skipped aloud. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const quiet = { stdio: 'ignore' } as const;

/** Undefined where this process may not mount. */
function mounted(bytes: number): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'aeroshelf-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path], quiet);
    return path;
  } catch {
    rmdirSync(path);
    return undefined;
  }
}

function unmount(path: string): void {
  execFileSync('umount', ['-l', path]);
  rmSync(path, { recursive: true, force: true });
}

/** Whether small disks can be made here; `what` is not covered where they cannot. */
export function canMountDisks(what: string): boolean {
  const probe = mounted(100_000);
  if (probe === undefined) console.warn(`SKIPPED: ${what} is NOT covered: mounting a tmpfs is not possible here`);
  else unmount(probe);
  return probe !== undefined;
}

/** Path of an empty one that is gone after the test. */
export function smallDisk(bytes: number): string {
  const path = mounted(bytes) ?? '';
  onTestFinished(() => unmount(path));
  return path;
}

/** Makes room: it holds so many bytes from now on. */
export const resizeDisk = (path: string, bytes: number) => execFileSync('mount', ['-o', `remount,size=${bytes}`, path], quiet);

const fillerOf = (path: string) => join(path, 'filler');

/** Takes all the room that is left but so many bytes, to the last byte where none are to be left. */
export function fillDisk(path: string, leave = 0): void {
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    try {
      for (;;) writeFileSync(fillerOf(path), Buffer.alloc(size), { flag: 'a' });
    } catch {
      continue;
    }
  }
  if (leave === 0) return;
  const bytes = readFileSync(fillerOf(path));
  writeFileSync(fillerOf(path), bytes.subarray(0, Math.max(0, bytes.length - leave)));
}

export const emptyDisk = (path: string) => rmSync(fillerOf(path), { force: true });
