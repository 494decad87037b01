/** Refusals as HTTP bodies. Any other error is a defect: 500, and its text goes to the log only. */
import type { FastifyError } from 'fastify';
import type { Problem } from '#contract/problems/problem.ts';
import { http } from '#core/platform/node-http.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';
import { Refusal, type RefusalCode } from '#core/refusal.ts';

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
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = fromFastify[(error as FastifyError).code];
  if (code === 'invalidRequest') return new Refusal(code, { details: [(error as FastifyError).message] });
  return code ? new Refusal(code) : refusalOfSystem(error);
}

export function problemOf(refusal: Refusal): Problem {
  const { status, message, details, reasons } = refusal;
  const said = status === 400 ? [...(details ?? [message])] : details && [...details];
  return {
    statusCode: status,
    name: http.STATUS_CODES[status] ?? 'Error',
    message,
    ...(said && { details: said }),
    ...(reasons && { reasons: [...reasons] }),
  };
}

export const internalProblem: Problem = problemOf(new Refusal('internal'));
