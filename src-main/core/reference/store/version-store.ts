/**
 * Stores the reference databases in the data folder: the one in use, the last few before it, and those under construction. Promise: the
 * file in use is replaced whole or not at all, whenever the process is killed or the power fails. Only the owner of the data folder may use
 * it.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flushFile, flushFolder } from '#core/platform/flush-folder.ts';
import { leftovers, unfinished } from '#core/platform/leftovers.ts';

const IN_USE = 'reference.sqlite';
/** A database that was in use and can't be opened gets it. */
const UNUSABLE = 'unusable-';
const EXTENSION = '.sqlite';
/** This many versions are stored in addition to the one in use. */
const KEPT = 3;
/** The times of two kept files differ by this much: the resolution of the coarsest file system (FAT), in milliseconds. */
const STEP_MS = 2_000;

/** `canReplaceOpenFiles` is false on Windows, where the caller must have closed the database in use before `put` and `restore`. */
export function openVersionStore(dataDir: string, canReplaceOpenFiles: boolean) {
  const inUse = join(dataDir, IN_USE);
  const versions = join(dataDir, 'versions');
  let builds = 0;

  function formerVersions(): string[] {
    if (!existsSync(versions)) return [];
    return readdirSync(versions)
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => join(versions, name))
      .flatMap((path) => keptSince(path) ?? [])
      .sort((a, b) => b.keptAt - a.keptAt)
      .map(({ path }) => path);
  }

  const nameFor = (revision: string) => join(versions, `${basename(revision)}${EXTENSION}`);

  function keep(former: string, how: (from: string, to: string) => void): void {
    mkdirSync(versions, { recursive: true, mode: 0o700 });
    const [last] = formerVersions();
    const version = nameFor(former);
    rmSync(version, { force: true });
    how(inUse, version);
    // Their file times follow the order in which they were in use, whatever the clock did meanwhile.
    const after = last === undefined || last === version ? 0 : statSync(last).mtimeMs + STEP_MS;
    const { atime, mtimeMs } = statSync(version);
    if (mtimeMs < after) utimesSync(version, atime, new Date(after));
  }

  return {
    /** Path of the database in use; there may be none yet. */
    inUse,
    /** Folder of the kept ones; it may not exist yet. */
    versions,
    /** Paths of the versions kept, the last that was in use first. */
    kept: formerVersions,
    /** A path for a database under construction; leftovers of a former one are removed. */
    newBuild(): string {
      const build = join(dataDir, leftovers.build.name(String(++builds)));
      this.discard(build);
      return build;
    },
    /** Removes a database under construction with all files next to it that share its name. */
    discard(build: string): void {
      const own = basename(build);
      for (const name of readdirSync(dataDir)) {
        if (name === own || name.startsWith(`${own}-`) || name.startsWith(`${own}.`)) rmSync(join(dataDir, name), { force: true });
      }
    },
    /** Removes what need not be kept while `revision` is in use: its own second name, and the oldest. */
    tidy(revision: string): void {
      rmSync(nameFor(revision), { force: true });
      const all = formerVersions();
      const surplus = [...all.filter((path) => !isSetAside(path)).slice(KEPT), ...all.filter(isSetAside).slice(1)];
      for (const old of surplus) rmSync(old, { recursive: true, force: true });
    },
    /** Puts a finished database in use and keeps the former one, of revision `former`, if it is another. */
    put(build: string, former: string | undefined): void {
      // A hard link costs no space, and the file in use exists at every moment.
      if (former !== undefined && existsSync(inUse)) keep(former, canReplaceOpenFiles ? linkOrCopy : renameSync);
      renameSync(build, inUse);
      flushFolder(dataDir);
    },
    /** Moves a kept version back into use and keeps the former one, of revision `former`, if there is one. */
    restore(version: string, former?: string): void {
      if (former !== undefined) {
        keep(former, linkOrCopy);
        flushFolder(versions);
      }
      renameSync(version, inUse);
      flushFolder(dataDir);
    },
    /** Moves a database that can't be opened to the kept ones, where it is one of them as soon as it can; answers its path. One is kept, the newest. */
    setAside(): string {
      mkdirSync(versions, { recursive: true, mode: 0o700 });
      const path = join(versions, `${UNUSABLE}${Math.round(statSync(inUse).mtimeMs)}${EXTENSION}`);
      renameSync(inUse, path);
      return path;
    },
  };
}

export type VersionStore = ReturnType<typeof openVersionStore>;

/** Tells whether it was in use and could not be opened. */
export const isSetAside = (path: string): boolean => basename(path).startsWith(UNUSABLE);

/** Copies if the file system has no links; the copy gets its name when it is complete. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    try {
      copyFileSync(from, unfinished(to));
      flushFile(unfinished(to));
      renameSync(unfinished(to), to);
    } catch (error) {
      rmSync(unfinished(to), { force: true });
      throw error;
    }
  }
}

/** Undefined for what is no file: a link to nowhere, a pipe that would never answer. */
function keptSince(path: string): { path: string; keptAt: number } | undefined {
  try {
    const found = statSync(path);
    return found.isFile() ? { path, keptAt: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}
