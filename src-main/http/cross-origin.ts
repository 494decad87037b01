/** CORS for origins that the guard accepted: each by name, never `*`. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const EXPOSED =
  'Content-Disposition, ETag, Link, Retry-After, X-Dataset-Date, X-Dataset-Losses, X-Dataset-Revision, X-Error-Code, X-Notams-Coverage, X-Notams-Imported-At, X-Notams-Issued-At, X-Notams-Not-Placed, X-Notams-Shown, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Route-Faults, X-Route-Left-Out';

export function allowCrossOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('vary', 'Origin').header('access-control-expose-headers', EXPOSED);
}

export function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.origin !== undefined) {
    reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, if-none-match, x-api-key')
      .header('access-control-max-age', '600');
  }
  return reply.code(204).send();
}
