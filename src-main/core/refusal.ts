/**
 * Each refusal has an HTTP status and a sentence that names the culprit and the way out (`words/en/refusals.ts`). Anything else that is
 * thrown is a defect and becomes a 500 without its text.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import type { RefusalCode } from '#contract/problems/refusal-codes.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { sentenceOf } from './reasons/reason.ts';

export const statuses = {
  invalidRequest: 400,
  malformedJson: 400,
  loginFailed: 401,
  keyRequired: 401,
  keyInvalid: 401,
  tokenInvalid: 401,
  refreshTokenInvalid: 401,
  ticketUsed: 401,
  ticketExpired: 401,
  ticketUnknown: 401,
  hostRefused: 403,
  originRefused: 403,
  crossSiteRefused: 403,
  ownerRequired: 403,
  keyReadOnly: 403,
  notFound: 404,
  methodNotAllowed: 405,
  severalNavaids: 409,
  noLeg: 400,
  tooManyRoutes: 409,
  tooManyWaypoints: 409,
  waypointExists: 409,
  ambiguous: 409,
  lastOwner: 409,
  folderInUse: 409,
  importRunning: 409,
  importCancelled: 409,
  notUndoable: 409,
  syncRunning: 409,
  lossNotAccepted: 409,
  revisionGone: 410,
  bodyTooLarge: 413,
  mediaTypeRefused: 415,
  tooManyRequests: 429,
  tooManyLogins: 429,
  stateUnusable: 500,
  diskFull: 507,
  diskReadOnly: 507,
  diskFailed: 500,
  dataDamaged: 500,
  databaseBusy: 503,
  fileNotOpened: 500,
  permissionDenied: 500,
  nameTooLong: 400,
  folderNotFile: 500,
  fileNotFolder: 500,
  tooManyOpenFiles: 503,
  queryTooDear: 503,
  tooManyQueries: 503,
  portTaken: 500,
  internal: 500,
} as const satisfies Record<RefusalCode, number>;

export type { RefusalCode } from '#contract/problems/refusal-codes.ts';

/** It is particular to a refusal, and plain data, which may cross threads. */
export type RefusalAbout = {
  /** It replaces the sentence of the table. */
  message?: string | undefined;
  /** Each thing that is wrong has one sentence, culprit first; without them the sentences of `reasons` are used. */
  details?: readonly string[] | undefined;
  /** `message` repeats this many of the details, from the first. */
  detailsInMessage?: number | undefined;
  /** They say what is wrong, for programs. */
  reasons?: readonly Reason[] | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A refusal is a row of the table with the details of this request. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly about: RefusalAbout;
  readonly status: number;
  readonly reasons: readonly Reason[] | undefined;
  readonly details: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, about: RefusalAbout = {}) {
    super(about.message ?? refusalSentences[code]);
    this.code = code;
    this.about = about;
    this.status = statuses[code];
    this.reasons = about.reasons;
    this.details = about.details ?? about.reasons?.map(sentenceOf);
    this.retryAfterSeconds = about.retryAfterSeconds;
  }

  /**
   * Returns everything there is to say, without repetition, for a place that shows text alone. The general sentence is used only where
   * there is nothing else.
   */
  get lines(): readonly string[] {
    const details = (this.details?.slice(this.about.detailsInMessage ?? 0) ?? []).filter((detail) => detail !== this.message);
    return this.about.message === undefined && details.length > 0 ? details : [this.message, ...details];
  }
}

export const invalidBecause = (...reasons: readonly Reason[]): Refusal => new Refusal('invalidRequest', { reasons });

/** The request is not valid, as these sentences say; each begins with the member at fault. */
export const invalid = (...details: readonly string[]): Refusal => new Refusal('invalidRequest', { details });
