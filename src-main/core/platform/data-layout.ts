/**
 * The names of a data folder are checked before any of them is opened: a folder where a file belongs would end in the middle of the start,
 * and a pipe would never answer.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { refusalOfSystem } from '../reasons/system-faults.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

const files = [
  'aeroshelf.lock',
  'aeroshelf.pid',
  'state.sqlite',
  'state.sqlite-wal',
  'state.sqlite-shm',
  'state.sqlite-journal',
  'reference.sqlite',
  'server.json',
  'signing-key.pem',
  'credentials.json',
  'versions/rolled-back.json',
  'restoring/kept-as',
];
const folders = ['versions', 'sources', 'restoring'];

/** Throws a Refusal that names what is in the place of a file or folder. What is absent is right. */
export function checkLayout(dataDir: string): void {
  for (const name of folders) {
    const path = join(dataDir, name);
    if (lookedAt(path)?.isDirectory() === false) throw at(path, 'fileNotFolder');
  }
  for (const name of files) {
    const path = join(dataDir, name);
    const found = lookedAt(path);
    if (found && !found.isFile()) throw at(path, found.isDirectory() ? 'folderNotFile' : 'fileNotOpened');
  }
}

const at = (path: string, code: RefusalCode) => new Refusal(code, { message: `${path}: ${refusalSentences[code]}` });

function lookedAt(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw refusalOfSystem(error) ?? error;
  }
}
