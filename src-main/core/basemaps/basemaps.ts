/**
 * The user's own basemaps: a list of files in state.sqlite (`settings`), and their tiles. Promise: a file is never copied or written; one that is gone or
 * no longer readable stays in the list, which says so, and comes back with the file.
 */
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Basemap, BasemapBody } from '#contract/map/basemaps.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { Refusal } from '../refusal.ts';
import type { About, Archive, Tile } from './archive.ts';
import { openMbtiles } from './mbtiles.ts';
import { refuseBasemap } from './refused.ts';

type Stored = { id: string; path: string; about: About };

export type Basemaps = {
  list(): Promise<Basemap[]>;
  /** Throws `invalidRequest` with the reason why it is none. */
  add(body: BasemapBody): Promise<Basemap>;
  remove(id: string): boolean;
  /** `tag` identifies the state of the file. Undefined for an unknown basemap; a tile that the file does not have is empty. */
  tile(id: string, place: { zoom: string; column: string; row: string }): Promise<{ tag: string; tile: Tile | undefined } | undefined>;
  close(): void;
};

const KEY = 'basemaps';
const MOST = 50;
const MOST_OPEN = 8;
const LARGEST_ZOOM = 30;

export function openBasemaps(db: Database): Basemaps {
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

  return {
    list: () => Promise.all(read().map(async (stored) => shown(stored, await conditionOf(stored.path)))),

    async add({ path, encoding }) {
      if (!isAbsolute(path)) refuseBasemap('basemapNotAbsolute', { path });
      const list = read();
      if (list.some((known) => known.path === path)) refuseBasemap('basemapKnown', { path });
      if (list.length >= MOST) refuseBasemap('basemapsTooMany', { most: MOST });
      const { about } = await openedOr400(() => archiveOf(path).archive);
      const hasHeights = encoding !== undefined && about.kind !== 'vector';
      const stored = { id: randomUUID(), path, about: hasHeights ? { ...about, kind: 'terrain' as const, encoding } : about };
      store([...read(), stored]);
      return shown(stored, 'ready');
    },

    remove(id) {
      const list = read();
      const left = list.filter((stored) => stored.id !== id);
      if (left.length < list.length) store(left);
      return left.length < list.length;
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
