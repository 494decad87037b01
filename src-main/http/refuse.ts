/** Errors to answers, and to the log under the request's id. Queries are left out of the log: they may hold a key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { internalProblem, problemOf, refusalOf } from './problems.ts';
import { datasetHeaders } from './reply.ts';

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]?.slice(0, 200) ?? '';

export const refuser =
  (core: Pick<Core, 'dataset'>, log: Log) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    reply.headers(datasetHeaders(core.dataset.current()));
    const about = { requestId: request.id, method: request.method, path: pathOf(request) };
    if (!refusal) {
      log.error('request failed', { ...about, error: error instanceof Error ? error.stack : String(error) });
      return reply.code(500).send(internalProblem);
    }
    log.info('request refused', { ...about, status: refusal.status, reason: refusal.code });
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(refusal.status).send(problemOf(refusal));
  };
