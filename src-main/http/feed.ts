/**
 * Server-sent events (HTML Standard, 9.2). Each event carries its type as name and its whole content as JSON; a comment every 20 seconds
 * keeps the connection known to be alive. A reader that does not read is let go when what waits for it passes the bound, and a caller has
 * only so many readers: neither a forgotten page nor a loop that opens connections can fill the memory.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Refusal } from '#core/refusal.ts';
import type { Feed } from './handlers.ts';

const ALIVE_EVERY_MS = 20_000;
/** Bytes that may wait for one reader. */
const MOST_WAITING = 1_000_000;
/** The browser's pause before it connects again. */
const RETRY_MS = 2_000;
/** Windows, tabs and tools of one caller. */
const MOST_READERS = 20;

export function sendFeed(reply: FastifyReply, { feed }: Feed): FastifyReply {
  reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store');
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  const write = (text: string) => {
    if (raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  const stop = feed((event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
  const alive = setInterval(() => write(':\n\n'), ALIVE_EVERY_MS);
  const end = () => {
    clearInterval(alive);
    stop();
  };
  // A caller that went away while its key was looked up has told so already.
  if (raw.destroyed) end();
  else raw.once('close', end);
  return reply;
}

const readers = new WeakMap<object, Map<string, number>>();

/**
 * Counts one more reader of this caller on this server, and answers how to count it off. Throws `tooManyRequests` when the caller has as
 * many as one may have.
 */
export function reserveStream(server: object, caller: string): () => void {
  const counts = readers.get(server) ?? new Map<string, number>();
  readers.set(server, counts);
  const present = counts.get(caller) ?? 0;
  if (present >= MOST_READERS) {
    throw new Refusal('tooManyRequests', {
      message: `You listen to ${present} streams of events already; close one of them.`,
      retryAfterSeconds: RETRY_MS / 1000,
    });
  }
  counts.set(caller, present + 1);
  return () => {
    const left = (counts.get(caller) ?? 1) - 1;
    if (left > 0) counts.set(caller, left);
    else counts.delete(caller);
  };
}
