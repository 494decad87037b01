/** A reader of `GET /events` that takes the stream as it comes, byte by byte from a socket. */
import { request, type IncomingMessage } from 'node:http';
import type { ServerEvent } from '#contract/sync/events.ts';

export type EventReader = {
  status: number;
  headers: IncomingMessage['headers'];
  /** What arrived so far. */
  events: ServerEvent[];
  /** Answers the first piece of text. */
  first: () => string;
  /** Resolves with the first event, of those that arrived or will, that the condition takes. Rejects when the stream ends before. */
  until(condition: (event: ServerEvent) => boolean): Promise<ServerEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  /** Takes no more bytes from the socket, without closing it. */
  stopReading(): void;
  close(): void;
};

export function readEvents(server: { port: number }, headers: Record<string, string> = {}): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path: '/events', headers, agent: false }, (reply) => {
      let first = '';
      let rest = '';
      const events: ServerEvent[] = [];
      const waiting = new Set<() => void>();
      let isOver = false;
      reply.setEncoding('utf8');
      reply.on('data', (piece: string) => {
        first ||= piece;
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        events.push(...blocks.flatMap(parse));
        for (const look of waiting) look();
      });
      const ended = new Promise<void>((end) => {
        reply.on('error', () => undefined);
        reply.on('close', () => {
          isOver = true;
          for (const look of waiting) look();
          end();
        });
      });
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        events,
        first: () => first,
        ended,
        until: (condition) =>
          new Promise((found, failed) => {
            const look = () => {
              const event = events.find(condition);
              if (!event && !isOver) return;
              waiting.delete(look);
              if (event) found(event);
              else failed(new Error(`The stream ended without it, after ${events.length} events.`));
            };
            waiting.add(look);
            look();
          }),
        stopReading: () => void reply.pause(),
        close: () => void sent.destroy(),
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Reads one event or comment by the rules of the HTML Standard: name and data in lines. */
function parse(block: string): ServerEvent[] {
  const lines = block.split('\n');
  const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice('data: '.length));
  if (data.length === 0) return [];
  const event = JSON.parse(data.join('\n')) as ServerEvent;
  if (!lines.includes(`event: ${event.type}`)) throw new Error(`An event without its name: ${block}`);
  return [event];
}
