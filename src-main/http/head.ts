/**
 * HEAD is answered as GET (RFC 9110, 9.3.2): Node, which has read the method by then, sends no body. A route of its own for each path would take a tenth of a
 * start's own work.
 */
import type { IncomingMessage, Server } from 'node:http';

const heads = new WeakSet<IncomingMessage>();

export function answerHeadAsGet(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (request.method !== 'HEAD') return;
    heads.add(request);
    request.method = 'GET';
  });
}

/** As the client sent it. */
export const sentMethod = (request: IncomingMessage): string => (heads.has(request) ? 'HEAD' : (request.method ?? ''));
