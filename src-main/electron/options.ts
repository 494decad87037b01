/** The words are a command, or the window's own options, those of `aeroshelf serve`, with Chromium's switches among them. */
import { parseArgs } from 'node:util';

export type WindowOptions = { dataDir?: string; port?: number; isOffline?: boolean };

/** What the start script of the AppImage puts first where user namespaces are forbidden, and aeroshelf.cmd always: both are Electron's. */
const ofElectron = new Set(['--no-sandbox', '--']);

/** The words for the command line, undefined where they ask for the window: a command is one word of letters, a file or a link never is. */
export function commandIn(words: readonly string[]): string[] | undefined {
  const first = words.findIndex((word) => !ofElectron.has(word));
  const own = first < 0 ? [] : words.slice(first);
  const { values, positionals } = parseArgs({
    args: own,
    options: {
      'data-dir': { type: 'string' },
      language: { type: 'string' },
      port: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'V' },
    },
    strict: false,
  });
  const isCommand = /^[a-z]+(?:-[a-z]+)*$/.test(positionals[0] ?? '') || values['help'] !== undefined || values['version'] !== undefined;
  return isCommand ? own : undefined;
}

/** Reads the window's arguments, after the program's name. Throws an Error with a sentence for an invalid port. */
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
