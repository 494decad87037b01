import { reason } from '../reasons/reason.ts';
import { faultBehind } from '../reasons/system-faults.ts';
import { invalidBecause, Refusal } from '../refusal.ts';

/** The file system and SQLite give these codes for faults of the location, not of this program. */
const ofThePlace = /^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EFBIG|EIO|SQLITE_FULL|SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*)$/;

/** A Refusal if the file can't be written because of its location; any other error is returned unchanged. */
export function unwritable(path: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !ofThePlace.test(code)) return error;
  const why = reason('notWritable', { path, error: message ?? code });
  return faultBehind(error) === 'diskFull' ? new Refusal('diskFull', { reasons: [why] }) : invalidBecause(why);
}
