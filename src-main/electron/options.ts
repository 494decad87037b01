/** The window's command line: the same options as `aeroshelf serve`. Chromium's own switches among them are ignored. */
import { parseArgs } from 'node:util';

export type WindowOptions = { dataDir?: string; port?: number; isOffline?: boolean };

/** Reads the arguments after the program's name. Throws an Error with a sentence for an invalid port. */
export function readOptions(words: readonly string[]): WindowOptions {
  const { values } = parseArgs({
    args: [...words],
    options: { 'data-dir': { type: 'string' }, port: { type: 'string' }, offline: { type: 'boolean' } },
    strict: false,
  });
  const { 'data-dir': dataDir, port, offline } = values;
  return {
    ...(typeof dataDir === 'string' && { dataDir }),
    ...(port !== undefined && { port: toPort(port) }),
    ...(offline === true && { isOffline: true }),
  };
}

function toPort(text: string | boolean): number {
  const port = Number(text);
  if (typeof text === 'boolean' || !/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`--port ${text}: a port is a number from 0 to 65535.`);
  return port;
}
