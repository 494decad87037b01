/** Checks the disk space for a dataset next to the one in use, and gives the reason when there is too little. */
import { statfsSync, statSync, type StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';
import { faultBehind } from '../reasons/system-faults.ts';

/** A build needs so many times the file in use: for the new one, which may be larger, and what SQLite sorts while its indexes are made. */
const TIMES_IN_USE = 2.5;
const MB = 1_000_000;
/** The whole world needs about twice as much, a set of a few countries a tenth. */
export const LEAST_ROOM = 100 * MB;

/** Bytes to have free before a build: about 2.5 times the file in use, and at least `least`. */
export function roomFor(inUse: string, least: number): number {
  return Math.max(least, TIMES_IN_USE * (statSync(inUse, { throwIfNoEntry: false })?.size ?? 0));
}

/** Tells why there is no room for `bytes` in a folder; undefined where there is, or where the file system does not say. */
export async function lackOfRoom(folder: string, bytes: number): Promise<Reason | undefined> {
  const free = await freeIn(folder);
  return free !== undefined && free < bytes ? diskFull(folder, bytes, free) : undefined;
}

/** The same after an error caused by a full disk; undefined for any other error. SQLite also sorts in the folder for temporary files. */
export async function fullDiskIn(failure: unknown, folder: string, bytes: number): Promise<Reason | undefined> {
  if (!isFullDisk(failure)) return undefined;
  const [here, there] = await Promise.all([freeIn(folder), freeIn(tmpdir())]);
  if (here !== undefined && here >= bytes && there !== undefined && there < bytes) return diskFull(tmpdir(), bytes, there);
  return diskFull(folder, bytes, here);
}

/** Tells why the next write there may fail: with less than a megabyte. Looked at each time, so that it is over as soon as there is room. */
export function fullNow(folder: string): Reason | undefined {
  try {
    const free = freeOf(statfsSync(folder));
    return free !== undefined && free < MB ? diskFull(folder, MB, free) : undefined;
  } catch {
    return undefined;
  }
}

function diskFull(folder: string, bytes: number, free: number | undefined): Reason {
  const freeMb = free === undefined ? null : Math.floor(free / MB);
  return reason('diskFull', { folder, neededMb: Math.ceil(bytes / MB), freeMb });
}

async function freeIn(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && freeOf(found);
}

/** Some file systems do not tell, and have no blocks. */
const freeOf = ({ bavail, bsize, blocks }: StatsFs): number | undefined => (blocks === 0 ? undefined : bavail * bsize);

const isFullDisk = (error: unknown): boolean => faultBehind(error) === 'diskFull';
