/**
 * Lists the user's own basemaps in state.sqlite (`settings`), and serves their tiles. Promise: a file of the user's is never written or
 * removed; one that is gone or no longer readable stays in the list, which says so, and comes back with the file. A file that was sent is
 * kept in `basemaps` of the data folder, and removed with its line of the list.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { Basemap, BasemapBody } from '#contract/map/basemaps.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import { openSetting } from '../database/setting.ts';
import { leftovers } from '../platform/leftovers.ts';
import type { Log } from '../platform/log.ts';
import { saveStream } from '../platform/save-stream.ts';
import { faultBehind } from '../reasons/system-faults.ts';
import { invalid, Refusal, invalidBecause } from '../refusal.ts';
import type { FilesApart } from '../user-files/file-processes.ts';
import type { About, Tile } from './archive.ts';
import { openReadings } from './readings.ts';
import { reason } from '../reasons/reason.ts';

const MOST = 50;
const LARGEST_ZOOM = 30;
/** The folder is in the data folder. */
const COPIES = leftovers.basemap.folder;

/** `first` runs a short write. */
type Parts = { db: Database; dataDir: string; files: FilesApart; log: Log; first: (write: () => void) => void };

export function openBasemaps({ db, dataDir, files, log, first }: Parts) {
  const copies = join(dataDir, COPIES);
  const { read, write } = openStoredList(db);
  const underWay = new Set<string>();
  let isClosed = false;
  let listing: Promise<Basemap[]> | undefined;

  /** A map is drawn where nothing can be written, too. */
  function note(id: string, tag: string | undefined): void {
    if (isClosed) return;
    if (tag === undefined) underWay.delete(id);
    else underWay.add(id);
    try {
      first(() => write(read().map((one) => (one.id === id ? marked(one, tag) : one))));
    } catch (error) {
      if (faultBehind(error) === undefined) throw error;
      log.warn('cannot write which basemap is being read', { error });
    }
  }
  const readings = openReadings(files, { of: (id) => read().find((one) => one.id === id)?.reading, set: note });

  async function conditionOf(stored: Stored): Promise<Basemap['state']> {
    try {
      await readings.about(stored);
      return 'ready';
    } catch (error) {
      if (!(error instanceof Refusal && error.reasons)) throw error;
      return error.reasons.some(({ code }) => code === 'basemapGone') ? 'missing' : 'unreadable';
    }
  }

  const shown = ({ id, path, about }: Stored, state: Basemap['state']): Basemap => {
    const fileName = basename(path);
    return { id, fileName, ...about, name: about.name ?? fileName, state };
  };

  const checkRoom = (list: readonly Stored[]): void => {
    if (list.length >= MOST) throw invalidBecause(reason('basemapsTooMany', { most: MOST }));
  };

  /** One that was refused before may be another by now. */
  async function firstAbout(path: string): Promise<About> {
    await readings.forget(path);
    return (await readings.about({ path })).about;
  }

  async function add({ path, encoding }: BasemapBody): Promise<Basemap> {
    if (!isAbsolute(path)) throw invalidBecause(reason('basemapNotAbsolute', { path }));
    const isListed = () => read().some((other) => other.path === path);
    if (isListed()) throw invalidBecause(reason('basemapKnown', { path }));
    checkRoom(read());
    const about = await firstAbout(path);
    if (isListed()) throw invalidBecause(reason('basemapKnown', { path }));
    checkRoom(read());
    const hasHeights = encoding !== undefined && about.kind !== 'vector';
    const stored = { id: randomUUID(), path, about: hasHeights ? { ...about, kind: 'terrain' as const, encoding } : about };
    write([...read(), stored]);
    return shown(stored, 'ready');
  }

  /** A copy lies in a folder that a start removes until it is in the list, so that an interrupted one leaves nothing. */
  async function keepCopy(arrived: string, folder: string, name: string): Promise<Basemap> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = unusedPath(copies, name, read());
    const inside = join(folder, basename(path));
    renameSync(arrived, inside);
    try {
      const about = await firstAbout(inside);
      // Windows moves and removes no file that is open.
      await readings.forget(inside);
      checkRoom(read());
      const stored = { id: randomUUID(), path, about };
      write([...read(), stored]);
      try {
        renameSync(inside, path);
      } catch (error) {
        write(read().filter(({ id }) => id !== stored.id));
        throw error;
      }
      return shown(stored, 'ready');
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  async function listNow(): Promise<Basemap[]> {
    try {
      return await Promise.all(read().map(async (stored) => shown(stored, await conditionOf(stored))));
    } finally {
      listing = undefined;
    }
  }

  return {
    list: (): Promise<Basemap[]> => (listing ??= listNow()),
    /** Throws `invalidRequest` with the reason why it is none. */
    add,

    /** Keeps a copy of what is sent, and adds it. Throws `bodyTooLarge` beyond `maxBytes`, else as `add`. */
    async receive(pieces: Readable, { name, maxBytes }: { name: string; maxBytes: number }): Promise<Basemap> {
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

    async remove(id: string): Promise<boolean> {
      const list = read();
      const removed = list.find((stored) => stored.id === id);
      if (removed === undefined) return false;
      write(list.filter((stored) => stored !== removed));
      await readings.forget(removed.path);
      if (dirname(removed.path) === copies) rmSync(removed.path, { force: true, maxRetries: 5 });
      return true;
    },

    /** `tag` identifies the state of the file. Undefined for an unknown basemap; a tile that the file does not have is empty. */
    async tile(
      id: string,
      { zoom, column, row }: { zoom: string; column: string; row: string },
    ): Promise<{ tag: string; tile: Tile | undefined } | undefined> {
      const [z, x, y] = [zoom, column, row].map(wholeNumber) as [number, number, number];
      if (z > LARGEST_ZOOM || x >= 2 ** z || y >= 2 ** z)
        throw invalid(`zoom, column, row: ${zoom}/${column}/${row} is no tile of the earth`);
      const stored = read().find((one) => one.id === id);
      if (stored === undefined) return undefined;
      try {
        const { tag, tile } = await readings.tile(stored, { zoom: z, column: x, row: y });
        return { tag: `${id}-${tag}-${z}-${x}-${y}`, tile };
      } catch (error) {
        return notFound(error);
      }
    },

    /** Call it before the processes that read files end: a file that is being read then must not be blamed for it. */
    close(): void {
      for (const id of underWay) note(id, undefined);
      isClosed = true;
    },
  };
}

function marked({ reading: _former, ...stored }: Stored, tag: string | undefined): Stored {
  return tag === undefined ? stored : { ...stored, reading: tag };
}

/** Makes a path of what every file system accepts of the name, with a number where a file or an entry of the list already has it. */
function unusedPath(folder: string, name: string, list: readonly Stored[]): string {
  const plain = basename(name.replaceAll('\\', '/'))
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+/, '');
  const ending = extname(plain);
  const stem = plain.slice(0, plain.length - ending.length).slice(0, 80) || 'basemap';
  for (let number = 1; ; number++) {
    const path = join(folder, `${stem}${number === 1 ? '' : `-${number}`}${ending}`);
    if (!existsSync(path) && list.every((other) => other.path !== path)) return path;
  }
}

/** What is wrong with the file is no fault of the request for a tile. */
function notFound(error: unknown): never {
  if (error instanceof Refusal && error.reasons) throw new Refusal('notFound', { reasons: error.reasons });
  throw error;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw invalid(`zoom, column, row: ${text.slice(0, 40)} is no whole number`);
  return Number(text);
}

/** The list of basemaps is in state.sqlite (`settings`). */
type Stored = {
  id: string;
  path: string;
  about: About;
  /** The state in which its file was begun to be read; absent once that ended. */
  reading?: string;
};

function openStoredList(db: Database) {
  const setting = openSetting(db, 'basemaps');
  return {
    read(): Stored[] {
      const text = unlessDamaged(db, undefined, setting.get);
      return text === undefined ? [] : (JSON.parse(text) as Stored[]);
    },
    write: (list: readonly Stored[]): void => setting.set(JSON.stringify(list)),
  };
}
