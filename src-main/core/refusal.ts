/**
 * Every refusal: code, HTTP status and sentence, in one table. The sentence names the culprit and the way out.
 * Anything else that is thrown is a defect and becomes a 500 without its text.
 */
import type { Reason } from '#contract/reasons.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { sentenceOf } from './reasons/reason.ts';

export const refusals = {
  invalidRequest: { status: 400, sentence: 'The request is not valid; details says why.' },
  malformedJson: { status: 400, sentence: 'The body is not valid JSON.' },
  loginFailed: { status: 401, sentence: 'The user name or password is wrong.' },
  keyRequired: {
    status: 401,
    sentence: 'This needs an API key: send it as ?apiKey=…, as the header x-api-key, or log in and send the token.',
  },
  keyInvalid: { status: 401, sentence: 'The API key is unknown or was revoked. Leave it out for anonymous access, or create a new one.' },
  tokenInvalid: { status: 401, sentence: 'The token is not valid or has expired. Log in again, or POST /refreshToken.' },
  refreshTokenInvalid: { status: 401, sentence: 'The refresh token is unknown, has expired or was revoked. Log in again.' },
  hostRefused: { status: 403, sentence: 'The Host header must be a loopback name with the port of this server.' },
  originRefused: { status: 403, sentence: 'This web page may not use Aeroshelf. The user can approve its origin.' },
  crossSiteRefused: { status: 403, sentence: 'Requests from other web sites are refused.' },
  notFound: { status: 404, sentence: 'Nothing was found at this address.' },
  methodNotAllowed: { status: 405, sentence: 'This address does not support this method; the Allow header lists those it does.' },
  ambiguous: { status: 409, sentence: 'Several NOTAMs have this number; use one of the ids in details.' },
  importRunning: { status: 409, sentence: 'An import is already running; wait for it to end.' },
  syncRunning: { status: 409, sentence: 'A sync is already running; wait for it to end.' },
  revisionGone: { status: 410, sentence: 'This revision is no longer stored; fetch everything again from the revision in use.' },
  bodyTooLarge: { status: 413, sentence: 'The body is larger than this endpoint accepts.' },
  mediaTypeRefused: { status: 415, sentence: 'The body must be application/json.' },
  tooManyRequests: { status: 429, sentence: 'Too many requests; Retry-After says in how many seconds to try again.' },
  tooManyLogins: { status: 429, sentence: 'Too many failed logins for this name; Retry-After says in how many seconds to try again.' },
  stateUnusable: { status: 500, sentence: 'state.sqlite cannot be used; "aeroshelf restore --last" puts its last automatic backup back.' },
  portTaken: { status: 500, sentence: 'No port could be opened on 127.0.0.1.' },
  internal: { status: 500, sentence: 'Aeroshelf failed; its log has the reason under this X-Request-Id.' },
} as const satisfies Record<RefusalCode, { status: number; sentence: string }>;

export type { RefusalCode } from '#contract/refusal-codes.ts';

type RefusalAbout = { message?: string; details?: readonly string[]; reasons?: readonly Reason[]; retryAfterSeconds?: number };

/** A refusal from the table, with the details of this request. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  /** What is wrong, for programs; `details` are their sentences. */
  readonly reasons: readonly Reason[] | undefined;
  /** One sentence for each thing that is wrong, culprit first. */
  readonly details: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, about: RefusalAbout = {}) {
    super(about.message ?? refusals[code].sentence);
    this.code = code;
    this.status = refusals[code].status;
    this.reasons = about.reasons;
    this.details = about.details ?? about.reasons?.map(sentenceOf);
    this.retryAfterSeconds = about.retryAfterSeconds;
  }
}
