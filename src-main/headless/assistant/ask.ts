/**
 * Questions to the API from a program that lives for hours: to the server that runs, else to the data folder, which is open while questions wait and a moment
 * at most, so that a window or another command can start between two.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openCore, type Core } from '#core/core.ts';
import { inProcess } from '#http/server.ts';
import { Refusal } from '#core/refusal.ts';
import { startStopwatch } from '#core/platform/clock.ts';
import type { Log } from '#core/platform/log.ts';
import type { Answered, Ask, Asked } from '#mcp/ask.ts';
import { runningServer, transportTo, type Request } from '../api.ts';

/** A process that has just begun to serve holds the folder before it announces itself. */
const ATTEMPTS = 5;
const ATTEMPT_MS = 500;
/** How long waiting questions share one opening of the folder, which takes longer than most of them. */
const LONGEST_OPEN_SECONDS = 5;
/** Further questions are refused with a request to wait, because each is held in memory until it is answered. */
const MOST_WAITING = 2_000;

type Where = { dataDir: string; key: string | undefined; log: Log };

/** One after another, however many are asked at once. Rejects where too many wait. */
export function oneAfterAnother(): <Result>(work: (isLast: () => boolean) => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= MOST_WAITING)
      return Promise.reject(new Error(`${MOST_WAITING} questions are waiting already; ask again when some are answered.`));
    waiting++;
    const done = last.then(() => work(() => waiting === 1)).finally(() => waiting--);
    last = done.catch(() => {});
    return done;
  };
}

/** Rejects with a Refusal where the folder is used by a process that does not serve. */
export function openAsk(where: Where): Ask {
  const inTurn = oneAfterAnother();
  const folder = openFolder(where);
  return (asked) => inTurn((isLast) => once(asked, { where, folder, isLast }));
}

type Means = { where: Where; folder: ReturnType<typeof openFolder>; isLast: () => boolean };

async function once(asked: Asked, { where, folder, isLast }: Means): Promise<Answered> {
  for (let attempt = 1; ; attempt++) {
    const served = folder.isOpen() ? undefined : await fromServer(asked, where);
    if (served) return served;
    try {
      return await folder.answer(asked, isLast);
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Refusal)) throw error;
      await pause(ATTEMPT_MS);
    }
  }
}

const answered = async (response: Response): Promise<Answered> => ({ status: response.status, body: await response.json() });

const requestOf = ({ method, body }: Asked, key: string | undefined): Request => ({
  method,
  headers: { ...(key !== undefined && { 'x-api-key': key }), ...(body !== undefined && { 'content-type': 'application/json' }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** Undefined where no server answers. */
async function fromServer(asked: Asked, { dataDir, key }: Where): Promise<Answered | undefined> {
  // Of the server that runs: a key must not go to another program at the port of one that was killed.
  const server = runningServer(dataDir);
  const response = server && (await transportTo(server)(asked.path, requestOf(asked, key)).catch(() => undefined));
  return response && answered(response);
}

function openFolder({ dataDir, key, log }: Where) {
  let open: { core: Core; handlers: ReturnType<typeof inProcess> } | undefined;
  let seconds = startStopwatch();
  return {
    isOpen: () => open !== undefined,
    async answer(asked: Asked, isLast: () => boolean): Promise<Answered> {
      if (!open) {
        seconds = startStopwatch();
        const core = await openCore({ dataDir, log });
        open = { core, handlers: inProcess(core, { log, isOwner: false }) };
      }
      const { core, handlers } = open;
      try {
        return await answered(await handlers.answer(asked.path, requestOf(asked, key)));
      } finally {
        if (isLast() || seconds() > LONGEST_OPEN_SECONDS) {
          open = undefined;
          await handlers.close();
          await core.close();
        }
      }
    },
  };
}
