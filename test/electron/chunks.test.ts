/** What the built programs load. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtOnce } from '../helpers/build.ts';
import { importsOf, type Import } from '../helpers/source/imports.ts';

let main: string;
beforeAll(async () => {
  main = join(await builtOnce(), 'main');
});

const parsed = new Map<string, Import[]>();

function importsIn(file: string): Import[] {
  const imports = parsed.get(file) ?? importsOf(file, readFileSync(join(main, file), 'utf8'));
  parsed.set(file, imports);
  return imports;
}

/** Everything that an entry may ever import, at start or later. */
function reachable(entry: string, seen = new Set<string>()): Set<string> {
  for (const { specifier } of importsIn(entry)) {
    if (seen.has(specifier)) continue;
    seen.add(specifier);
    if (specifier.startsWith('./')) reachable(specifier.slice(2), seen);
  }
  return seen;
}

const packagesOf = (entry: string) => [...reachable(entry)].filter((specifier) => !specifier.startsWith('./') && !isBuiltin(specifier));

test.each(['headless.js', 'launcher.js', 'process-entry.js', 'import-worker.js', 'inspection-worker.js', 'unpack-worker.js'])(
  '%s never imports electron',
  (entry) => {
    expect(packagesOf(entry)).not.toContain('electron');
  },
);

test('main.js does', () => {
  expect(packagesOf('main.js')).toContain('electron');
});

test.each(['headless.js', 'launcher.js', 'process-entry.js', 'import-worker.js', 'main.js'])(
  '%s leaves out of the bundle better-sqlite3 alone',
  (entry) => {
    const outside = packagesOf(entry).filter((name) => name !== 'electron');
    expect(outside.filter((name) => name !== 'better-sqlite3')).toEqual([]);
  },
);

test('the launcher loads nothing but Node before it has decided', () => {
  const early = importsIn('launcher.js').filter(({ kind }) => kind === 'static');
  expect(early.filter(({ specifier }) => !specifier.startsWith('node:')).map(({ specifier }) => specifier)).toEqual([]);
});

test('all chunks lie in one folder, from which resources and workers are found, next to the fonts', () => {
  const folders = readdirSync(main, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(['fonts']);
  expect(readdirSync(join(main, 'fonts')).filter((name) => !name.endsWith('.ttf'))).toEqual([]);
});
