import { systemErrors } from '#words/en/reasons.ts';

/** The `error` of a reason: the system's code where it has words, else the message. An error of several addresses of one name has no message. */
export function errorOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code in systemErrors) return code;
  if (error.cause instanceof Error) return errorOf(error.cause);
  return error.message || (typeof code === 'string' ? code : error.name);
}
