/** A service that publishes one file: with ETag or without, whole or with a fault by name. */
import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { serving } from '../../../helpers/listening.ts';

export type Fault = 'none' | 'cut' | 'slow' | 'captivePortal' | 'tooManyRequests' | 'unavailable' | 'forbidden';

export async function startFileServer(text: string) {
  let [content, fault, hasEtag] = [text, 'none' as Fault, true];
  const asked: string[] = [];
  const send: Record<Exclude<Fault, 'none'>, (reply: ServerResponse, headers: Record<string, string>) => void> = {
    cut(reply, headers) {
      reply.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(content) });
      reply.write(content.slice(0, content.length / 2), () => reply.destroy());
    },
    slow(reply, headers) {
      reply.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(content) });
      const pieces = content.match(/[^]{1,200}/g) ?? [];
      const next = () => {
        const piece = pieces.shift();
        if (piece === undefined) return void reply.end();
        reply.write(piece, () => setImmediate(next));
      };
      next();
    },
    captivePortal: (reply) =>
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html><body>Sign in to the hotel</body></html>'),
    tooManyRequests: (reply) => reply.writeHead(429, { 'retry-after': '7200' }).end(),
    unavailable: (reply) => reply.writeHead(503).end(),
    forbidden: (reply) => reply.writeHead(403).end(),
  };
  const { address } = await serving((request, reply) => {
    const etag = `"${hash('sha256', content, 'hex').slice(0, 16)}"`;
    const isKnown = hasEtag && request.headers['if-none-match'] === etag;
    const headers = { 'content-type': 'application/xml', ...(hasEtag && { etag }) };
    asked.push(isKnown ? '304' : fault);
    if (fault !== 'none') send[fault](reply, headers);
    else if (isKnown) reply.writeHead(304, { etag }).end();
    else reply.writeHead(200, headers).end(content);
  });
  return {
    address: `${address}operational/PIB.xml`,
    /** Each answer has its fault here, or 304. */
    asked,
    publish: (next: string) => void (content = next),
    fail: (next: Fault) => void (fault = next),
    withoutEtag: () => void (hasEtag = false),
  };
}
