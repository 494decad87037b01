/** What a file loads, and what that loads in turn: read from the imports, types left out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './boundaries.ts';
import { importsOf } from './imports.ts';
import { root } from './source-files.ts';

const files = new Map<string, readonly string[] | null>();

/** Project files that a file loads, paths from the root; null where an address is made at run time and can't be known. */
export function loadedBy(path: string): readonly string[] | null {
  const found = files.get(path);
  if (found !== undefined) return found;
  const loaded = load(path);
  files.set(path, loaded);
  return loaded;
}

function load(path: string): readonly string[] | null {
  try {
    return importsOf(path, readFileSync(join(root, path), 'utf8'))
      .flatMap(({ specifier, kind }) => (kind === 'type' ? [] : (fileOf(path, specifier) ?? [])))
      .filter((target) => /\.tsx?$/.test(target) && existsSync(join(root, target)));
  } catch {
    return null;
  }
}

/** The file and everything that it loads, directly or not. */
export function reachedFrom(path: string): ReadonlySet<string> {
  const reached = new Set([path]);
  for (const one of reached) for (const target of loadedBy(one) ?? []) reached.add(target);
  return reached;
}
