/** Something costly that tests need: made at most once for one state of what it is made of, however many test workers ask at the same time. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Kept from run to run. Outside out/, which a build empties, and outside the system's folder for temporary files, which anybody may empty. */
export const kept = join(root, 'node_modules', '.cache', 'aeroshelf');

type Made = {
  /** The note that is kept of it has this name. */
  name: string;
  /** Files and folders that it is made of. */
  sources: readonly string[];
  /** Files that are there when it is made. One that was changed by something else is made again. */
  results: readonly string[];
  make: () => Promise<void>;
  /** It depends on this too. */
  also?: string;
};

/** Makes it unless it is there and of these sources. */
export async function once({ name, sources, results, make, also = '' }: Made): Promise<void> {
  const [note, turn] = [join(kept, name), join(kept, `${name}-turn`)];
  const stateNow = () => `${also} ${stateOf(sources)}`;
  const isFresh = () => textOf(note) === `${stateNow()}\n${stateOf(results)}`;
  mkdirSync(kept, { recursive: true });
  while (!isFresh()) {
    if (!takeTurn(turn)) {
      await pause(100);
      continue;
    }
    try {
      if (isFresh()) return;
      const made = stateNow();
      await make();
      // Written in place, the note would also be that of a copy of the project whose files are hard links, and which then makes it again.
      writeFileSync(`${note}-new`, `${made}\n${stateOf(results)}`);
      renameSync(`${note}-new`, note);
      return;
    } finally {
      rmSync(turn, { force: true });
    }
  }
}

/** Size and time of every file, in one line. Paths are those of the project, so that a copy of it with the same files has the same state. */
function stateOf(paths: readonly string[]): string {
  return paths.flatMap((path) => filesOf(path)).join(' ');
}

function filesOf(path: string): string[] {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about?.isDirectory()) return [`${relative(root, path)}:${about?.size}:${about?.mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A worker that was killed has no turn. */
function takeTurn(turn: string): boolean {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(textOf(turn));
  if (holder && !isRunning(holder)) rmSync(turn, { force: true });
  return false;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
