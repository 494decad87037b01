/**
 * Questions to the API from a program that lives for hours: to the server that runs, else to the data folder, which is open for one question
 * at a time only, so that a window or another command can start between two.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openCore } from '#core/core.ts';
import { answer } from '#http/server.ts';
import { Refusal } from '#core/refusal.ts';
import type { Log } from '#core/platform/log.ts';
import type { Answered, Ask, Asked } from '#mcp/ask.ts';
import { runningServer } from '../beside/running-server.ts';

/** A process that has just begun to serve holds the folder before it announces itself. */
const ATTEMPTS = 5;
const ATTEMPT_MS = 500;

type Where = { dataDir: string; key: string | undefined; log: Log };

/** One after another. Rejects with a Refusal where the folder is used by a process that does not serve. */
export function openAsk(where: Where): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return (asked) => {
    const answered = last.then(() => once(asked, where));
    last = answered.catch(() => {});
    return answered;
  };
}

async function once(asked: Asked, where: Where): Promise<Answered> {
  for (let attempt = 1; ; attempt++) {
    const served = await fromServer(asked, where);
    if (served) return served;
    try {
      return await fromFolder(asked, where);
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Refusal)) throw error;
      await pause(ATTEMPT_MS);
    }
  }
}

/** Undefined where no server answers. */
async function fromServer({ method, path, body }: Asked, { dataDir, key }: Where): Promise<Answered | undefined> {
  // Of the server that runs: a key must not go to another program at the port of one that was killed.
  const url = runningServer(dataDir)?.url;
  if (url === undefined) return undefined;
  const headers = { ...(key !== undefined && { 'x-api-key': key }), ...(body !== undefined && { 'content-type': 'application/json' }) };
  let response: Response;
  try {
    response = await fetch(new URL(path, url), { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  } catch {
    return undefined;
  }
  return { status: response.status, body: await response.json() };
}

async function fromFolder({ method, path, body }: Asked, { dataDir, key, log }: Where): Promise<Answered> {
  const core = await openCore({ dataDir, log });
  try {
    const headers: Record<string, string> = key === undefined ? {} : { 'x-api-key': key };
    const { statusCode, body: bytes } = await answer(core, path, { method, headers, log, ...(body !== undefined && { body }) });
    return { status: statusCode, body: JSON.parse(bytes.toString()) as unknown };
  } finally {
    await core.close();
  }
}
