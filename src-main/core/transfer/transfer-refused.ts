/** Refusals of carried files: each names the file and the way out. */
import { Refusal } from '../refusal.ts';

export const transferRefused = (sentence: string): Refusal => new Refusal('invalidRequest', { details: [sentence] });

/** Codes of the file system and of SQLite that say something of the place, not of this program. */
const ofThePlace = /^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EFBIG|EIO|SQLITE_FULL|SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*)$/;

/** A Refusal where the file can't be written for a reason that its place has; anything else comes back as it is. */
export function unwritable(path: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !ofThePlace.test(code)) return error;
  return transferRefused(
    `${path} can't be written: ${message}. Make room or allow writing there, or choose another place; nothing was changed.`,
  );
}
