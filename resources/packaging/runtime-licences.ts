/** What is shipped besides npm packages: the runtime, the database, and Aeroshelf itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageAt, type Licence } from './package-licence.ts';

export function runtimeLicences(root: string): Licence[] {
  const sqlite = readFileSync(join(root, 'node_modules', 'better-sqlite3', 'deps', 'sqlite3', 'sqlite3.h'), 'utf8');
  const electron = packageAt(join(root, 'node_modules', 'electron'));
  const besideIt = 'Its text is in LICENSES.chromium.html beside the program, on macOS in Contents/Resources.';
  return [
    { ...packageAt(root), name: 'Aeroshelf' },
    { ...electron, name: 'Electron', text: `${electron.text}\n\nElectron contains Chromium and Node.js. ${besideIt}` },
    {
      name: 'SQLite',
      version: match(sqlite, /#define SQLITE_VERSION +"([^"]+)"/),
      licence: 'blessing',
      text: match(sqlite, /(The author disclaims[^]*?)\n\*{10}/)
        .replace(/^\*\* ?/gm, '')
        .trim(),
    },
  ];
}

function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined)
    throw new Error(`sqlite3.h of better-sqlite3 has nothing like ${pattern.source}; look where SQLite states it now.`);
  return found;
}
