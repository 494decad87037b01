/**
 * Server-sent events (HTML Standard, 9.2). Each event carries its type as name and its whole content as JSON; a comment every 20 seconds
 * keeps the connection alive. A stream whose client does not read is closed when its backlog exceeds a limit, and a caller may open only so
 * many streams: neither a forgotten page nor a loop that opens connections can fill the memory.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Refusal } from '#core/refusal.ts';
import type { Feed } from '../handlers.ts';

const KEEP_ALIVE_MS = 20_000;
/** No more bytes than these may wait for one client. */
const MAX_BACKLOG = 1_000_000;
/** The browser pauses for this many milliseconds before it reconnects. */
const RETRY_MS = 2_000;
/** A caller may have this many open streams, for its windows, tabs and tools. */
const MAX_STREAMS = 20;

export function sendFeed(reply: FastifyReply, { feed }: Feed): FastifyReply {
  reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store');
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  const write = (text: string) => {
    if (raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_BACKLOG) raw.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  const stop = feed((event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
  const alive = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS);
  const end = () => {
    clearInterval(alive);
    stop();
  };
  // If the client left while its key was looked up, its close event has already fired.
  if (raw.destroyed) end();
  else raw.once('close', end);
  return reply;
}

const streams = new WeakMap<object, Map<string, number>>();

/**
 * Counts one more open stream of this caller on this server and returns the function that releases it. Throws `tooManyRequests` when the
 * caller has as many as are allowed.
 */
export function reserveStream(server: object, caller: string): () => void {
  const counts = streams.get(server) ?? new Map<string, number>();
  streams.set(server, counts);
  const open = counts.get(caller) ?? 0;
  if (open >= MAX_STREAMS) {
    throw new Refusal('tooManyRequests', {
      message: `You already have ${open} event streams open; close one of them.`,
      retryAfterSeconds: RETRY_MS / 1000,
    });
  }
  counts.set(caller, open + 1);
  return () => {
    const left = (counts.get(caller) ?? 1) - 1;
    if (left > 0) counts.set(caller, left);
    else counts.delete(caller);
  };
}
