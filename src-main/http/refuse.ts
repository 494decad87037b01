/**
 * Errors to answers with their code in X-Error-Code, and to the log under the request's id. Queries are left out of the log: they may contain
 * a key.
 */
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { http } from '#core/platform/node-http.ts';
import { Refusal, type RefusalCode } from '#core/refusal.ts';
import { internalProblem, problemOf, refusalOf } from './problems.ts';
import { datasetHeaders } from './answers/reply.ts';

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]?.slice(0, 200) ?? '';

export const refuser =
  (core: Pick<Core, 'dataset'>, log: Log) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (hasHungUp(error, request)) {
      log.info('client hung up', { requestId: request.id, method: request.method, path: pathOf(request) });
      return reply.hijack();
    }
    const refusal = refusalOf(error);
    reply.headers({
      ...datasetHeaders(core.dataset.current()),
      'x-error-code': refusal?.code ?? ('internal' satisfies RefusalCode),
      // A request that could not be read passed no hook.
      'x-content-type-options': 'nosniff',
      // This replaces the type of an export that failed.
      'content-type': 'application/json; charset=utf-8',
    });
    const about = { requestId: request.id, method: request.method, path: pathOf(request) };
    if (!refusal) {
      log.error('request failed', { ...about, error: error instanceof Error ? error.stack : String(error) });
      return reply.code(500).send(internalProblem);
    }
    if (refusal.status < 500) log.info('request refused', { ...about, status: refusal.status, reason: refusal.code });
    else log.warn('request failed', { ...about, status: refusal.status, reason: refusal.code, error: (error as Error).message });
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(refusal.status).send(problemOf(refusal));
  };

/** The client is gone: the connection was lost before the request was whole, or while it was answered. */
function hasHungUp(error: unknown, { raw }: FastifyRequest): boolean {
  const { code } = error as { code?: unknown };
  return raw.socket.destroyed && (!raw.complete || code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** Answers input that Node could not parse as HTTP, for which there is no request object. */
export const unreadableRefuser =
  (log: Log) =>
  (error: NodeJS.ErrnoException, socket: Pick<Socket, 'writable' | 'destroy' | 'end'>): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const refusal = new Refusal('invalidRequest', { details: [`request: ${error.message}`] });
    const { status, code } = refusal;
    log.info('request refused', { status, reason: code, error: error.code });
    const body = JSON.stringify(problemOf(refusal));
    const head = [
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
      `X-Error-Code: ${code}`,
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
