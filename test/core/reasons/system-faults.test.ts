import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { faultBehind, refusalOfSystem } from '#core/reasons/system-faults.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const folder = temporaryFolder();
const text = join(folder, 'text');
writeFileSync(text, 'no database, but long enough to be looked at as one '.repeat(200));

const thrown = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
};

/** What this machine really throws. */
const real: [string, () => unknown][] = [
  ['folderNotFile', () => readFileSync(folder)],
  ['fileNotFolder', () => mkdirSync(join(text, 'x'))],
  ['nameTooLong', () => writeFileSync(join(folder, 'x'.repeat(300)), '')],
  ['dataDamaged', () => new Sqlite(text).pragma('user_version')],
  ['fileNotOpened', () => new Sqlite(folder)],
  [
    'databaseBusy',
    () => {
      const path = join(folder, 'busy.sqlite');
      new Sqlite(path).exec('BEGIN EXCLUSIVE');
      new Sqlite(path, { timeout: 0 }).exec('BEGIN EXCLUSIVE');
    },
  ],
  ['diskReadOnly', () => new Sqlite(':memory:').exec('PRAGMA query_only = ON; CREATE TABLE a (b)')],
  ['diskFull', () => new Sqlite(':memory:').exec('PRAGMA max_page_count = 2; CREATE TABLE a (b); CREATE TABLE b (c)')],
  ...(existsSync('/dev/full') ? ([['diskFull', () => writeFileSync('/dev/full', 'x')]] as [string, () => unknown][]) : []),
];

/** What takes another user, file system or disk. */
const told: [string, string][] = [
  ['EACCES', 'permissionDenied'],
  ['EPERM', 'permissionDenied'],
  ['SQLITE_PERM', 'permissionDenied'],
  ['EROFS', 'diskReadOnly'],
  ['EDQUOT', 'diskFull'],
  ['EMFILE', 'tooManyOpenFiles'],
  ['ENFILE', 'tooManyOpenFiles'],
  ['EIO', 'diskFailed'],
  ['SQLITE_IOERR', 'diskFailed'],
  ['SQLITE_IOERR_SHMSIZE', 'diskFailed'],
  ['SQLITE_CORRUPT_INDEX', 'dataDamaged'],
  ['SQLITE_CANTOPEN_ISDIR', 'fileNotOpened'],
  ['SQLITE_BUSY_SNAPSHOT', 'databaseBusy'],
];

describe('a fault of the machine', () => {
  it.each(real)('is %s, as %s', (code, work) => {
    const error = thrown(work);
    expect([faultBehind(error), refusalOfSystem(error)?.code], String(error)).toEqual([code, code]);
  });

  it.each(told)('%s is %s', (code, refusal) => {
    expect(faultBehind(Object.assign(new Error('x'), { code }))).toBe(refusal);
    expect(faultBehind(new Error('around', { cause: Object.assign(new Error('x'), { code }) }))).toBe(refusal);
  });

  it('names the file and a way out, and says when to try again', () => {
    const path = join(folder, 'x'.repeat(300));
    expect(refusalOfSystem(thrown(() => writeFileSync(path, '')))?.message).toBe(`${path}: ${refusalSentences.nameTooLong}`);
    expect(refusalOfSystem(Object.assign(new Error('x'), { code: 'SQLITE_BUSY' }))?.retryAfterSeconds).toBe(1);
  });

  it.each([
    new Error('x'),
    new TypeError('x is not a function'),
    Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' }),
    'text',
    undefined,
  ])('%s is none: it stays a defect', (error) => {
    expect(refusalOfSystem(error)).toBeUndefined();
  });
});
