/** Reads a password or another secret: the first line of standard input, so that scripts can give it, or after a prompt without echo on a terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { invalid, type Refusal } from '#core/refusal.ts';
import { standardInput, type Input } from './standard-input.ts';
import { say } from './terminal.ts';

/** Far above the longest password; a file sent by mistake is not read to its end. */
const MAX_BYTES = 64 * 1024;

type Secret = 'password' | 'client secret' | 'key';

/** `what` is named in the prompt and in a refusal. */
export function readPassword(what: Secret = 'password'): Promise<string> {
  const input = standardInput();
  return input.isTTY ? askTwice(input, what) : firstLine(input, what);
}

/** Throws `invalidRequest` for an empty line and for several lines, because the rest would be lost silently. */
async function firstLine(input: Input, what: Secret): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk as Uint8Array);
    chunks.push(part);
    bytes += part.length;
    // The end is not awaited, because the sender may keep its pipe open.
    if (part.includes('\n') || bytes > MAX_BYTES) break;
  }
  const [line = '', ...rest] = Buffer.concat(chunks).toString('utf8').split(/\r?\n/);
  if (line === '') throw refused(what, `standard input is empty; send the ${what} there, as its first line`);
  if (rest.some((more) => more !== '')) throw refused(what, `standard input holds several lines; a ${what} is one line`);
  return line;
}

/** Throws `invalidRequest` when the two differ, and when the person gives up with Ctrl+C or Ctrl+D. */
async function askTwice(input: Input, what: Secret): Promise<string> {
  // Readline echoes what is typed to its output; the terminal itself is kept from echoing by raw mode.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: true });
  const given = new AbortController();
  lines.once('SIGINT', () => given.abort());
  lines.once('close', () => given.abort());
  const ask = (prompt: string) => {
    process.stderr.write(prompt);
    return lines.question('', { signal: given.signal }).finally(() => say(''));
  };
  try {
    const secret = await ask(`${what.charAt(0).toUpperCase()}${what.slice(1)}: `);
    if ((await ask('Once more: ')) !== secret) throw refused(what, 'the two are not the same');
    return secret;
  } catch (error) {
    throw given.signal.aborted ? refused(what, 'none was given') : error;
  } finally {
    lines.close();
  }
}

function refused(what: Secret, reason: string): Refusal {
  return invalid(`${what}: ${reason}`);
}
