/** The `error` of a reason. */
import type { ReasonValue } from '#contract/problems/reasons.ts';

/** What the operating system says of connections and files, in words; anything else is shown as it came. */
const errors: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name cannot be found',
  EAI_AGAIN: 'names cannot be resolved now',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was cut',
  ENETUNREACH: 'there is no network',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'a file is where a folder should be',
  ELOOP: 'links form a loop',
  ERR_INVALID_ARG_VALUE: 'the name contains a character not allowed in file names',
  ETIMEDOUT: 'no answer in time',
};

export const errorInWords = (error: ReasonValue): string => errors[String(error)] ?? String(error);

/** The `error` of a reason: the system's code where it has words, else the message. An error of several addresses of one name has no message. */
export function errorOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code in errors) return code;
  if (error.cause instanceof Error) return errorOf(error.cause);
  return error.message || (typeof code === 'string' ? code : error.name);
}
