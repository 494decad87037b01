/** What the window's command line says: the same words as `aeroshelf serve`. Chromium's own switches stand among them and are left alone. */
import { parseArgs } from 'node:util';

export type WindowOptions = { dataDir?: string; port?: number; isOffline?: boolean };

/** Reads the words after the program's name. Throws an Error with a sentence when a port is none. */
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
