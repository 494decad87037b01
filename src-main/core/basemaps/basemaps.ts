/**
 * The user's own basemaps: a list of files in state.sqlite (`settings`), and their tiles. Promise: a file of the user's is never written or removed; one that is
 * gone or no longer readable stays in the list, which says so, and comes back with the file. A file that was sent is kept in `basemaps` of the data folder,
 * and removed with its line of the list.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Basemap, BasemapBody } from '#contract/map/basemaps.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { leftovers } from '../platform/leftovers.ts';
import { saveStream } from '../platform/save-stream.ts';
import { Refusal } from '../refusal.ts';
import type { About, Archive, Tile } from './archive.ts';
import { openMbtiles } from './mbtiles.ts';
import { refuseBasemap } from './refused.ts';

type Stored = { id: string; path: string; about: About };

export type Basemaps = {
  list(): Promise<Basemap[]>;
  /** Throws `invalidRequest` with the reason why it is none. */
  add(body: BasemapBody): Promise<Basemap>;
  /** Keeps a copy of what is sent, and adds it. Throws `bodyTooLarge` beyond `maxBytes`, else as `add`. */
  receive(pieces: Readable, file: { name: string; maxBytes: number }): Promise<Basemap>;
  remove(id: string): Promise<boolean>;
  /** `tag` identifies the state of the file. Undefined for an unknown basemap; a tile that the file does not have is empty. */
  tile(id: string, place: { zoom: string; column: string; row: string }): Promise<{ tag: string; tile: Tile | undefined } | undefined>;
  close(): void;
};

const KEY = 'basemaps';
const MOST = 50;
const MOST_OPEN = 8;
const LARGEST_ZOOM = 30;
/** In the data folder. */
const COPIES = leftovers.basemap.folder;

