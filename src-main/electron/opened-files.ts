/**
 * Files that the system asked this program to open: by double-click, by drop on the icon, as a command-line argument. Promise: a file
 * is read only when the user named it in one of these ways; the page gets name and bytes, once, and no path.
 */
import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { OpenedFile } from './channels.ts';

/** The page holds a file in memory; whole national sets are smaller, and the command line takes anything. */
export const MOST_BYTES = 200_000_000;

export const PACK_EXTENSION = '.aeroshelf';
const notamExtensions = new Set(['.txt', '.json', '.xml', '.csv', '.notam', '.eml', '.geojson']);

/** Undefined for a file that Aeroshelf does not open. */
export function kindOf(path: string): OpenedFile['kind'] | undefined {
  const extension = extname(path).toLowerCase();
  if (extension === PACK_EXTENSION) return 'pack';
  return notamExtensions.has(extension) ? 'notams' : undefined;
}

export type OpenedFiles = {
  /** Remembers a file until the page takes it; the same path twice counts once. */
  put(path: string): void;
  /** The oldest waiting file. Throws an Error with a sentence for one that can't be read or is too large, and forgets it. */
  take(): Promise<OpenedFile | undefined>;
};

export function openedFiles(): OpenedFiles {
  const waiting = new Set<string>();
  return {
    put: (path) => void waiting.add(path),
    async take() {
      for (const path of waiting) {
        waiting.delete(path);
        const kind = kindOf(path);
        if (kind !== undefined) return { name: basename(path), kind, bytes: await read(path) };
      }
      return undefined;
    },
  };
}

async function read(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const about = await file.stat();
    if (!about.isFile()) throw new Error(`${path} is no file.`);
    if (about.size > MOST_BYTES) {
      throw new Error(`${path} is larger than ${MOST_BYTES / 1e6} MB. Use the command line: aeroshelf notams import, or aeroshelf unpack.`);
    }
    return await file.readFile();
  } finally {
    await file.close();
  }
}
