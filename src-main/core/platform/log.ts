/**
 * The core writes to this log; the host decides whether it is a file, a terminal or a test's list. It is never given a key, token or
 * password.
 */
export type Log = {
  info(message: string, about?: object): void;
  warn(message: string, about?: object): void;
  error(message: string, about?: object): void;
};
