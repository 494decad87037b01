/**
 * Turns errors into answers with their code in X-Error-Code, and logs them under the request's id. Queries are left out of the log: they
 * may contain a key.
 */
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyError } from 'fastify';
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { http } from '#core/platform/node-http.ts';
import { invalid, Refusal, type RefusalCode } from '#core/refusal.ts';
import { datasetHeaders } from './answers/reply.ts';
import type { Problem } from '#contract/problems/problem.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';

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

const TOO_LONG = 'request: its address and headers have more than 64 KB; shorten the query, or send what is long in the body of a POST';

/** It answers input that Node could not parse as HTTP, for which there is no request object. */
export const unreadableRefuser =
  (log: Log) =>
  (error: NodeJS.ErrnoException, socket: Pick<Socket, 'writable' | 'destroy' | 'end' | 'bytesRead'>): void => {
    // A browser opens connections ahead, and would take an answer on one for that of its next request.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
    const detail = error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : `request: ${error.message}`;
    const refusal = invalid(detail);
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

/** Fastify's own refusals that a client can cause, with Aeroshelf's codes. */
const fromFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'mediaTypeRefused',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidRequest',
  FST_ERR_BAD_URL: 'invalidRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
};

/** Finds the refusal that caused an error; undefined for a defect. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = fromFastify[(error as FastifyError).code];
  if (code === 'invalidRequest') return new Refusal(code, { details: [(error as FastifyError).message] });
  return code ? new Refusal(code) : refusalOfSystem(error);
}

/** The HTTP body of a refusal; any other error is a defect, and its text goes to the log only. */
function problemOf(refusal: Refusal): Problem {
  const { status, message, details, reasons } = refusal;
  const sentences = status === 400 ? [...(details ?? [message])] : details && [...details];
  return {
    statusCode: status,
    name: http.STATUS_CODES[status] ?? 'Error',
    message,
    ...(sentences && { details: sentences }),
    ...(reasons && { reasons: [...reasons] }),
  };
}

const internalProblem: Problem = problemOf(new Refusal('internal'));
