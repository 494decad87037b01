/** The small files that the last run left for programs and people. They are written again; one that is garbage was not left so by Aeroshelf, and is reported. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MOST_BYTES = 10_000;

const forms: Readonly<Record<string, (text: string) => boolean>> = {
  'aeroshelf.pid': (text) => /^\d+\s*$/.test(text),
  'server.json': (text) => typeof (JSON.parse(text) as { port?: unknown } | null)?.port === 'number',
};

/** Paths of those that are there and are not what they should be. To be called before they are written. */
export function garbageIn(dataDir: string): string[] {
  return Object.entries(forms)
    .map(([name, isWhole]) => ({ path: join(dataDir, name), isWhole }))
    .filter(({ path, isWhole }) => isThere(path) && !isReadable(path, isWhole))
    .map(({ path }) => path);
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // A link that leads in a circle is replaced like any other file.
    return false;
  }
}

function isReadable(path: string, isWhole: (text: string) => boolean): boolean {
  try {
    return statSync(path).size <= MOST_BYTES && isWhole(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}
