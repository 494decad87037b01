/** The core's log; the host decides whether that is a file, a terminal or a test's list. Never given a key, token or password. */
export type Log = {
  info(message: string, about?: object): void;
  warn(message: string, about?: object): void;
  error(message: string, about?: object): void;
};
