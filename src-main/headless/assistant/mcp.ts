/** `mcp`: answers an assistant on standard input and output until its end is closed. Standard output carries the protocol alone. */
import { decodeNotams } from '#core/core.ts';
import { systemClock } from '#core/platform/clock.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { installation } from '#core/platform/installation.ts';
import { assistantServer, serveOverStdio } from '#mcp/server.ts';
import { openLog } from '../log.ts';
import type { CoreOptions } from '../with-core.ts';
import { standardInput } from '../standard-input.ts';
import { openAsk } from './ask.ts';

export async function mcp(options: CoreOptions & { key?: string }): Promise<void> {
  // Every file in the data folder is readable by this user only.
  process.umask(0o077);
  const dataDir = chooseDataDir(options.dataDir);
  const ask = openAsk({ dataDir, key: options.key, log: openLog({ least: 'warn' }) });
  // One after another: each may take all the memory that a text is worth.
  let last: Promise<unknown> = Promise.resolve();
  const decode = (text: string) => {
    const notams = last.then(() => decoded(text, dataDir));
    last = notams.catch(() => undefined);
    return notams;
  };
  await serveOverStdio(() => assistantServer({ ask, decode }, { version: installation.version, now: systemClock }), standardInput());
}

async function decoded(text: string, dataDir: string): Promise<unknown[]> {
  const all: unknown[] = [];
  await decodeNotams({ name: 'text', pieces: [Buffer.from(text)] }, { dataDir }, ({ notams }) => void all.push(...notams));
  return all;
}
