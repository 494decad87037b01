/**
 * Caches the files of map tiles that a worker has open. Promise: an answer is about the file as it is now, or as the tag says; only regular
 * files are opened.
 */
import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { Refusal, invalidBecause } from '../refusal.ts';
import type { About, Archive, TileRead } from './archive.ts';
import { openMbtiles } from './mbtiles.ts';
import { reason } from '../reasons/reason.ts';

const MOST_OPEN = 8;
/** A path that leads to nothing gives these errors. */
const nothing: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

type OfState = { path: string; tag: string };

export function openArchives() {
  const opened = new LRUCache<string, { tag: string; archive: Archive }>({ max: MOST_OPEN, dispose: ({ archive }) => archive.close() });

  async function archiveOf({ path, tag }: OfState): Promise<Archive> {
    const open = opened.get(path);
    if (open?.tag === tag) return open.archive;
    const archive = await openArchive(path);
    opened.set(path, { tag, archive });
    return archive;
  }

  return {
    /** Changes when the file does. Throws `basemapGone` and `basemapUnreadable`. */
    state: stateOf,
    /** Opens it again where it was open in another state. Throws as the readers of both forms, and `basemapForeign`. */
    about: async (of: OfState): Promise<About> => (await archiveOf(of)).about,
    /** Throws the same, and `basemapTileUnreadable`. */
    async tile({ path, tag, zoom, column, row }: OfState & { zoom: number; column: number; row: number }): Promise<TileRead> {
      const now = await stateOf(path);
      if (now !== tag) return { otherTag: now };
      const { tile } = await archiveOf({ path, tag });
      try {
        return { tile: (await tile(zoom, column, row)) ?? null };
      } catch {
        throw invalidBecause(reason('basemapTileUnreadable', { file: basename(path), tile: `${zoom}/${column}/${row}` }));
      }
    },
    async close(path: string): Promise<null> {
      opened.delete(path);
      return null;
    },
  };
}

async function stateOf(path: string): Promise<string> {
  const file = await readable(path, () => stat(path));
  if (!file.isFile()) throw invalidBecause(reason('basemapGone', { path }));
  return [file.size, file.mtimeMs, file.ctimeMs].map((figure) => Math.round(figure).toString(36)).join('-');
}

async function openArchive(path: string): Promise<Archive> {
  const start = await readable(path, () => startOf(path));
  if (start.startsWith('PMTiles')) return (await import('./pmtiles.ts')).openPmtiles(path);
  if (start.startsWith('SQLite format 3')) return openMbtiles(path);
  throw invalidBecause(reason('basemapForeign', { path }));
}

/** Nothing is read of a file without a length: files of /proc have none and never end. */
async function startOf(path: string): Promise<string> {
  // A FIFO that has come in its place is not waited for.
  await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const about = await file.stat();
  return about.isFile() && about.size > 0 ? (await file.read(Buffer.alloc(16), 0, 16, 0)).buffer.toString('latin1') : '';
}

async function readable<T>(path: string, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (error instanceof Refusal || typeof code !== 'string') throw error;
    if (nothing.includes(code)) throw invalidBecause(reason('basemapGone', { path }));
    // A NUL is refused by Node, before the system hears of the path.
    throw invalidBecause(reason('basemapUnreadable', { path, error: code === 'ERR_INVALID_ARG_VALUE' ? 'ENOENT, NUL' : code }));
  }
}
