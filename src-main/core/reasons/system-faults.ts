/**
 * One table has what a disk, a file or a right can do to this program: the codes of Node (errno) and of SQLite (sqlite.org/rescode.html),
 * and the refusal that each becomes over HTTP, on the command line and at the start of the program.
 */
import { refusalSentences } from '#words/en/refusals.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

const faults: Readonly<Record<string, RefusalCode>> = {
  SQLITE_FULL: 'diskFull',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  SQLITE_CORRUPT: 'dataDamaged',
  SQLITE_NOTADB: 'dataDamaged',
  SQLITE_BUSY: 'databaseBusy',
  SQLITE_LOCKED: 'databaseBusy',
  SQLITE_READONLY: 'diskReadOnly',
  EROFS: 'diskReadOnly',
  SQLITE_IOERR: 'diskFailed',
  EIO: 'diskFailed',
  SQLITE_CANTOPEN: 'fileNotOpened',
  ELOOP: 'fileNotOpened',
  SQLITE_PERM: 'permissionDenied',
  EACCES: 'permissionDenied',
  EPERM: 'permissionDenied',
  ENAMETOOLONG: 'nameTooLong',
  EISDIR: 'folderNotFile',
  ENOTDIR: 'fileNotFolder',
  EMFILE: 'tooManyOpenFiles',
  ENFILE: 'tooManyOpenFiles',
};

/** A database that another process writes to is likely to be free after this many seconds. */
const BUSY_SECONDS = 1;

/** Finds the fault that caused an error, or its cause; undefined where it is no fault of this machine. */
export function faultBehind(error: unknown): RefusalCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const name = primary((error as { code?: unknown }).code);
  return (name === undefined ? undefined : faults[name]) ?? faultBehind(error.cause);
}

/** Makes a Refusal of it that names the file, where the error does; undefined for a defect of the program. */
export function refusalOfSystem(error: unknown): Refusal | undefined {
  const code = faultBehind(error);
  if (code === undefined) return undefined;
  const { path } = error as { path?: unknown };
  return new Refusal(code, {
    ...(typeof path === 'string' && { message: `${path}: ${refusalSentences[code]}` }),
    ...(code === 'databaseBusy' && { retryAfterSeconds: BUSY_SECONDS }),
  });
}

/** SQLITE_IOERR_READ is a kind of SQLITE_IOERR. */
const primary = (code: unknown): string | undefined => (typeof code === 'string' ? /^(?:SQLITE_)?[A-Z]+/.exec(code)?.[0] : undefined);
