/**
 * Each file of a basemap is read apart, once for each state that it is in, for what it says of itself. Promise: that a file is being read
 * is written before, so that one which the program did not survive, or which took too long, is not read again: it is set aside until it
 * changes, is added again or is removed.
 */
import { basename } from 'node:path';
import type { About, Tile } from './archive.ts';
import { Refusal, invalidBecause } from '../refusal.ts';
import type { FilesApart } from '../user-files/file-processes.ts';
import { reason } from '../reasons/reason.ts';

/** `id` is that of one in the list. */
type MapFile = { path: string; id?: string | undefined };
type Reading = { tag: string; about: Promise<About>; isWhole: boolean };
type Place = { zoom: number; column: number; row: number };

/** They store for each basemap the state in which its file is being read, or was when a reading did not end. */
type Marks = {
  of(id: string): string | undefined;
  set(id: string, tag: string | undefined): void;
};

/** A file that changes while a tile is read is opened again so often. */
const MOST_TRIES = 3;

export function openReadings(files: FilesApart, marks: Marks) {
  const readings = new Map<string, Reading>();

  async function firstTime({ path, id }: MapFile, tag: string): Promise<About> {
    if (id !== undefined) marks.set(id, tag);
    try {
      const about = await files.map<'basemap'>({ read: 'basemap', path, tag });
      const own = readings.get(path);
      if (own?.tag === tag) own.isWhole = true;
      if (id !== undefined) marks.set(id, undefined);
      return about;
    } catch (error) {
      if (id !== undefined && !isTooDear(error)) marks.set(id, undefined);
      // Nothing was said of the file.
      if (!(error instanceof Refusal && error.reasons)) readings.delete(path);
      throw error;
    }
  }

  async function about(file: MapFile): Promise<{ tag: string; about: About }> {
    const { path, id } = file;
    const tag = await files.map<'state'>({ read: 'state', path });
    let reading = readings.get(path);
    if (reading?.tag !== tag) {
      if (id !== undefined && marks.of(id) === tag) throw invalidBecause(reason('basemapSetAside', { path }));
      reading = hold(path, tag, firstTime(file, tag));
    }
    return { tag, about: await reading.about };
  }

  function hold(path: string, tag: string, reading: Promise<About>): Reading {
    reading.catch(() => undefined);
    const held = { tag, about: reading, isWhole: false };
    readings.set(path, held);
    return held;
  }

  return {
    /** Describes the file in its present state. Rejects with `basemapSetAside`, else as `FilesApart`. */
    about,
    /** Rejects the same way. */
    async tile(file: MapFile, place: Place): Promise<{ tag: string; tile: Tile | undefined }> {
      const { path, id } = file;
      const reading = readings.get(path);
      let tag = reading?.isWhole ? reading.tag : undefined;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        tag ??= (await about(file)).tag;
        try {
          const read = await files.map<'tile'>({ read: 'tile', path, tag, ...place });
          if ('tile' in read) return { tag, tile: read.tile ?? undefined };
        } catch (error) {
          if (!isTooDear(error)) throw error;
          if (id !== undefined) marks.set(id, tag);
          hold(path, tag, Promise.reject(error));
          throw error;
        }
        tag = undefined;
      }
      throw invalidBecause(reason('basemapTileUnreadable', { file: basename(path), tile: `${place.zoom}/${place.column}/${place.row}` }));
    },
    /** Closes the file; it is read again as if for the first time. */
    async forget(path: string): Promise<void> {
      if (!readings.delete(path)) return;
      // If too many wait, the file stays open until others are read; a caller that needs it closed gets an error from the system.
      await files.map<'nothing'>({ read: 'nothing', path }).catch(() => undefined);
    },
  };
}

const isTooDear = (error: unknown): boolean =>
  error instanceof Refusal && error.reasons?.some(({ code }) => code === 'basemapTooDear') === true;