export function openBasemaps(db: Database, dataDir: string): Basemaps {
  const copies = join(dataDir, COPIES);
  const write = db.prepare<[string, string]>(
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const read = (): Stored[] => {
    const text = unlessDamaged(db, undefined, () =>
      db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck().get(KEY),
    );
    return text === undefined ? [] : (JSON.parse(text) as Stored[]);
  };
  const store = (list: readonly Stored[]) => void write.run(KEY, JSON.stringify(list));
  /** By path and state of the file: one that was replaced is opened again. */
  const opened = new LRUCache<string, Promise<Archive>>({
    max: MOST_OPEN,
    dispose: (archive) =>
      void archive.then(
        ({ close }) => close(),
        () => undefined,
      ),
  });

  const archiveOf = (path: string): { tag: string; archive: Promise<Archive> } => {
    const tag = stateOf(path);
    const name = `${tag} ${path}`;
    const known = opened.get(name);
    if (known) return { tag, archive: known };
    const archive = openArchive(path);
    opened.set(name, archive);
    archive.catch(() => opened.delete(name));
    return { tag, archive };
  };

  async function conditionOf(path: string): Promise<Basemap['state']> {
    try {
      await archiveOf(path).archive;
      return 'ready';
    } catch (error) {
      return error instanceof Refusal && error.reasons?.some(({ code }) => code === 'basemapGone') ? 'missing' : 'unreadable';
    }
  }

  const shown = ({ id, path, about }: Stored, state: Basemap['state']): Basemap => {
    const fileName = basename(path);
    return { id, fileName, ...about, name: about.name ?? fileName, state };
  };

  const checkRoom = (list: readonly Stored[]): void => {
    if (list.length >= MOST) refuseBasemap('basemapsTooMany', { most: MOST });
  };

  async function add({ path, encoding }: BasemapBody): Promise<Basemap> {
    if (!isAbsolute(path)) refuseBasemap('basemapNotAbsolute', { path });
    const list = read();
    if (list.some((known) => known.path === path)) refuseBasemap('basemapKnown', { path });
    checkRoom(list);
    const { about } = await openedOr400(() => archiveOf(path).archive);
    const hasHeights = encoding !== undefined && about.kind !== 'vector';
    const stored = { id: randomUUID(), path, about: hasHeights ? { ...about, kind: 'terrain' as const, encoding } : about };
    store([...read(), stored]);
    return shown(stored, 'ready');
  }

  /** Windows moves and removes no file that is open. */
  async function letGo(path: string): Promise<void> {
    for (const [name, archive] of opened.entries()) {
      if (!name.endsWith(` ${path}`)) continue;
      await archive.catch(() => undefined);
      opened.delete(name);
    }
  }

  /** Until it is in the list, it lies in a folder that a start removes. */
  async function keepCopy(arrived: string, folder: string, name: string): Promise<Basemap> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = unusedPath(copies, name, read());
    const inside = join(folder, basename(path));
    renameSync(arrived, inside);
    try {
      const { about } = await openedOr400(() => archiveOf(inside).archive);
      checkRoom(read());
      const stored = { id: randomUUID(), path, about };
      store([...read(), stored]);
      try {
        await letGo(inside);
        renameSync(inside, path);
      } catch (error) {
        store(read().filter(({ id }) => id !== stored.id));
        throw error;
      }
      return shown(stored, 'ready');
    } finally {
      await letGo(inside);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  return {
    list: () => Promise.all(read().map(async (stored) => shown(stored, await conditionOf(stored.path)))),
    add,

    async receive(pieces, { name, maxBytes }) {
      checkRoom(read());
      const arriving = join(dataDir, leftovers.upload.name());
      try {
        const tooLarge = `The file is larger than ${maxBytes / 1e6} MB: give its path instead.`;
        await saveStream(pieces, arriving, { maxBytes, tooLarge });
        return await keepCopy(arriving, join(copies, leftovers.basemap.name()), name);
      } finally {
        rmSync(arriving, { force: true });
      }
    },

    async remove(id) {
      const list = read();
      const found = list.find((stored) => stored.id === id);
      if (found === undefined) return false;
      store(list.filter((stored) => stored !== found));
      if (dirname(found.path) === copies) {
        await letGo(found.path);
        rmSync(found.path, { force: true, maxRetries: 5 });
      }
      return true;
    },

    async tile(id, { zoom, column, row }) {
      const [z, x, y] = [zoom, column, row].map(wholeNumber) as [number, number, number];
      if (z > LARGEST_ZOOM || x >= 2 ** z || y >= 2 ** z)
        throw new Refusal('invalidRequest', { details: [`zoom, column, row: ${zoom}/${column}/${row} is no tile of the earth`] });
      const stored = read().find((known) => known.id === id);
      if (stored === undefined) return undefined;
      const { tag, archive } = archiveOf(stored.path);
      const { tile } = await archive.catch(notFound);
      try {
        return { tag: `${id}-${tag}-${z}-${x}-${y}`, tile: await tile(z, x, y) };
      } catch {
        return refuseBasemap('basemapTileUnreadable', { file: basename(stored.path), tile: `${z}/${x}/${y}` });
      }
    },

    close: () => opened.clear(),
  };
}

/** Of the name, what every file system accepts; a number where there is one already, or one in the list that is gone. */
function unusedPath(folder: string, name: string, list: readonly Stored[]): string {
  const plain = basename(name.replaceAll('\\', '/'))
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+/, '');
  const ending = extname(plain);
  const stem = plain.slice(0, plain.length - ending.length).slice(0, 80) || 'basemap';
  for (let number = 1; ; number++) {
    const path = join(folder, `${stem}${number === 1 ? '' : `-${number}`}${ending}`);
    if (!existsSync(path) && list.every((known) => known.path !== path)) return path;
  }
}

/** What is wrong with the file is no fault of the request for a tile. */
function notFound(error: unknown): never {
  if (error instanceof Refusal && error.reasons) throw new Refusal('notFound', { reasons: error.reasons });
  throw error;
}

/** A file that is not there when it is added is a fault of the request. */
async function openedOr400(openIt: () => Promise<Archive>): Promise<Archive> {
  try {
    return await openIt();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'notFound' && error.reasons)
      throw new Refusal('invalidRequest', { reasons: error.reasons });
    throw error;
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text))
    throw new Refusal('invalidRequest', { details: [`zoom, column, row: ${text.slice(0, 40)} is no whole number`] });
  return Number(text);
}

/** Changes when the file does. Throws `basemapGone`. */
function stateOf(path: string): string {
  const state = statSync(path, { throwIfNoEntry: false });
  if (state === undefined || !state.isFile()) return refuseBasemap('basemapGone', { path });
  return `${state.size.toString(36)}-${Math.round(state.mtimeMs).toString(36)}`;
}

async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r');
  let start: string;
  try {
    start = (await file.read(Buffer.alloc(16), 0, 16, 0)).buffer.toString('latin1');
  } finally {
    await file.close();
  }
  if (start.startsWith('PMTiles')) return (await import('./pmtiles.ts')).openPmtiles(path);
  if (start.startsWith('SQLite format 3')) return openMbtiles(path);
  return refuseBasemap('basemapForeign', { path });
}
