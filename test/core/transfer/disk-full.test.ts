/** A disk without room, as a small tmpfs that is mounted for the test; that takes root, so elsewhere the tests are skipped aloud. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUpTo, packTo, restoreFrom } from '#core/core.ts';
import { clock, folder, machine, newer, older, packOf } from './machines.ts';

/** Undefined where this process may not mount. */
function smallDisk(bytes: number): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'aeroshelf-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path], { stdio: 'ignore' });
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

const probe = smallDisk(100_000);
if (probe === undefined)
  console.warn('SKIPPED: a full disk while packing, unpacking and restoring is NOT covered: mounting a tmpfs is not possible here');
else unmount(probe);

function disk(bytes: number): string {
  const path = smallDisk(bytes) ?? '';
  onTestFinished(() => unmount(path));
  return path;
}

/** Takes all the room that is left but so much. */
function fill(path: string, leave: number): void {
  const filler = join(path, 'filler');
  for (let size = 1 << 20; size >= 4096; size >>= 1) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch {
      continue;
    }
  }
  const bytes = readFileSync(filler);
  writeFileSync(filler, bytes.subarray(0, Math.max(0, bytes.length - leave)));
}

const isFull = { details: [expect.stringMatching(/cannot be written: (?:ENOSPC|database or disk is full)/)] };

describe.skipIf(probe === undefined)('on a full disk', () => {
  it.each([
    ['a pack', packTo],
    ['a backup', backUpTo],
  ] as const)('%s is refused, and leaves nothing there', async (_, write) => {
    const { dataDir } = await machine();
    const target = disk(8_192);
    await expect(write(join(target, 'x'), false, { dataDir, clock })).rejects.toMatchObject(isFull);
    expect(readdirSync(target)).toEqual([]);
  });

  it('an unpack is refused, and the dataset in use stays', async () => {
    const here = await machine(newer);
    const { path, fingerprint } = await packOf(here);
    const there = await machine(older, disk(12_000_000));
    fill(there.dataDir, 500_000);
    await expect(there.core.transfer.unpack(path, { trust: fingerprint })).rejects.toMatchObject(isFull);
    expect(there.core.dataset.current()).toMatchObject(older);
    expect(readdirSync(there.dataDir).filter((name) => /\.new-|\.part/.test(name))).toEqual([]);
  });

  it('a restore is refused, and the state in use stays', async () => {
    const here = await machine();
    const file = join(folder(), 'x.aeroshelf-backup');
    await backUpTo(file, false, { dataDir: here.dataDir, clock });
    const there = await machine(undefined, disk(12_000_000));
    await there.close();
    const before = readFileSync(join(there.dataDir, 'state.sqlite'));
    fill(there.dataDir, 100_000);
    await expect(restoreFrom(file, file, { dataDir: there.dataDir, clock })).rejects.toMatchObject(isFull);
    expect(readFileSync(join(there.dataDir, 'state.sqlite')).equals(before)).toBe(true);
    expect(readdirSync(there.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  });
});
