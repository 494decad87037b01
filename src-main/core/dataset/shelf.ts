/**
 * The reference databases in the data folder: the one in use, the last few before it, and those under construction. Its promise: the file
 * in use is replaced whole or not at all, whenever the process is killed or the power fails. Only the owner of the data folder may use it.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const IN_USE = 'reference.sqlite';
const BUILD = `${IN_USE}.new-`;
const UNUSABLE = `${IN_USE}.unusable`;
/** Versions kept besides the one in use. */
const KEPT = 3;

export type Shelf = {
  /** Path of the database in use; there may be none yet. */
  inUse: string;
  /** A path for a database under construction; whatever a former one left there is gone. */
  newBuild(): string;
  discard(build: string): void;
  /** Removes what killed processes left under construction. */
  sweep(): void;
  /** Puts a finished database in use and keeps the former one, of revision `former`, if it is another. */
  put(build: string, former: string | undefined): void;
  /** Paths of the versions kept, newest first. */
  kept(): string[];
  /** Puts a kept version in use again; it stays kept. */
  restore(version: string): void;
  /** Moves a database that can't be read out of the way. */
  setAside(): void;
};

/** `canReplaceOpenFiles` is false on Windows, where the caller must have closed the database in use before `put`. */
export function openShelf(dataDir: string, canReplaceOpenFiles: boolean): Shelf {
  const inUse = join(dataDir, IN_USE);
  const versions = join(dataDir, 'versions');
  let builds = 0;

  function kept(): string[] {
    if (!existsSync(versions)) return [];
    return readdirSync(versions)
      .filter((name) => name.endsWith('.sqlite'))
      .map((name) => join(versions, name))
      .map((path) => ({ path, builtAt: statSync(path).mtimeMs }))
      .sort((a, b) => b.builtAt - a.builtAt)
      .map(({ path }) => path);
  }

  function keep(former: string): void {
    mkdirSync(versions, { recursive: true });
    const version = join(versions, `${basename(former)}.sqlite`);
    rmSync(version, { force: true });
    // A second name for the same file costs no space, and the file in use is there at every moment.
    if (canReplaceOpenFiles) linkOrCopy(inUse, version);
    else renameSync(inUse, version);
    for (const old of kept().slice(KEPT)) rmSync(old, { force: true });
  }

  return {
    inUse,
    kept,
    newBuild() {
      const build = `${inUse}.new-${process.pid}-${++builds}`;
      rmSync(build, { force: true });
      return build;
    },
    discard: (build) => rmSync(build, { force: true }),
    sweep() {
      for (const name of readdirSync(dataDir)) if (name.startsWith(BUILD)) rmSync(join(dataDir, name), { force: true });
      if (!existsSync(versions)) return;
      for (const name of readdirSync(versions)) if (name.endsWith('.part')) rmSync(join(versions, name), { force: true });
    },
    put(build, former) {
      if (former !== undefined && existsSync(inUse)) keep(former);
      renameSync(build, inUse);
      flushFolder(dataDir);
    },
    restore(version) {
      const build = this.newBuild();
      linkOrCopy(version, build);
      renameSync(build, inUse);
      flushFolder(dataDir);
    },
    setAside() {
      renameSync(inUse, join(dataDir, UNUSABLE));
    },
  };
}

/** A copy is made where the file system knows no links; it gets its name when it is whole. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}

/** A rename is on the disk when its folder is. Windows can't open folders, and does without. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
