import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findElectron } from '../../src-main/launcher/find-electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

let root: string;
beforeEach(() => (root = temporaryFolder()));

function file(...path: string[]): string {
  const made = join(root, ...path);
  mkdirSync(dirname(made), { recursive: true });
  writeFileSync(made, 'electron');
  return made;
}

test('finds what path.txt names', () => {
  const executable = file('node_modules', 'electron', 'dist', 'electron');
  file('node_modules', 'electron', 'path.txt');
  expect(findElectron(root, {})).toBe(executable);
});

test('finds nothing where the package is missing, not installed or cut off', () => {
  expect(findElectron(root, {})).toBeUndefined();
  file('node_modules', 'electron', 'path.txt');
  expect(findElectron(root, {})).toBeUndefined();
  rmSync(join(root, 'node_modules', 'electron', 'path.txt'));
  file('node_modules', 'electron', 'dist', 'electron');
  expect(findElectron(root, {})).toBeUndefined();
});

test('takes ELECTRON_EXEC_PATH and ELECTRON_OVERRIDE_DIST_PATH where they point at one', () => {
  const elsewhere = file('elsewhere', 'electron');
  expect(findElectron(root, { ELECTRON_EXEC_PATH: elsewhere })).toBe(elsewhere);
  expect(findElectron(root, { ELECTRON_OVERRIDE_DIST_PATH: dirname(elsewhere) })).toBe(elsewhere);
  expect(findElectron(root, { ELECTRON_EXEC_PATH: join(root, 'nowhere') })).toBeUndefined();
});
