import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './source-files.ts';

/** Lists every test file as a path from the project's root with slashes, sorted. */
export const testFiles = (): string[] =>
  readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .toSorted();
