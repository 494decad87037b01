/** `mcp`: answers an assistant on standard input and output until its end is closed. Standard output carries the protocol alone. */
import { decodeNotams } from '#core/core.ts';
import { startStopwatch, systemClock } from '#core/platform/clock.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { installation } from '#core/platform/installation.ts';
import type { Log } from '#core/platform/log.ts';
import type { Answered, Ask, Asked } from '#mcp/ask.ts';
import { assistantServer, serveOverStdio } from '#mcp/server.ts';
import { withApi, type Api } from '../api.ts';
import { openLog } from '../log.ts';
import type { CoreOptions } from '../with-core.ts';
import { standardInput } from '../standard-input.ts';

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

/** Waiting questions share one opening of the folder for this long, because it takes longer than most of them. */
const LONGEST_OPEN_SECONDS = 5;
/** Further questions are refused with a request to wait, because each is held in memory until it is answered. */
const MOST_WAITING = 2_000;

type Question = { request: Asked; answer: (answered: Answered) => void; fail: (error: unknown) => void };

/**
 * Questions to the API from a program that lives for hours. Those that wait share one opening of the data folder, which ends with the last of them or after a
 * moment, so that a window or another command can start between two. Rejects where too many wait, and with a Refusal where the folder is used by a
 * process that does not serve.
 */
function openAsk({ dataDir, key, log }: { dataDir: string; key: string | undefined; log: Log }): Ask {
  const waiting: Question[] = [];
  let isAnswering = false;
  const answerAll = async () => {
    isAnswering = true;
    const options = { dataDir, log, isSilent: true, asClient: key === undefined ? {} : { 'x-api-key': key } };
    try {
      while (waiting.length > 0) await withApi(options, (api) => answerSome(api, waiting));
    } catch (error) {
      for (const { fail } of waiting.splice(0)) fail(error);
    } finally {
      isAnswering = false;
    }
  };
  return (request) =>
    new Promise((answer, fail) => {
      if (waiting.length >= MOST_WAITING)
        throw new Error(`${MOST_WAITING} questions are waiting already; ask again when some are answered.`);
      waiting.push({ request, answer, fail });
      if (!isAnswering) void answerAll();
    });
}

/** One after another, however many are asked at once. */
async function answerSome({ send }: Api, waiting: Question[]): Promise<void> {
  const seconds = startStopwatch();
  for (let next = waiting.shift(); next; next = seconds() > LONGEST_OPEN_SECONDS ? undefined : waiting.shift()) {
    const { request, answer, fail } = next;
    const { method, path, body } = request;
    const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    await send(path, { method, ...content })
      .then(async (response) => answer({ status: response.status, body: await response.json() }))
      .catch(fail);
  }
}
