/** `mcp` answers an assistant on standard input and output until its end is closed. Standard output carries the protocol alone. */
import { decodeNotams } from '#core/core.ts';
import { systemClock } from '#core/platform/clock.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { installation } from '#core/platform/installation.ts';
import type { Log } from '#core/platform/log.ts';
import type { Answered, Ask, Asked } from '#mcp/ask.ts';
import { assistantServer, serveOverStdio } from '#mcp/server.ts';
import { withApi } from '../api.ts';
import { openLog } from '../log.ts';
import type { CoreOptions } from '../with-core.ts';
import { standardInput } from '../standard-input.ts';

export async function mcp(options: CoreOptions & { key?: string }): Promise<void> {
  // Every file in the data folder is readable by this user only.
  process.umask(0o077);
  const dataDir = chooseDataDir(options.dataDir);
  const ask = openAsk({ dataDir, key: options.key, log: openLog({ least: 'warn' }) });
  // Each text may take all the memory that one is worth.
  const decode = oneAfterAnother((text: string) => decoded(text, dataDir));
  await serveOverStdio(() => assistantServer({ ask, decode }, { version: installation.version, now: systemClock }), standardInput());
}

async function decoded(text: string, dataDir: string): Promise<unknown[]> {
  const all: unknown[] = [];
  await decodeNotams({ name: 'text', pieces: [Buffer.from(text)] }, { dataDir }, ({ notams }) => void all.push(...notams));
  return all;
}

function oneAfterAnother<Given, Answer>(work: (given: Given) => Promise<Answer>): (given: Given) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const answer = last.then(() => work(given));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/**
 * Questions to the API from a program that lives for hours. Each opens the data folder for itself, so that a window or another command can start between two. Rejects
 * with a Refusal where the folder is used by a process that does not serve.
 */
function openAsk({ dataDir, key, log }: { dataDir: string; key: string | undefined; log: Log }): Ask {
  const options = { dataDir, log, isSilent: true, asClient: key === undefined ? {} : { 'x-api-key': key } };
  return oneAfterAnother(({ method, path, body }: Asked) =>
    withApi(options, async ({ send }): Promise<Answered> => {
      const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await send(path, { method, ...content });
      return { status: response.status, body: await response.json() };
    }),
  );
}
