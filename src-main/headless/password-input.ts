/** Reading a password: the first line of standard input, or a prompt without echo on a terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from '#core/refusal.ts';
import { standardInput, type Input } from './standard-input.ts';
import { say } from './terminal.ts';

/** Far above the longest password; a file sent by mistake is not read to its end. */
const MAX_BYTES = 64 * 1024;

export function readPassword(): Promise<string> {
  const input = standardInput();
  return input.isTTY ? askTwice(input) : firstLine(input);
}

/** Throws `invalidRequest` for an empty line and for several lines, because the rest would be lost silently. */
async function firstLine(input: Input): Promise<string> {
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
  if (line === '') throw refused('standard input is empty; send the password there, as its first line');
  if (rest.some((more) => more !== '')) throw refused('standard input holds several lines; a password is one line');
  return line;
}

/** Throws `invalidRequest` when the two differ, and when the person gives up with Ctrl+C or Ctrl+D. */
async function askTwice(input: Input): Promise<string> {
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
    const password = await ask('Password: ');
    if ((await ask('Once more: ')) !== password) throw refused('the two are not the same');
    return password;
  } catch (error) {
    throw given.signal.aborted ? refused('none was given') : error;
  } finally {
    lines.close();
  }
}

function refused(reason: string): Refusal {
  return new Refusal('invalidRequest', { details: [`password: ${reason}`] });
}
